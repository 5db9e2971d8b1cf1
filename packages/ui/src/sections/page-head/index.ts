export { IntroductionsPanel } from './introductions-panel.js';
export { PageHead, type PageHeadProps } from './page-head.js';
export { QueuePanel, type QueuePanelProps } from './queue-panel.js';
export { RequestPanel, type RequestPanelProps } from './request-panel.js';
