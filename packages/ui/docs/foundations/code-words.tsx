/** Words from a comment: what stands between backticks is code. */
export function CodeWords({ text }: { text: string }) {
  return text.split('`').map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name than their place.
    place % 2 ? <code key={place}>{part}</code> : part,
  );
}
