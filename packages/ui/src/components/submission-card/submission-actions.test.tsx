import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { submissionCardLabels } from '../../test/staff-labels.js';
import { SubmissionCard, type SubmissionChange } from './index.js';
import { sampleMessage } from './submission-card.samples.js';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The ends of the changes in flight, oldest first. */
let ends: (() => void)[] = [];
const onChange = vi.fn((_: SubmissionChange) => new Promise<void>((resolve) => ends.push(resolve)));
const finishNext = () => act(async () => ends.shift()?.());

beforeEach(() => {
  ends = [];
  onChange.mockClear();
  render(
    <SubmissionCard submission={{ ...sampleMessage, note: 'Old' }} labels={submissionCardLabels} onChange={onChange} />,
  );
});

it('marks an entry whose note is still being saved', async () => {
  await press('Edit note');
  await userEvent.type(screen.getByRole('textbox'), ' and new');
  await press('Save note');
  await press('Mark as handled');
  await finishNext();
  await finishNext();
  expect(onChange.mock.calls.map(([change]) => change)).toEqual([
    { note: 'Old and new', noteBefore: 'Old' },
    expect.objectContaining({ handled: true }),
  ]);
});

it('saves a note while the entry is still being marked', async () => {
  await press('Mark as handled');
  await press('Edit note');
  await userEvent.type(screen.getByRole('textbox'), ' and new');
  await press('Save note');
  await finishNext();
  await finishNext();
  expect(onChange.mock.calls.map(([change]) => change)).toEqual([
    { handled: true },
    { note: 'Old and new', noteBefore: 'Old' },
  ]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('marks an entry once if the button is pressed twice', async () => {
  await press('Mark as handled');
  await press('Mark as handled');
  await finishNext();
  await finishNext();
  expect(onChange).toHaveBeenCalledTimes(1);
});
