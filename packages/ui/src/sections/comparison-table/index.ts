export { ComparisonAdvice, type ComparisonAdviceProps } from './comparison-advice.js';
export { ComparisonNotes, type ComparisonNotesProps } from './comparison-notes.js';
export { ComparisonTable, type ComparisonTableProps } from './comparison-table.js';
