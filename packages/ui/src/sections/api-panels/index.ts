export { ApiPanels, type ApiPanelsContent, type ApiPanelsProps } from './api-panels.js';
