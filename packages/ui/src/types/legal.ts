export interface LegalSection {
  /** Also its anchor. */
  id: string;
  heading: string;
  /** One line that says in plain words what the section says. */
  summary?: string;
  /** Light markup; blank lines separate paragraphs. */
  content: string;
}

export interface LegalText {
  title: string;
  /** As printed, e.g. "April 10, 2023". */
  updated: string;
  /** The day of its newest revision, and why there was one. */
  revised?: { date: string; why: string } | undefined;
  summary: string;
  sections: readonly LegalSection[];
}
