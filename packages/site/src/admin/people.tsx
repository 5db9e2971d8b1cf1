import { admin } from '@boundless/content/entries/admin';
import { PersonData } from '@boundless/ui/components/person-data';
import { SubmissionCard } from '@boundless/ui/components/submission-card';
import { usePerson } from './use-person.js';
import { withoutDefaults } from './without-defaults.js';

export function People() {
  const { person, found, find, erase } = usePerson();
  return (
    <PersonData person={found} onFind={find} onErase={erase} labels={admin.people}>
      {person && (
        <>
          {person.contacts.map((entry) => (
            <SubmissionCard key={entry.id} submission={entry} labels={admin} />
          ))}
          {person.partnerships.map((entry) => (
            <SubmissionCard key={entry.id} kind="partnership" submission={withoutDefaults(entry)} labels={admin} />
          ))}
          {person.subscriptions.map((entry) => (
            <SubmissionCard key={entry.id} kind="subscriber" submission={entry} labels={admin} />
          ))}
        </>
      )}
    </PersonData>
  );
}
