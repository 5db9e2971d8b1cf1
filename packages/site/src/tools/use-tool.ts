import { timing } from '@boundless/ui/timing';
import { useMemo } from 'react';
import type { ToolDefinition } from './definition.js';
import { currencyOf, defaultCurrency } from './show.js';
import { solve } from './solve.js';
import { useAddressForm } from './use-address-form.js';

/**
 * The state of a calculator, updated on each keystroke.
 *
 * @param given initial values, as a query; with it the page's address is neither read nor changed
 */
export function useTool(tool: ToolDefinition, given?: string) {
  const { values, query, start, isSent, form } = useAddressForm({
    names: [...tool.rules.map(({ name }) => name), 'currency'],
    defaults: { currency: defaultCurrency },
    given,
    delay: timing.addressAfterTyping,
  });
  const currency = currencyOf(values);
  const { errors, calculation } = useMemo(() => solve(tool, values, currency), [tool, values, currency]);
  const shownErrors = Object.entries(errors).filter(([name]) => isSent || values[name]?.trim());
  return {
    typed: values,
    currency,
    /** The values as a query for the calculator's page. */
    parameters: query,
    errors: Object.fromEntries(shownErrors),
    calculation,
    start,
    form,
  };
}
