export { DisclosureChecklist, type DisclosureChecklistProps } from './disclosure-checklist.js';
