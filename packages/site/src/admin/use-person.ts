import { type Person, personPath } from '@boundless/api/contract';
import { admin } from '@boundless/content/entries/admin';
import type { FoundPerson } from '@boundless/ui/components/person-data';
import { SubmitError } from '@boundless/ui/hooks/submit-error';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RequestFailure, request } from '../data/request.js';
import { staffCall } from './use-staff-actions.js';

/** Does not contain the person's e-mail address, because files are passed on. */
const fileName = 'personal-data.json';

export function usePerson() {
  const client = useQueryClient();
  const [person, setPerson] = useState<Person>();
  const [href, setHref] = useState('');

  useEffect(() => {
    if (!person) return;
    const file = new Blob([JSON.stringify(person, null, 2)], { type: 'application/json' });
    const address = URL.createObjectURL(file);
    setHref(address);
    return () => URL.revokeObjectURL(address);
  }, [person]);

  return {
    person,
    found: person && { email: person.email, counts: countsOf(person), download: { href, name: fileName } },

    find: (email: string) =>
      staffCall(client, async () => {
        setPerson(undefined);
        const response = await request(personPath(email)).catch((error: unknown) => {
          throw isMissing(error) ? new SubmitError(admin.people.nothing) : error;
        });
        setPerson((await response.json()) as Person);
      }),

    /** Returns how many entries were erased: 0 if somebody else has erased them already. Fetches the lists again. */
    async erase(email: string): Promise<number> {
      let count = 0;
      await staffCall(client, async () => {
        const response = await request(personPath(email), { method: 'DELETE' }).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
        count = response ? ((await response.json()) as { erased: number }).erased : 0;
      });
      setPerson(undefined);
      // Invalidated, not reset: a loading list would hide the message about what was erased.
      client.removeQueries({ type: 'inactive' });
      void client.invalidateQueries();
      return count;
    },
  };
}

const isMissing = (error: unknown) => error instanceof RequestFailure && error.status === 404;

function countsOf({ contacts, partnerships, subscriptions }: Person): FoundPerson['counts'] {
  const all = [...contacts, ...partnerships, ...subscriptions];
  return {
    contacts: contacts.length,
    partnerships: partnerships.length,
    subscriptions: subscriptions.length,
    deliveries: all.reduce((sum, { deliveries }) => sum + deliveries.length, 0),
  };
}
