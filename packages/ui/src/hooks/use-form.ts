'use client';

import { type ChangeEvent, type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, FormMessages } from '../lib/form-rules.js';
import { lengthErrors, readValues, restore } from '../lib/form-values.js';
import { randomKey } from '../lib/random-key.js';
import { timing } from '../tokens/timing.js';
import { useClock } from './clock.js';
import { useHydrated } from './use-hydrated.js';

export type FormStatus = 'idle' | 'submitting' | 'success' | 'error';

/** The server's response to a plain form post, made without JavaScript. */
export interface FormOutcome {
  status: 'success' | 'error';
  values: Record<string, string>;
  errors: Record<string, string>;
}

export interface FillIn {
  /** The value of the hidden spam trap field. */
  trap: string;
  /** Milliseconds since the page was opened. */
  elapsed: number;
  /** The same for all retries of one filled-in form, so that it is stored only once. */
  idempotencyKey: string;
  /** Whether the checkbox named `consent` was checked. */
  consent: boolean;
  /** Whether the checkbox named `phoneConsent` was checked. */
  phoneConsent: boolean;
}

/** Sends the filled-in form. A rejected promise is a failure. */
export type Submit<Payload> = (payload: Payload, fillIn: FillIn) => Promise<unknown>;

/** What a form shows after its `submit` was rejected. */
export interface FormFailure {
  /** A message for the whole form. */
  message?: string | undefined;
  /** Messages of single fields, by their names. */
  fields?: Readonly<Partial<Record<string, string>>> | undefined;
}

/** The attributes of a `<form>` that callers may set: all but the ones that the form sets itself. */
export type FormAttributes = Omit<ComponentProps<'form'>, 'children' | 'action' | 'onSubmit' | 'noValidate'>;

/** Maximum length of each field, by its name. */
export type FieldLimits = Readonly<Partial<Record<string, number>>>;

export interface UseFormOptions<Name extends string, Payload> {
  /** Every field by name, with its initial value, to which it is reset. */
  defaults: Record<Name, string>;
  /** Error messages of trimmed values. If there is any, nothing is sent. Without it the browser validates. */
  validate?: (values: Record<NoInfer<Name>, string>, form: HTMLFormElement) => FieldErrors<NoInfer<Name>>;
  /** Maximum length of each field, by its name. A longer text is not sent; the field shows an error. @default no limits */
  limits?: FieldLimits | undefined;
  /** Error message for a text that is longer than its limit. Without it long texts are sent. */
  tooLong?: FormMessages['tooLong'] | undefined;
  /** Converts the values to what is sent. */
  payload: (values: Record<NoInfer<Name>, string>) => Payload;
  submit: Submit<Payload>;
  /**
   * Returns the milliseconds since the page was opened. Give it on a site that shows its pages in place.
   * @default the time since the document was opened
   */
  pageAge?: (() => number) | undefined;
  /** Milliseconds for which a success is shown. @default 5000 */
  successFor?: number;
  /** The server's response to a plain form post. */
  initial?: FormOutcome | undefined;
  /**
   * What the form shows after a failure: a message, and messages of single fields by their names. @default the failure
   * is logged and nothing is shown
   */
  failure?: ((error: unknown) => FormFailure) | undefined;
  /** Whether the first field with a message of `failure` gets the focus, as after validation. @default false */
  focusFailure?: boolean;
}

interface FormState<Name extends string> {
  status: FormStatus;
  errors: FieldErrors<Name>;
  /** The message of `failure` for the whole form. */
  message?: string | undefined;
  /** Whether validation failed, as opposed to sending. */
  byRule?: boolean | undefined;
  /** The invalid field that already had the focus. Screen readers read a message only when the focus arrives, so it is announced. */
  announced?: Name | undefined;
}

const isEmpty = (errors: object) => Object.keys(errors).length === 0;
const findWrong = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[aria-invalid=true]');

function focus(wrong: HTMLElement | null) {
  // A `FieldGroup` opens.
  wrong?.dispatchEvent(new Event('invalid'));
  wrong?.focus();
}

/** The state of a form. A success ends after `successFor` milliseconds. */
function useFormState<Name extends string>(initial: FormOutcome | undefined, successFor: number) {
  const clock = useClock();
  const [state, setState] = useState<FormState<Name>>(() => ({
    status: initial?.status ?? 'idle',
    errors: initial?.status === 'error' ? (initial.errors as FieldErrors<Name>) : {},
  }));
  const { status } = state;
  useEffect(() => {
    if (status !== 'success') return;
    return clock.after(successFor, () => setState({ status: 'idle', errors: {} }));
  }, [clock, status, successFor]);
  return [state, setState] as const;
}

/** Sends the values and returns the state in which the form ends. */
async function send<Name extends string, Payload>(
  { submit, payload, failure }: UseFormOptions<Name, Payload>,
  values: Record<Name, string>,
  fillIn: FillIn,
): Promise<FormState<Name>> {
  try {
    await submit(payload(values), fillIn);
    return { status: 'success', errors: {} };
  } catch (error) {
    if (!failure) console.error('The form could not be sent.', error);
    const { fields = {}, message } = failure?.(error) ?? {};
    return { status: 'error', errors: fields as FieldErrors<Name>, message };
  }
}

/** Props of the fields by their names, in this state. */
function fieldProps<Name extends string, Payload>(
  { errors, announced }: FormState<Name>,
  { defaults, initial, limits }: UseFormOptions<Name, Payload>,
) {
  const sent = initial?.status === 'error' ? initial.values : {};
  const field = (name: Name) => ({
    name,
    defaultValue: sent[name] ?? defaults[name],
    error: errors[name],
    announce: name === announced || undefined,
  });
  return {
    /** Props for the field of that name. */
    field,
    /** Props for the one-line field of that name, with `maxLength`. */
    line: (name: Name) => ({ ...field(name), maxLength: limits?.[name] }),
    /** Props for the checkbox of that name. */
    checkbox: (name: string) => ({ name, defaultChecked: Boolean(sent[name]) }),
  };
}

/**
 * The state of a form: idle, submitting, success for a limited time, or error. Fields are uncontrolled, so that input
 * before hydration is kept. Typing in a field clears its error.
 */
export function useForm<Name extends string, Payload>(options: UseFormOptions<Name, Payload>) {
  const { defaults, validate, limits, tooLong } = options;
  const { successFor = timing.formSuccess, focusFailure = false } = options;
  const clock = useClock();
  const { pageAge = clock.now } = options;
  // Only the first: other initial values would blank what the visitor has typed since.
  const [initial] = useState(options.initial);
  const hydrated = useHydrated();
  const [state, setState] = useFormState<Name>(initial, successFor);
  const { status, errors, message, byRule } = state;
  const busy = useRef(false);
  /** Whether a field was changed since the form was sent. */
  const edited = useRef(false);
  const idempotencyKey = useRef<string>(undefined);

  function showErrors(form: HTMLFormElement, found: FieldErrors<Name>) {
    // Render the messages before focus moves to the first field that has one.
    flushSync(() => setState({ status: 'error', errors: found, byRule: true }));
    const wrong = findWrong(form);
    if (wrong && wrong === document.activeElement) setState((now) => ({ ...now, announced: wrong.name as Name }));
    else focus(wrong);
  }

  function showEnd(form: HTMLFormElement, end: FormState<Name>, focused: Element | null) {
    // What was changed meanwhile has not been sent.
    if (end.status === 'success' && !edited.current) restore(form, defaults);
    flushSync(() => setState(end));
    if (focusFailure && !isEmpty(end.errors)) return focus(findWrong(form));
    // Disabling a focused button removes its focus.
    if (document.activeElement === document.body && focused instanceof HTMLElement)
      focused.focus({ preventScroll: true });
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const values = readValues(data, defaults);
    const found = { ...validate?.(values, form), ...(tooLong && lengthErrors(values, limits, tooLong)) };
    if (!isEmpty(found)) return showErrors(form, found);
    idempotencyKey.current ??= randomKey();
    const fillIn = {
      trap: String(data.get(spamFields.trap) ?? ''),
      elapsed: Math.round(pageAge()),
      idempotencyKey: idempotencyKey.current,
      consent: data.has('consent'),
      phoneConsent: data.has('phoneConsent'),
    };
    const focused = document.activeElement;
    busy.current = true;
    edited.current = false;
    setState({ status: 'submitting', errors: {} });
    const end = await send(options, values, fillIn);
    busy.current = false;
    if (end.status === 'success') idempotencyKey.current = undefined;
    showEnd(form, end, focused);
  }

  function onChange(event: ChangeEvent<HTMLFormElement>) {
    edited.current = true;
    const { [event.target.name as Name]: _, ...others } = errors;
    const left = others as FieldErrors<Name>;
    if (status === 'error')
      setState({ ...state, status: isEmpty(left) ? 'idle' : 'error', errors: left, message: undefined });
  }

  return {
    status,
    message,
    /**
     * `aria-live` for failure messages. None before sending: a validation error is read with the field that gets the
     * focus, and a live region would announce it a second time.
     */
    live: status === 'submitting' || (status === 'error' && !byRule) ? ('polite' as const) : undefined,
    /** Props for the `<form>`. */
    formProps: { 'data-status': status, noValidate: hydrated && validate !== undefined, onSubmit, onChange },
    ...fieldProps(state, { ...options, initial }),
  };
}

/** Names of the spam fields. Only robots fill in the first. The second is for the time, which a plain form post leaves empty. */
export const spamFields = { trap: 'website', elapsed: 'elapsed' } as const;
