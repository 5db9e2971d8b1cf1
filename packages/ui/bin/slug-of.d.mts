/** A slug for a name: `Żółta Łódź` becomes `zolta-lodz`. Empty if the name has no letter or digit with a Latin form. */
export function slugOf(name: string): string;
