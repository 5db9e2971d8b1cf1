import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { CodePanel } from './code-panel.js';
import { highlightCode } from './highlight-code.js';

const code = `POST /v1/profiles

# sent once
{
  "name": "Northfold: \\u0023 Goods",
  "months": 31,
  "consent": true
}`;

describe('CodePanel', () => {
  describeContract(<CodePanel title="Create a profile" note="Sandbox" code={code} />, { slot: 'code-panel' });

  it('shows the sample, every character of it', () => {
    const { container } = render(<CodePanel title="Create a profile" code={code} />);
    expect(container.querySelector('pre')?.textContent).toBe(code);
  });

  it('scrolls by keyboard: its code takes focus and has a name', async () => {
    render(<CodePanel title="Create a profile" code={code} />);
    await userEvent.tab();
    expect(screen.getByRole('group', { name: 'Create a profile' })).toHaveFocus();
  });
});

describe('highlightCode', () => {
  const kindsOf = (sample: string) =>
    highlightCode(sample)
      .filter(({ kind }) => kind !== 'plain')
      .map(({ text, kind }) => `${kind} ${text}`);

  it('distinguishes methods, comments, keys, strings and numbers', () => {
    expect(kindsOf(code)).toEqual([
      'method POST',
      'comment # sent once',
      'key "name"',
      'string "Northfold: \\u0023 Goods"',
      'key "months"',
      'number 31',
      'key "consent"',
      'number true',
    ]);
  });

  it('leaves numbers inside words alone', () => {
    expect(kindsOf('/v1/profiles sk_test_42')).toEqual([]);
  });
});
