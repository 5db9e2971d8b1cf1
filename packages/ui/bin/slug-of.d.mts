/** A slug for a name: `Żółta Łódź` becomes `zolta-lodz`. Empty where the name holds no letter or digit that has a Latin form. */
export function slugOf(name: string): string;
