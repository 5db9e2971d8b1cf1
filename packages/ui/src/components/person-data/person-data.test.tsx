import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SubmitError } from '../../hooks/submit-error.js';
import { stubDialogs } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { personDataLabels } from '../../test/staff-labels.js';
import { type FoundPerson, PersonData } from './index.js';
import { samplePerson } from './person-data.samples.js';

const root = () => document.querySelector('[data-slot=person-data]');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Like the staff's page: keeps the found person until it is erased. */
function Page({ erase = async () => 4 }: { erase?: () => Promise<number> }) {
  const [person, setPerson] = useState<FoundPerson>();
  return (
    <PersonData
      labels={personDataLabels}
      person={person}
      onFind={async (email) => setPerson({ ...samplePerson, email })}
      onErase={async () => {
        const count = await erase();
        setPerson(undefined);
        return count;
      }}
    >
      <p>A card</p>
    </PersonData>
  );
}

async function find() {
  await userEvent.type(screen.getByLabelText('Email'), 'noor@riverbank.example');
  await press('Find');
}

beforeEach(stubDialogs);

describe('PersonData', () => {
  describeContract(
    <PersonData labels={personDataLabels} person={samplePerson} onFind={async () => {}} onErase={async () => 0}>
      <p>A card</p>
    </PersonData>,
    { slot: 'person-data' },
  );

  it('requires a valid e-mail address', async () => {
    const onFind = vi.fn(async () => {});
    render(<PersonData labels={personDataLabels} onFind={onFind} onErase={async () => 0} />);
    await press('Find');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter your email');
    await userEvent.type(screen.getByLabelText('Email'), 'noor');
    await press('Find');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(onFind).not.toHaveBeenCalled();
  });

  it('finds an address that forms no longer accept', async () => {
    const onFind = vi.fn(async () => {});
    render(<PersonData labels={personDataLabels} onFind={onFind} onErase={async () => 0} />);
    await userEvent.type(screen.getByLabelText('Email'), '<noor@riverbank.example>');
    await press('Find');
    expect(onFind).toHaveBeenCalledWith('<noor@riverbank.example>');
  });

  it.each([
    [new SubmitError('Nothing is stored about this email address.'), 'Nothing is stored about this email address.'],
    [new Error('Failed to fetch'), 'That did not work. Please try again.'],
  ])('shows why nothing was found: %s', async (error, said) => {
    render(<PersonData labels={personDataLabels} onFind={() => Promise.reject(error)} onErase={async () => 0} />);
    await find();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(said);
  });

  it('shows what was found, moves focus there, and offers a download', async () => {
    render(<Page />);
    expect(root()).toHaveAttribute('data-state', 'searching');
    await find();
    expect(root()).toHaveAttribute('data-state', 'found');
    expect(screen.getByRole('heading', { name: 'noor@riverbank.example' })).toHaveFocus();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Messages: 2',
      'Subscriptions: 1',
      'Notifications: 3',
    ]);
    expect(screen.getByText('A card')).toBeVisible();
    const download = screen.getByRole('link', { name: 'Download JSON' });
    expect([download.getAttribute('href'), download.getAttribute('download')]).toEqual([
      samplePerson.download.href,
      samplePerson.download.name,
    ]);
  });

  it('erases only after a confirmation, and says how many entries were erased', async () => {
    const erase = vi.fn(async () => 4);
    render(<Page erase={erase} />);
    await find();
    await press('Erase everything');
    const dialog = screen.getByRole('alertdialog', { name: 'Erase everything about noor@riverbank.example?' });
    expect(dialog).toHaveTextContent('Messages: 2Subscriptions: 1');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(erase).not.toHaveBeenCalled();
    await press('Erase everything');
    await press('Erase');
    expect(screen.getByText('Number of erased entries: 4')).toBeVisible();
    expect(screen.queryByText('A card')).toBeNull();
    expect(document.activeElement).toHaveTextContent('Number of erased entries: 4');
    await find();
    expect(screen.queryByText(/^Number of erased/)).toBeNull();
  });

  it('asks about the whole address, whatever signs it has', async () => {
    render(
      <PersonData
        labels={personDataLabels}
        person={{ ...samplePerson, email: "a$&b$'c@example.com" }}
        onFind={vi.fn()}
        onErase={vi.fn()}
      />,
    );
    await press(personDataLabels.erase);
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName(
      personDataLabels.eraseTitle.split('{email}').join("a$&b$'c@example.com"),
    );
  });

  it('stays open after a failure', async () => {
    render(<Page erase={() => Promise.reject(new Error('503'))} />);
    await find();
    await press('Erase everything');
    await press('Erase');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('That did not work. Please try again.');
    expect(screen.getByText('A card')).toBeVisible();
  });
});
