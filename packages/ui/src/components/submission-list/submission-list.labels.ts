/** Every text that the submission list shows. */
export const submissionListLabels = {
  title: 'Contact Form Submissions',
  /** Follows the number in the name of the count. */
  countLabel: 'in total',
  loading: 'Loading submissions',
  error: 'Failed to load contact submissions. Please try again later.',
  empty: {
    title: 'No submissions yet',
    text: 'Contact form submissions will appear here when visitors submit the form.',
  },
  loadMore: 'Load more',
  loadingMore: 'Loading...',
};

export type SubmissionListLabels = typeof submissionListLabels;
