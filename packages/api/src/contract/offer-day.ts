const HAWAII_MS = -10 * 60 * 60 * 1000;

/** The day that counts for offers, as an ISO date: Hawaii's, because an offer's last day ends there last in Canada and the US. */
export const offerDay = (time: number): string => new Date(time + HAWAII_MS).toISOString().slice(0, 10);
