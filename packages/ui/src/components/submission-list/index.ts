export { SubmissionList, type SubmissionListProps } from './submission-list.js';
export type { SubmissionListLabels } from './submission-list.labels.js';
