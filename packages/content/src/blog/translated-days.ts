import days from '../../generated/translated-days.json' with { type: 'json' };

/** By code of a language other than English, the ISO day of the last change of each article that it has, by slug. */
export const translatedDays: Readonly<Record<string, Readonly<Record<string, string>>>> = days;
