/** Every text that the submission list shows. */
export interface SubmissionListLabels {
  title: string;
  /** Follows the number in the name of the count. */
  countLabel: string;
  loading: string;
  error: string;
  empty: Record<'title' | 'text', string>;
  loadMore: string;
  loadingMore: string;
}
