export { listPanel } from './list-panel.js';
export type { ListTab } from './list-tabs.js';
export { ListToolbar, type ListToolbarLabels, type ListToolbarProps } from './list-toolbar.js';
