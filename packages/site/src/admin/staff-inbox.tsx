import type { LeadKind } from '@boundless/api/contract';
import { admin } from '@boundless/content/entries/admin';
import { Button } from '@boundless/ui/components/button';
import { ListToolbar, listPanel } from '@boundless/ui/components/list-toolbar';
import { SegmentedControl } from '@boundless/ui/components/segmented-control';
import { SignInForm } from '@boundless/ui/components/sign-in-form';
import { SubmissionList } from '@boundless/ui/components/submission-list';
import { StaffBar } from '@boundless/ui/sections/staff-bar';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { InboxEntries } from './inbox-entries.js';
import { type InboxSource, type InboxTab, inboxTabs, isSearchable, sourcesOf } from './inbox-sources.js';
import { People } from './people.js';
import { createStaffQueries } from './staff-api.js';
import { useExport } from './use-export.js';
import { useInbox } from './use-inbox.js';
import { useInboxAddress } from './use-inbox-address.js';
import { focusHeading, useStaffActions } from './use-staff-actions.js';

export function StaffInbox() {
  const [client] = useState(createStaffQueries);
  return (
    <QueryClientProvider client={client}>
      <Inbox />
    </QueryClientProvider>
  );
}

const panelId = 'inbox';
const tabs = inboxTabs.map((value) => ({ value, label: admin.tabs[value] }));

const languages = Object.entries({ '': admin.allLanguages, ...admin.languages }).map(([value, label]) => ({
  value,
  label,
}));

function Inbox() {
  const { hydrated, tab, query, language, show } = useInboxAddress();
  const sources = sourcesOf(tab, query, language);
  const inbox = useInbox(hydrated ? sources : []);
  const { state, sessionEnded, entries, total, loadMore, moreState } = inbox;
  const actions = useStaffActions();
  const exporting = useExport();
  const locked = state === 'locked';
  const searchable = isSearchable(tab);
  const people = tab === 'people';
  useEffect(() => {
    if (sessionEnded) focusHeading();
  }, [sessionEnded]);
  return (
    <>
      <StaffBar label={admin.staffOnly}>
        <noscript>
          <p>{admin.needsScript}</p>
        </noscript>
        {!locked && state !== 'loading' && (
          <Button variant="line" size="sm" onClick={actions.signOut}>
            {admin.signOut}
          </Button>
        )}
      </StaffBar>
      <main id="main" tabIndex={-1}>
        <SubmissionList
          state={people && !locked && state !== 'loading' ? 'populated' : state}
          layout={searchable ? 'cards' : 'rows'}
          total={people ? undefined : total}
          labels={{
            ...admin,
            title: titleOf(tab),
            empty: emptyLabels(tab, searchable && (query !== '' || language !== '')),
          }}
          hint={locked || people ? undefined : hintOf(tab, inbox)}
          warning={retentionWarning(inbox)}
          panel={locked ? {} : listPanel(panelId, tab)}
          toolbar={
            !locked && (
              <ListToolbar
                panelId={panelId}
                tabs={tabs}
                selected={tab}
                onSelect={(value) => show({ tab: value })}
                query={query}
                onSearch={searchable ? (wanted) => show({ query: wanted }) : undefined}
                onRefresh={people ? undefined : actions.refresh}
                onExport={exporting.start}
                progress={exporting.progress}
                exports={total === undefined ? [] : exportsOf(tab, sources)}
                labels={admin}
              >
                {searchable && (
                  <SegmentedControl
                    label={admin.language}
                    name="language"
                    options={languages}
                    value={language}
                    onValueChange={(code) => show({ language: code })}
                  />
                )}
              </ListToolbar>
            )
          }
          onLoadMore={people ? undefined : loadMore}
          moreState={moreState}
        >
          {locked ? (
            <SignInForm
              submit={actions.signIn}
              labels={{ ...admin.signIn, text: signInText(sessionEnded, actions.notKept) }}
            />
          ) : people ? (
            <People />
          ) : (
            <InboxEntries tab={tab} entries={entries} clockAhead={inbox.clockAhead} actions={actions} />
          )}
        </SubmissionList>
      </main>
    </>
  );
}

function signInText(sessionEnded: boolean, notKept: boolean): string {
  if (notKept) return admin.signIn.notKept;
  return sessionEnded ? admin.signIn.ended : admin.signIn.text;
}

const titleOf = (tab: InboxTab) => (tab === 'messages' ? admin.title : admin.tabTitles[tab]);

function hintOf(tab: InboxTab, { keptDays, totalIsEstimate }: ReturnType<typeof useInbox>) {
  const kept = keptDays === undefined ? undefined : admin.keptFor.replace('{days}', String(keptDays));
  const hints = [totalIsEstimate ? admin.totalIsEstimate : undefined, tab === 'spam' ? admin.spamKeptFor : kept];
  return hints.filter(Boolean).join(' ') || undefined;
}

function emptyLabels(tab: InboxTab, searched: boolean) {
  if (searched) return admin.noMatch;
  return tab === 'messages' || tab === 'people' ? admin.empty : admin.emptyTabs[tab];
}

function retentionWarning({ retention }: Pick<ReturnType<typeof useInbox>, 'retention'>) {
  return retention && admin.retention[retention.state].replace('{count}', String(retention.overdue));
}

const fileNames = {
  contact: admin.tabs.messages,
  partnership: admin.tabs.partnerships,
  subscriber: admin.tabs.subscribers,
};

/** A CSV for each list that has one, named after the list if there are several. Subscribers have two: the active ones, and everyone. */
const exportsOf = (tab: InboxTab, sources: readonly InboxSource[]) =>
  sources.flatMap(({ list, file }) =>
    file
      ? [
          {
            href: file,
            label: sources.length > 1 ? `${admin.exportCsv}: ${fileNames[list as LeadKind]}` : admin.exportCsv,
          },
          ...(tab === 'subscribers' ? [{ href: withAll(file), label: admin.exportEveryone }] : []),
        ]
      : [],
  );

const withAll = (file: string) => `${file}${file.includes('?') ? '&' : '?'}status=all`;
