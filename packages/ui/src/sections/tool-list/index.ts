export { ToolList, type ToolListProps } from './tool-list.js';
