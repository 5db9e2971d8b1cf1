import { admin } from '@boundless/content/entries/admin';
import { AuditList } from '@boundless/ui/components/audit-list';
import { DeliveryList } from '@boundless/ui/components/delivery-list';
import { SubmissionCard } from '@boundless/ui/components/submission-card';
import { useNow } from '@boundless/ui/hooks/use-now';
import { timing } from '@boundless/ui/timing';
import type { InboxEntry, InboxTab } from './inbox-sources.js';
import type { useStaffActions } from './use-staff-actions.js';
import { withoutDefaults } from './without-defaults.js';

interface InboxEntriesProps {
  tab: InboxTab;
  entries: readonly InboxEntry[];
  /** Milliseconds by which the clock of the server, which dates entries, is ahead of that of this device. */
  clockAhead: number | undefined;
  actions: Pick<ReturnType<typeof useStaffActions>, 'change' | 'noteDraft' | 'resend'>;
}

/** Submissions as cards; the audit log and notifications as rows. Spam cards do not show how much time is left to answer. */
export function InboxEntries({ tab, entries, clockAhead = 0, actions }: InboxEntriesProps) {
  const time = useNow(timing.answerTick);
  const now = tab === 'spam' || time === undefined ? undefined : time + clockAhead;
  if (tab === 'audit')
    return (
      <AuditList
        records={entries.flatMap(({ list, entry }) => (list === 'audit' ? [entry] : []))}
        actions={admin.actions}
      />
    );
  if (tab === 'notifications')
    return (
      <DeliveryList
        deliveries={entries.flatMap(({ list, entry }) => (list === 'delivery' ? [entry] : []))}
        onResend={actions.resend}
        labels={admin}
      />
    );
  return entries.map(({ list, entry }) => {
    const common = {
      now,
      labels: admin,
      onChange: list === 'audit' || list === 'delivery' ? undefined : actions.change(list, entry.id),
      ...actions.noteDraft(entry.id),
    };
    if (list === 'contact') return <SubmissionCard key={entry.id} {...common} submission={entry} />;
    if (list === 'partnership')
      return <SubmissionCard key={entry.id} {...common} kind="partnership" submission={withoutDefaults(entry)} />;
    if (list === 'subscriber')
      return <SubmissionCard key={entry.id} {...common} kind="subscriber" submission={entry} />;
    return null;
  });
}
