/** Every text that the submission list shows. */
export interface SubmissionListLabels {
  title: string;
  /** Text after the number in the accessible name of the count. */
  countLabel: string;
  loading: string;
  error: string;
  empty: Record<'title' | 'text', string>;
  loadMore: string;
  loadingMore: string;
}
