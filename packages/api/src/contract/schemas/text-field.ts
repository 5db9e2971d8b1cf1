import { z } from 'zod';
import { EMAIL_PATTERN } from '../email-pattern.js';
import { limits } from '../limits.js';
import { messages } from '../messages.js';

/** Trims, and replaces what databases refuse (lone surrogates, NUL). */
const clean = (value: string) => value.replace(/[\p{Cs}\0]/gu, '\uFFFD').trim();

/** A text that may be missing or blank. Both are stored as if they had not been sent. */
export const optionalText = (max: number) =>
  z
    .string({ error: messages.text })
    .overwrite(clean)
    .max(max, { error: messages.tooLong(max) })
    .optional();

export const requiredText = (max: number, message: string = messages.required) =>
  z
    .string({ error: message })
    .overwrite(clean)
    .min(1, { error: message, abort: true })
    .max(max, { error: messages.tooLong(max), abort: true });

/** An e-mail address. Its length is checked first: the pattern is slow on long input. */
export const emailText = (requiredMessage?: string) =>
  requiredText(limits.email, requiredMessage).regex(EMAIL_PATTERN, { error: messages.email });
