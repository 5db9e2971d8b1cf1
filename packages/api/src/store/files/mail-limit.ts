const HOUR_MS = 3_600_000;

/** See `Outbox.admitMail`. Kept in memory: only one process uses a folder, and a restart begins a new hour. */
export function createMailLimit(now: () => number) {
  const admitted = new Map<string, string>();
  let since = Number.NEGATIVE_INFINITY;
  return (mailbox: string, leadId: string, max: number): boolean => {
    // A clock that is set far back ends the hour as well.
    if (Math.abs(now() - since) >= HOUR_MS) {
      admitted.clear();
      since = now();
    }
    const first = admitted.get(mailbox) ?? leadId;
    if (first !== leadId || (admitted.size >= max && !admitted.has(mailbox))) return false;
    admitted.set(mailbox, leadId);
    return true;
  };
}
