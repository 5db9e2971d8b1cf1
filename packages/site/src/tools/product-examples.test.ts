import { products } from '@boundless/content/entries/products';
import { examples } from '@boundless/content/funding/examples';
import { expect, it } from 'vitest';
import { loan } from './maths/index.js';

const priceOf = (id: string) => products.find((product) => product.id === id)?.price ?? '';
const dollars = (value: number) => `$${Math.round(value).toLocaleString('en-US')}`;

it('prices the example of a term loan as its calculator does', () => {
  const price = priceOf('term-loans');
  const query = /business-loan\?([^)]*)/.exec(price)?.[1] ?? '';
  const {
    amount = 0,
    rate = 0,
    months = 0,
  } = Object.fromEntries([...new URLSearchParams(query)].map(([name, value]) => [name, Number(value)]));
  const { payment, interest } = loan({ amount, rate, months, fees: 0 });
  expect(price).toContain(`${dollars(amount)} at an assumed ${rate}% over ${months} months`);
  expect(price).toContain(`costs ${dollars(payment)} a month and ${dollars(interest)} of interest`);
});

it('prices the example of an order with its fee for each 30 days', () => {
  const [, amount = '', days, cost = ''] =
    /\$([\d,]+) for (\d+) days costs \$([\d,]+)/.exec(priceOf('po-financing')) ?? [];
  const numberOf = (text: string) => Number(text.replaceAll(',', ''));
  expect(numberOf(cost)).toBe((numberOf(amount) * Number.parseFloat(examples.poFee) * Number(days)) / 100 / 30);
});
