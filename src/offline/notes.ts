/** The name of the note that the reader is not to be asked again until the browser is started anew. */
export const PUT_OFF = 'later';
