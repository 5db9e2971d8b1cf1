export { SearchDialog, type SearchDialogProps } from './search-dialog.js';
export type { SearchResult } from './search-option.js';
