/** What visitors read if something is refused for another reason than a field, in English. The site's content has them in its other languages. */
export const refusals = {
  title: 'This did not work',
  home: 'Home page',
  unreadable: 'The request could not be read',
  tooLarge: 'The request is too large',
  failed: 'Something went wrong',
  tooMany: 'Too many requests. Please try again later.',
  tooMuchToday: 'You have sent too much today. Please try again tomorrow.',
  unconfirmed: 'We could not confirm that this was stored. Please send it again.',
  notStored: 'We cannot store anything at the moment. Please try again later.',
} as const;

export const refusalNames = Object.keys(refusals) as (keyof typeof refusals)[];
