import type { FormMessages } from '../schemas/forms.js';

/** Messages of fields that replace the English ones of the API's contract. Its names; `{max}` is a number of characters. */
export const formMessages: Partial<FormMessages> = {};
