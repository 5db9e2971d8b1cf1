import { timing } from '@boundless/ui/timing';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { inPlace } from '../routing/in-place.js';
import type { ToolDefinition } from './definition.js';
import { isCurrency } from './show.js';
import { type Currency, solve, type Typed } from './solve.js';

interface Entered {
  typed: Typed;
  currency: Currency;
}

const read = (tool: ToolDefinition, params: { get(name: string): unknown }): Entered => {
  const currency = params.get('currency');
  return {
    typed: Object.fromEntries(tool.rules.map(({ name }) => [name, String(params.get(name) ?? '')])),
    currency: isCurrency(currency as string | null) ? (currency as Currency) : 'USD',
  };
};

/** `params` with the calculator's own ones taken from `entered`; other parameters stay. */
function write(tool: ToolDefinition, { typed, currency }: Entered, params = new URLSearchParams()) {
  const next = new URLSearchParams(params);
  for (const { name } of tool.rules) {
    const text = typed[name]?.trim();
    if (text) next.set(name, text);
    else next.delete(name);
  }
  if (currency === 'USD') next.delete('currency');
  else next.set('currency', currency);
  return next;
}

/**
 * A calculator that follows each key stroke. What is typed is kept by the inputs themselves and read from their form; the
 * address follows a moment later, and changes what is typed when the visitor goes back or follows a link.
 *
 * @param given what it starts with, as parameters, where it leaves the page's address alone
 */
export function useTool(tool: ToolDefinition, given?: string) {
  const [params, setParams] = useSearchParams();
  const inAddress = given === undefined;
  const address = write(tool, read(tool, inAddress ? params : new URLSearchParams(given))).toString();
  const fromAddress = () => read(tool, new URLSearchParams(address));
  const [entered, setEntered] = useState(fromAddress);
  // Missing fields get a message after a submit, or where the address has some of the parameters.
  const [asked, setAsked] = useState(address !== '');
  const [start, setStart] = useState(address);
  const written = useRef(address);
  const form = useRef<HTMLFormElement>(null);
  const current = write(tool, entered).toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only an address that was not written here starts the inputs again.
  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    setEntered(fromAddress());
    setAsked(address !== '');
    setStart(address);
  }, [address]);

  // Typed before hydration.
  useEffect(() => {
    if (form.current) setEntered(read(tool, new FormData(form.current)));
  }, [tool]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing changes the address, after a pause.
  useEffect(() => {
    if (!inAddress || current === written.current) return;
    const timer = setTimeout(() => {
      written.current = current;
      setParams(write(tool, entered, params), inPlace());
    }, timing.addressAfterTyping);
    return () => clearTimeout(timer);
  }, [current]);

  const { errors, answer } = useMemo(() => solve(tool, entered.typed, entered.currency), [tool, entered]);
  const said = Object.entries(errors).filter(([name]) => asked || entered.typed[name]?.trim());
  return {
    ...entered,
    /** What is typed, as parameters of the calculator's page. */
    parameters: current,
    errors: Object.fromEntries(said),
    answer,
    /** Changes when the inputs start again: a `key` for them. */
    start,
    form: {
      ref: form,
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => setEntered(read(tool, new FormData(currentTarget))),
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        setAsked(true);
        const wrong = tool.rules.find(({ name }) => errors[name]);
        if (wrong) event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong.name}"]`)?.focus();
      },
    },
  };
}
