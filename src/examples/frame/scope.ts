import { createContext } from 'preact';

/** The id of the example that a field belongs to. A page may have several examples with fields of the same name. */
export const ExampleId = createContext('');
