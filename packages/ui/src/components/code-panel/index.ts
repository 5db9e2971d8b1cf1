export { CodePanel, type CodePanelProps } from './code-panel.js';
