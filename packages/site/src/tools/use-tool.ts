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

/** `params` with the calculator's values replaced by those entered. Other parameters stay. */
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
 * The state of a calculator, updated on each keystroke. The inputs are uncontrolled and read from their form. After a pause in typing the address is
 * updated. If the address changes by Back or a link, the inputs are reset to its values.
 *
 * @param given initial values, as a query; with it the page's address is neither read nor changed
 */
export function useTool(tool: ToolDefinition, given?: string) {
  const [params, setParams] = useSearchParams();
  const usesAddress = given === undefined;
  const source = usesAddress ? params : new URLSearchParams(given);
  const address = write(tool, read(tool, source)).toString();
  const asked = tool.rules.some(({ name }) => source.has(name));
  const fromAddress = () => read(tool, new URLSearchParams(address));
  const [entered, setEntered] = useState(fromAddress);
  // Missing fields show a message after a submit, which without JavaScript puts all fields into the address.
  const [showsMissing, setShowsMissing] = useState(asked);
  const [start, setStart] = useState(address);
  const written = useRef(address);
  const form = useRef<HTMLFormElement>(null);
  const current = write(tool, entered).toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only an address that was not written here resets the inputs.
  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    setEntered(fromAddress());
    setShowsMissing(asked);
    setStart(address);
  }, [address]);

  // Keeps what was typed before hydration.
  useEffect(() => {
    if (form.current) setEntered(read(tool, new FormData(form.current)));
  }, [tool]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing updates the address, after a pause.
  useEffect(() => {
    if (!usesAddress || current === written.current) return;
    const timer = setTimeout(() => {
      written.current = current;
      setParams(write(tool, entered, params), inPlace());
    }, timing.addressAfterTyping);
    return () => clearTimeout(timer);
  }, [current]);

  const { errors, answer } = useMemo(() => solve(tool, entered.typed, entered.currency), [tool, entered]);
  const shownErrors = Object.entries(errors).filter(([name]) => showsMissing || entered.typed[name]?.trim());
  return {
    ...entered,
    /** The values as a query for the calculator's page. */
    parameters: current,
    errors: Object.fromEntries(shownErrors),
    answer,
    /** A `key` for the inputs, which changes when they are reset. */
    start,
    form: {
      ref: form,
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => setEntered(read(tool, new FormData(currentTarget))),
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        setShowsMissing(true);
        const wrong = tool.rules.find(({ name }) => errors[name]);
        if (wrong) event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong.name}"]`)?.focus();
      },
    },
  };
}
