export { SearchDialog, type SearchDialogProps, type SearchResult } from './search-dialog.js';
