export { ResultPanel, type ResultPanelProps } from './result-panel.js';
