export { escapeText, unescapeText } from '../../engine/core/codec.ts';
