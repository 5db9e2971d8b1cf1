/**
 * Invented wording without an `invented` field of its own. Before building a real site, correct each file and remove its line.
 */
export const inventedWording: readonly { file: string; what: string }[] = [
  { file: 'src/site/office.ts', what: 'the postal address (PUBLIC_ADDRESS)' },
  { file: 'src/claims/values.ts', what: 'every figure about the company' },
  { file: 'src/claims/counted.ts', what: 'how each figure is counted' },
  {
    file: 'src/entries/terms.ts',
    what: 'where the company acts, and which licenses and registrations it holds (PUBLIC_LICENSES)',
  },
  { file: 'src/claims/sentences.ts', what: 'what a summary shows' },
  { file: 'src/entries/how-we-are-paid.ts', what: 'how the company is paid and ranks matches' },
  { file: 'src/partners/doola.ts', what: 'the end date and the contents of the offer' },
];
