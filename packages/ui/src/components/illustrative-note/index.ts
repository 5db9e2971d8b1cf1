export { IllustrativeNote, type IllustrativeNoteProps } from './illustrative-note.js';
