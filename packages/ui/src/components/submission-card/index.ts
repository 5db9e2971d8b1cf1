export type { SubmissionChange } from './submission-actions.js';
export { SubmissionCard, type SubmissionCardProps } from './submission-card.js';
export type { SubmissionCardLabels } from './submission-card.labels.js';
