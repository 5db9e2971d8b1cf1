export { ApiPanels, type ApiPanelsContent, type ApiPanelsProps } from './api-panels.js';
export type { CodeSample } from './integration-detail.js';
