import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useShownParams } from '../routing/document-search.js';
import { inPlace } from '../routing/in-place.js';
import type { Texts } from './definition.js';

interface AddressFormOptions {
  /** Names of the fields, which are also parameters of the address. */
  names: readonly string[];
  /** Values that the address leaves out. */
  defaults?: Texts;
  /** Values of fields that the address does not name. Once something is entered, the address has them. */
  initial?: Texts;
  /** Fields whose presence in the address shows that the form was sent. @default those without a default value */
  sentNames?: readonly string[];
  /** Initial values, as a query. With it the page's address is neither read nor changed. */
  given?: string | undefined;
  /** Milliseconds from the last change until the address is updated. @default 0 */
  delay?: number;
}

/** The values of all fields. `before`: those of fields that the form does not have at the moment, such as those of another type of contract. */
function read(
  { names, defaults = {}, initial = {} }: AddressFormOptions,
  from: URLSearchParams | FormData,
  before = initial,
): Texts {
  return Object.fromEntries(
    names.map((name) => [name, String(from.get(name) ?? before[name] ?? defaults[name] ?? '')]),
  );
}

/** `params` with the form's values replaced. Other parameters stay. A field that was emptied keeps its parameter if it had an initial value. */
function write(
  { names, defaults = {}, initial = {} }: AddressFormOptions,
  values: Texts,
  params = new URLSearchParams(),
) {
  const next = new URLSearchParams(params);
  for (const name of names) {
    const text = values[name]?.trim() ?? '';
    if (text ? text !== defaults[name] : initial[name]) next.set(name, text);
    else next.delete(name);
  }
  return next;
}

/** The values of those fields that the visitor has changed. */
function readTyped(form: HTMLFormElement): Texts {
  const typed = [...new FormData(form)].filter(([name, value]) => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) return value !== field.defaultValue;
    // The browser selects the first option if none is selected by default.
    const options = [...form.querySelectorAll<HTMLOptionElement>(`[name="${name}"] option`)];
    const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    const radios = form.querySelectorAll<HTMLInputElement>(`[name="${name}"]:checked`);
    return first ? value !== first.value : [...radios].some((one) => !one.defaultChecked);
  });
  return Object.fromEntries(typed.map(([name, value]) => [name, String(value)]));
}

/**
 * The values of a GET form, which the page's address has too. The inputs are uncontrolled and read from their form. If the address changes by
 * Back or a link, the inputs are reset to its values.
 */
export function useAddressForm(options: AddressFormOptions) {
  const { names, defaults = {}, given, delay = 0 } = options;
  const { sentNames = names.filter((name) => defaults[name] === undefined) } = options;
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const isReplaced = useNavigationType() === 'REPLACE';
  const shown = useShownParams();
  const source = given === undefined ? shown : new URLSearchParams(given);
  const address = write(options, read(options, source)).toString();
  const fromAddress = () => ({
    key: address,
    isSent: sentNames.some((name) => source.has(name)),
  });
  const [values, setValues] = useState(() => read(options, source));
  const [start, setStart] = useState(fromAddress);
  const written = useRef(address);
  // Back and Forward come to addresses that were written here too, but do not replace one.
  const isWrittenHere = isReplaced && state?.inPlace === true;
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef('');
  /** The `key` of the inputs that were read last. */
  const readOf = useRef('none');
  /** What was typed into a document that does not have the values of its address. */
  const typedBefore = useRef<Texts>({});
  const query = write(options, values).toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only an address that was not written here resets the inputs.
  useEffect(() => {
    // The router may show it after the next one was written.
    if (isWrittenHere || address === written.current) return;
    written.current = address;
    setValues({ ...read(options, new URLSearchParams(address)), ...typedBefore.current });
    typedBefore.current = {};
    setStart(fromAddress);
  }, [address]);

  // Notes the path of the page, and keeps what was entered before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once.
  useEffect(() => {
    shownAt.current = window.location.pathname;
    const isOther = given === undefined && write(options, read(options, params)).toString() !== address;
    if (isOther && form.current) typedBefore.current = readTyped(form.current);
  }, []);

  // Reads what was entered before hydration, and later a select whose choice has gone with the choices of another country. An answer of the
  // address that is not an option stays, so that its field asks again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the values can change the fields.
  useEffect(() => {
    if (!form.current) return;
    const isNew = readOf.current !== start.key;
    readOf.current = start.key;
    const shown = isNew ? { ...values, ...readTyped(form.current) } : read(options, new FormData(form.current), values);
    if (write(options, shown).toString() !== query) setValues(shown);
  }, [query]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the values updates the address.
  useEffect(() => {
    if (given !== undefined || query === written.current) return;
    const timer = setTimeout(() => {
      // A link was followed, and the next page is still loading.
      if (window.location.pathname !== shownAt.current) return;
      written.current = query;
      setParams(write(options, values, params), inPlace());
    }, delay);
    return () => clearTimeout(timer);
  }, [query]);

  return {
    values,
    /** The values as a query. */
    query,
    /** A `key` for the inputs, which changes when they are reset. */
    start: start.key,
    /** Whether the form has been sent, so that missing values show a message. Without JavaScript sending puts all fields into the address. */
    isSent: start.isSent,
    form: {
      ref: form,
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
        setValues((before) => read(options, new FormData(currentTarget), before)),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const sent = read(options, new FormData(event.currentTarget), values);
        // Render the messages before focus moves to the first field that has one.
        flushSync(() => {
          setStart((now) => ({ ...now, isSent: true }));
          setValues(sent);
        });
        const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]');
        // A closed `FieldGroup` opens.
        wrong?.dispatchEvent(new Event('invalid'));
        wrong?.focus();
      },
    },
  };
}
