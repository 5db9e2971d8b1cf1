export { SubmissionList, type SubmissionListProps } from './submission-list.js';
export { type SubmissionListLabels, submissionListLabels } from './submission-list.labels.js';
