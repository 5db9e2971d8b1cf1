// @vitest-environment jsdom
import { toast } from '@boundless/ui/hooks/use-toast';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StaffInbox } from './staff-inbox.js';

vi.mock('@boundless/ui/hooks/use-toast', () => ({ toast: vi.fn() }));

interface StubResponse {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The API's responses by method and address; 404 for others. */
let responses: Record<string, StubResponse>;
let calls: string[];

const contact = (id: string, firstName: string, more = {}) => ({
  id,
  firstName,
  lastName: 'Haddad',
  email: `${id}@mail.example`,
  submittedAt: `2025-03-18T10:0${id.at(-1)}:00Z`,
  handled: false,
  ...more,
});
const listOf = (entries: object[], headers = {}): StubResponse => ({
  body: entries,
  headers: { 'X-Total-Count': String(entries.length), ...headers },
});

function Address() {
  const { search } = useLocation();
  return <output>{search}</output>;
}

async function open(address = '/admin') {
  history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <main>
        <StaffInbox />
      </main>
      <Address />
    </BrowserRouter>,
  );
  await act(async () => {});
}

const slots = (name: string) => [...document.querySelectorAll(`[data-slot=${name}]`)];
const press = async (role: string, name: string | RegExp) => {
  fireEvent.click(screen.getByRole(role, { name }));
  await act(async () => {});
};

beforeEach(() => {
  // jsdom does not implement scrolling.
  Element.prototype.scrollIntoView = () => {};
  responses = {};
  calls = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${address}`;
    calls.push(init.body ? `${call} ${init.body}` : call);
    const { status = 200, body = '', headers } = responses[call] ?? { status: 404 };
    return new Response(status === 204 ? null : JSON.stringify(body), { status, ...(headers && { headers }) });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is prerendered as a heading and three skeletons for every address', () => {
  const html = renderToString(
    <MemoryRouter initialEntries={['/admin?tab=spam']}>
      <StaffInbox />
    </MemoryRouter>,
  );
  expect(html).toContain('Contact Form Submissions');
  expect(html.match(/data-slot="submission-skeleton"/g)).toHaveLength(3);
  expect(html).not.toContain('/api/');
  expect(calls).toEqual([]);
});

describe('the password', () => {
  it('is required if the list responds with 401, and opens the list', async () => {
    responses['GET /api/contacts'] = { status: 401 };
    responses['POST /api/session'] = { status: 204 };
    await open();
    await waitFor(() => expect(slots('sign-in-form')).toHaveLength(1));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contact Form Submissions');
    expect(screen.queryByText(/session has ended/)).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
    responses['GET /api/contacts'] = listOf([contact('c1', 'Noor')]);
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'open sesame' } });
    await press('button', 'Sign in');
    await waitFor(() => expect(slots('submission-card')).toHaveLength(1));
    expect(calls).toContain('POST /api/session {"password":"open sesame"}');
    expect(slots('submission-count')[0]?.textContent).toBe('1');
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it.each([
    [401, 'Wrong password.'],
    [429, 'Too many attempts. Wait a while, then try again.'],
    [500, 'Signing in did not work. Please try again.'],
  ])('is refused with a reason (%i)', async (status, message) => {
    responses['GET /api/contacts'] = { status: 401 };
    responses['POST /api/session'] = { status };
    await open();
    fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'x' } });
    await press('button', 'Sign in');
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('says that the browser has not kept the session, for example with cookies blocked', async () => {
    responses['GET /api/contacts'] = { status: 401 };
    responses['POST /api/session'] = { status: 204 };
    await open();
    fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'open sesame' } });
    await press('button', 'Sign in');
    expect(await screen.findByText(/browser has not kept the session/)).toBeTruthy();
    responses['GET /api/contacts'] = listOf([contact('c1', 'Noor')]);
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'open sesame' } });
    await press('button', 'Sign in');
    expect(await screen.findByText('Noor Haddad')).toBeTruthy();
    responses['DELETE /api/session'] = { status: 204 };
    responses['GET /api/contacts'] = { status: 401 };
    await press('button', 'Sign out');
    await waitFor(() => expect(slots('sign-in-form')).toHaveLength(1));
    expect(screen.queryByText(/has not kept the session/)).toBeNull();
  });

  it('is required again after signing out, and no entry stays visible', async () => {
    responses['GET /api/contacts'] = listOf([contact('c1', 'Noor')]);
    responses['DELETE /api/session'] = { status: 204 };
    await open();
    await screen.findByText('Noor Haddad');
    responses['GET /api/contacts'] = { status: 401 };
    await press('button', 'Sign out');
    await waitFor(() => expect(slots('sign-in-form')).toHaveLength(1));
    expect(screen.queryByText('Noor Haddad')).toBeNull();
  });

  describe('again when the session ends while a note is saved', () => {
    beforeEach(async () => {
      responses['GET /api/contacts'] = listOf([contact('c1', 'Noor')]);
      responses['POST /api/session'] = { status: 204 };
      await open();
      await screen.findByText('Noor Haddad');
      responses['PATCH /api/contacts/c1'] = { status: 401 };
      responses['GET /api/contacts'] = { status: 401 };
      await press('button', 'Add a note');
      fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Called, wants terms' } });
      await press('button', 'Save note');
      await waitFor(() => expect(slots('sign-in-form')).toHaveLength(1));
      calls = [];
      fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'open sesame' } });
    });

    it('saves the note after signing in', async () => {
      responses['PATCH /api/contacts/c1'] = { body: {} };
      responses['GET /api/contacts'] = listOf([contact('c1', 'Noor', { note: 'Called, wants terms' })]);
      await press('button', 'Sign in');
      expect(await screen.findByText('Called, wants terms')).toBeTruthy();
      expect(calls.slice(1)).toEqual([
        'PATCH /api/contacts/c1 {"note":"Called, wants terms","noteBefore":""}',
        'GET /api/contacts',
      ]);
    });

    it('gives the note back to write on if it still cannot be saved', async () => {
      responses['PATCH /api/contacts/c1'] = { status: 503 };
      responses['GET /api/contacts'] = listOf([contact('c1', 'Noor')]);
      await press('button', 'Sign in');
      expect(await screen.findByDisplayValue('Called, wants terms')).toBeTruthy();
    });
  });
});

describe('the list', () => {
  it.each([500, 404])('shows one error if it cannot be loaded (%i)', async (status) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    responses['GET /api/contacts'] = { status };
    await open();
    expect(await screen.findByText('Failed to load contact submissions. Please try again later.')).toBeTruthy();
    // Time for a retry or a poll.
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(calls).toEqual(['GET /api/contacts']);
    expect(screen.getByText('Failed to load contact submissions. Please try again later.')).toBeTruthy();
  });

  it.each([-2, 2])(
    'measures the time to answer by the clock of the server, if that of the device is %i days wrong',
    async (days) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-03-19T04:01:00Z') + days * 86_400_000 });
      responses['GET /api/contacts'] = listOf([contact('c1', 'Noor')], { Date: 'Wed, 19 Mar 2025 04:01:00 GMT' });
      await open();
      expect(await screen.findByText('Answer within 6 hours')).toBeTruthy();
    },
  );

  it('shows different messages for an empty list and for a search without results', async () => {
    responses['GET /api/contacts'] = listOf([]);
    responses['GET /api/contacts?q=zebra'] = listOf([]);
    await open();
    expect(await screen.findByText('No submissions yet')).toBeTruthy();
    cleanup();
    await open('/admin?q=zebra');
    expect(await screen.findByText('Nothing matches')).toBeTruthy();
  });

  it('follows the Link header from page to page, and shows if the next one fails', async () => {
    responses['GET /api/contacts'] = listOf([contact('c2', 'Noor')], {
      'X-Total-Count': '3',
      Link: '</api/contacts?cursor=b>; rel="next"',
    });
    responses['GET /api/contacts?cursor=b'] = { status: 500 };
    await open();
    await screen.findByText('Noor Haddad');
    expect(slots('submission-count')[0]?.textContent).toBe('3');
    await press('button', 'Load more');
    expect(await screen.findByText(/Failed to load/)).toBeTruthy();
    expect(slots('submission-card')).toHaveLength(1);
    responses['GET /api/contacts?cursor=b'] = listOf([contact('c1', 'Wen')], { 'X-Total-Count': '2' });
    await press('button', 'Load more');
    await screen.findByText('Wen Haddad');
    expect(slots('submission-card').map((card) => card.querySelector('h2')?.textContent)).toEqual([
      'Noor Haddad',
      'Wen Haddad',
    ]);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('says if there are so many entries that their number is an estimate', async () => {
    const counted = { 'X-Total-Count': '200000', 'X-Total-Count-Kind': 'estimate', 'X-Retention-Days': '90' };
    responses['GET /api/contacts'] = listOf([contact('c1', 'Noor')], counted);
    await open();
    expect(await screen.findByText(/number is an estimate\. Entries are erased after 90 days/)).toBeTruthy();
  });

  it('is filtered by language, and each card says which language its form was in', async () => {
    responses['GET /api/contacts'] = listOf([contact('c1', 'Noor'), contact('c2', 'Luc', { language: 'fr' })]);
    responses['GET /api/contacts?language=fr'] = listOf([contact('c2', 'Luc', { language: 'fr' })]);
    await open('/admin?language=constructor');
    await screen.findByText('Noor Haddad');
    expect(slots('submission-card').map((card) => within(card as HTMLElement).queryAllByText('French').length)).toEqual(
      [0, 1],
    );
    await press('radio', 'French');
    await waitFor(() => expect(slots('submission-card')).toHaveLength(1));
    expect(screen.getByRole('status', { name: '' }).textContent).toContain('language=fr');
    await press('radio', 'All');
    expect(await screen.findByText('Noor Haddad')).toBeTruthy();
  });

  it('is fetched again only on request', async () => {
    responses['GET /api/contacts'] = listOf([contact('c1', 'Noor')]);
    responses['GET /api/subscribers'] = listOf([]);
    await open();
    await screen.findByText('Noor Haddad');
    await press('tab', 'Subscribers');
    await screen.findByText('No subscribers yet');
    await press('tab', 'Messages');
    await act(async () => window.dispatchEvent(new Event('focus')));
    expect(calls.filter((call) => call === 'GET /api/contacts')).toHaveLength(1);
    await press('button', 'Refresh');
    await waitFor(() => expect(calls.filter((call) => call === 'GET /api/contacts')).toHaveLength(2));
  });

  it('is refreshed in place: a note that is being written stays', async () => {
    responses['GET /api/contacts'] = listOf([contact('c1', 'Noor')]);
    await open();
    await screen.findByText('Noor Haddad');
    await press('button', 'Add a note');
    const note = screen.getByLabelText<HTMLTextAreaElement>('Note');
    fireEvent.change(note, { target: { value: 'Called, wants terms' } });
    responses['GET /api/contacts'] = listOf([contact('c2', 'Wen'), contact('c1', 'Noor')]);
    await press('button', 'Refresh');
    await screen.findByText('Wen Haddad');
    expect(toast).toHaveBeenLastCalledWith({ title: 'The list is up to date.' });
    responses['GET /api/contacts'] = { status: 500 };
    await press('button', 'Refresh');
    await waitFor(() =>
      expect(toast).toHaveBeenLastCalledWith({ title: expect.stringContaining('Failed to load'), kind: 'failed' }),
    );
    expect(screen.getByText('Wen Haddad')).toBeTruthy();
    expect(screen.getByLabelText('Note')).toBe(note);
    expect(note.value).toBe('Called, wants terms');
  });

  it.each([
    ['messages', '/api/contacts', 'Mark as handled', 'PATCH /api/contacts/c1'],
    ['notifications', '/api/outbox', 'Send again', 'POST /api/outbox/c1/resend'],
  ])('says that an action in the list of %s failed after another list was opened', async (tab, list, button, call) => {
    const delivery = { leadId: 'l1', kind: 'contact', channel: 'mail', state: 'failed', attempts: 1 };
    const time = '2025-03-18T10:00:00Z';
    responses[`GET ${list}`] = listOf([contact('c1', 'Noor', { ...delivery, createdAt: time, updatedAt: time })]);
    responses['GET /api/partnerships'] = listOf([]);
    await open(`/admin?tab=${tab}`);
    await screen.findByRole('button', { name: button });
    const stub = fetch;
    let respond = () => {};
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      if (`${init.method} ${address}` === call) await new Promise<void>((resolve) => (respond = resolve));
      return stub(address, init);
    });
    responses[call] = { status: 503 };
    await press('button', button);
    await press('tab', 'Partnerships');
    await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull());
    await act(async () => respond());
    await waitFor(() =>
      expect(toast).toHaveBeenLastCalledWith({ title: expect.stringContaining('in another list'), kind: 'failed' }),
    );
  });

  it('asks for the password if an export starts after the session has ended', async () => {
    responses['GET /api/contacts'] = listOf([contact('c1', 'Noor')]);
    await open();
    await screen.findByText('Noor Haddad');
    for (const path of ['/api/contacts', '/api/contacts.csv']) responses[`GET ${path}`] = { status: 401 };
    await press('link', 'Export CSV');
    await waitFor(() => expect(slots('sign-in-form')).toHaveLength(1));
    expect(screen.getByText(/session has ended/)).toBeTruthy();
    expect(document.activeElement?.tagName).toBe('H1');
    expect(screen.queryByText('Noor Haddad')).toBeNull();
  });

  it('shows how far an export is, saves the file under its name, and says if it fails', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
    const blobs: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL() {} }),
    );
    responses['GET /api/contacts'] = listOf([contact('c1', 'Noor')]);
    await open();
    await screen.findByText('Noor Haddad');
    const file = new TransformStream<Uint8Array, Uint8Array>();
    const writer = file.writable.getWriter();
    const stub = fetch;
    const headers = { 'Content-Disposition': 'attachment; filename="contacts-2026-11-28.csv"' };
    let send = (_: Response) => {};
    const response = new Promise<Response>((resolve) => (send = resolve));
    vi.stubGlobal('fetch', (address: string) => (address.endsWith('.csv') ? response : stub(address)));
    await press('link', 'Export CSV');
    expect(screen.getByText(/Exports run one after another/)).toBeTruthy();
    send(new Response(file.readable, { headers }));
    void writer.write(new Uint8Array(3 * 1024 * 1024));
    expect(await screen.findByText('Exporting: 3 MB so far.')).toBeTruthy();
    void writer.close();
    await waitFor(() => expect(saved).toEqual(['contacts-2026-11-28.csv blob:1']));
    expect(blobs[0]?.size).toBe(3 * 1024 * 1024);
    await waitFor(() => expect(screen.queryByText(/^Exporting/)).toBeNull());
    vi.stubGlobal('fetch', stub);
    await press('link', 'Export CSV');
    await waitFor(() =>
      expect(toast).toHaveBeenLastCalledWith({ title: expect.stringContaining('export'), kind: 'failed' }),
    );
  });

  it.each([
    ['paused', /server was off for more than a week.*Overdue entries: 12.*RETENTION_CONFIRMED_ON/],
    ['failing', /could not be erased\. Overdue entries: 12/],
  ])('says that entries are not erased, how many and what to do (%s)', async (state, words) => {
    responses['GET /api/contacts'] = listOf([], { 'X-Retention-State': state, 'X-Retention-Overdue': '12' });
    await open();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('keeps a note that is being written if the session has ended when it is refreshed', async () => {
    responses['GET /api/contacts'] = listOf([contact('c1', 'Noor')]);
    responses['POST /api/session'] = { status: 204 };
    await open();
    await screen.findByText('Noor Haddad');
    await press('button', 'Add a note');
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Called, wants terms' } });
    responses['GET /api/contacts'] = { status: 401 };
    await press('button', 'Refresh');
    await screen.findByText(/session has ended/);
    responses['GET /api/contacts'] = listOf([contact('c1', 'Noor')]);
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'open sesame' } });
    await press('button', 'Sign in');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Note')).value).toBe('Called, wants terms');
    await press('button', 'Cancel');
    await press('button', 'Add a note');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('');
  });

  it('keeps a mark that was saved while it was refreshed', async () => {
    responses['GET /api/contacts'] = listOf([contact('c1', 'Noor')]);
    responses['PATCH /api/contacts/c1'] = { body: contact('c1', 'Noor', { handled: true }) };
    await open();
    await screen.findByText('Noor Haddad');
    let finish = (_: Response) => {};
    const slow = new Promise<Response>((resolve) => {
      finish = resolve;
    });
    vi.spyOn(globalThis, 'fetch').mockReturnValueOnce(slow);
    await press('button', 'Refresh');
    responses['GET /api/contacts'] = listOf([contact('c1', 'Noor', { handled: true })]);
    await press('button', 'Mark as handled');
    await act(async () => finish(Response.json([contact('c1', 'Noor')])));
    expect(await screen.findByText('Handled')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark as handled' })).toBeNull();
  });
});

it('shows how long entries are kept, if configured', async () => {
  responses['GET /api/contacts'] = listOf([contact('c1', 'Noor')], { 'X-Retention-Days': '90' });
  await open();
  expect(await screen.findByText('Entries are erased after 90 days.')).toBeTruthy();
});

describe('tabs and search', () => {
  it('are stored in the address and read from it', async () => {
    responses['GET /api/partnerships?q=ledger'] = listOf([
      { ...contact('p1', 'Theo'), partnershipType: 'referral', partnershipGoals: 'Refer', jobTitle: 'Not specified' },
    ]);
    responses['GET /api/contacts?q=ledger'] = listOf([]);
    await open('/admin?tab=partnerships&q=ledger');
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Referral')).toBeTruthy();
    expect(card.queryByText('Not specified')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }).value).toBe('ledger');
    expect(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')).toBe(
      '/api/partnerships.csv?q=ledger',
    );
    expect(calls).toEqual(['GET /api/partnerships?q=ledger']);
    await press('tab', 'Messages');
    expect(screen.getByText('?q=ledger')).toBeTruthy();
  });

  it('are all kept if several are changed before the router shows the first', async () => {
    await open('/admin?q=ledger');
    const french = screen.getByRole('radio', { name: 'French' });
    await act(async () => {
      fireEvent.click(screen.getByRole('tab', { name: 'Partnerships' }));
      fireEvent.click(french);
    });
    expect(location.search).toBe('?q=ledger&tab=partnerships&language=fr');
  });

  it('show messages for an unknown tab', async () => {
    responses['GET /api/contacts'] = listOf([]);
    await open('/admin?tab=secrets');
    expect(await screen.findByText('No submissions yet')).toBeTruthy();
  });

  it('show spam of every kind, newest first', async () => {
    responses['GET /api/contacts?spam=only'] = listOf([contact('c3', 'Robot')]);
    responses['GET /api/partnerships?spam=only'] = listOf([contact('p1', 'Spider')]);
    responses['GET /api/subscribers?spam=only'] = listOf([
      { id: 's2', email: 's2@mail.example', submittedAt: '2025-03-18T10:02:00Z', handled: false },
    ]);
    await open('/admin?tab=spam');
    await screen.findByText('Robot Haddad');
    expect(slots('submission-card').map((card) => card.querySelector('h2')?.textContent)).toEqual([
      'Robot Haddad',
      's2@mail.example',
      'Spider Haddad',
    ]);
    expect(slots('submission-count')[0]?.textContent).toBe('3');
    expect(screen.getAllByRole('link', { name: /^Export CSV: / })).toHaveLength(3);
    expect(document.body.textContent).not.toMatch(/Overdue/);
  });

  it('show more spam only below what was read', async () => {
    responses['GET /api/contacts?spam=only'] = listOf([contact('c9', 'Ada'), contact('c6', 'Ben')], {
      Link: '</api/contacts?spam=only&cursor=b>; rel="next"',
    });
    responses['GET /api/partnerships?spam=only'] = listOf([contact('p8', 'Cleo'), contact('p2', 'Dan')]);
    responses['GET /api/subscribers?spam=only'] = listOf([]);
    responses['GET /api/contacts?spam=only&cursor=b'] = listOf([contact('c4', 'Eve'), contact('c1', 'Fay')]);
    const names = () => slots('submission-card').map((card) => card.querySelector('h2')?.textContent?.split(' ')[0]);
    await open('/admin?tab=spam');
    await screen.findByText('Ada Haddad');
    expect(names()).toEqual(['Ada', 'Cleo', 'Ben']);
    await press('button', 'Load more');
    await screen.findByText('Fay Haddad');
    expect(names()).toEqual(['Ada', 'Cleo', 'Ben', 'Eve', 'Dan', 'Fay']);
  });
});

describe('personal data', () => {
  const address = '/api/people?email=c1%40mail.example';
  const person = {
    email: 'c1@mail.example',
    contacts: [{ ...contact('c1', 'Noor', { note: 'Called' }), deliveries: [{}] }],
    partnerships: [],
    subscriptions: [],
  };
  const find = async () => {
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: 'c1@mail.example' } });
    await press('button', 'Find');
  };
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = () => {};
    HTMLDialogElement.prototype.close = function () {
      this.dispatchEvent(new Event('close'));
    };
    URL.createObjectURL = () => 'blob:person';
    URL.revokeObjectURL = () => {};
    responses['GET /api/contacts'] = listOf([contact('c1', 'Noor')]);
    responses[`GET ${address}`] = { body: person };
    responses[`DELETE ${address}`] = { body: { erased: 1 } };
  });

  it('is found by an e-mail address, which is not in the URL, and is erased after a confirmation', async () => {
    await open('/admin?tab=people');
    await find();
    expect(await screen.findByText('Noor Haddad')).toBeTruthy();
    expect(screen.getByText('Called')).toBeTruthy();
    expect(document.querySelector('output')?.textContent).toBe('?tab=people');
    expect(screen.getByRole('link', { name: 'Download JSON' }).getAttribute('href')).toBe('blob:person');
    await press('button', 'Erase everything');
    expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);
    fireEvent.click(screen.getByText('Erase'));
    expect(await screen.findByText('Number of erased entries: 1')).toBeTruthy();
    expect(calls).toContain(`DELETE ${address}`);
    expect(screen.queryByText('Noor Haddad')).toBeNull();
  });

  it('shows a message if there is none', async () => {
    responses[`GET ${address}`] = { status: 404, body: { error: 'Nothing' } };
    await open('/admin?tab=people');
    await find();
    expect(await screen.findByText('Nothing is stored about this email address.')).toBeTruthy();
  });

  it('requires the password after signing out', async () => {
    await open('/admin?tab=people');
    await screen.findByLabelText('Email');
    responses['GET /api/contacts'] = { status: 401 };
    responses[`GET ${address}`] = { status: 401 };
    await find();
    await waitFor(() => expect(slots('sign-in-form')).toHaveLength(1));
  });
});

describe('a change by staff', () => {
  it('does not replace the note of somebody else without showing it', async () => {
    responses['GET /api/contacts'] = listOf([contact('c1', 'Noor')]);
    await open();
    await screen.findByText('Noor Haddad');
    await press('button', 'Add a note');
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Called' } });
    responses['PATCH /api/contacts/c1'] = { status: 409 };
    responses['GET /api/contacts'] = listOf([contact('c1', 'Noor', { note: 'Sent terms' })]);
    await press('button', 'Save note');
    expect(await screen.findByText('Sent terms')).toBeTruthy();
    expect(screen.getByText(/^Somebody else has changed this note\./)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Called');
    await press('button', 'Save note');
    expect(calls).toContain('PATCH /api/contacts/c1 {"note":"Called","noteBefore":"Sent terms"}');
  });

  it('appears at once in every list with the entry', async () => {
    responses['GET /api/contacts'] = listOf([contact('c1', 'Noor')]);
    responses['GET /api/contacts?q=noor'] = listOf([contact('c1', 'Noor')]);
    responses['PATCH /api/contacts/c1'] = { body: contact('c1', 'Noor', { handled: true, note: 'Called' }) };
    await open();
    await screen.findByText('Noor Haddad');
    const search = screen.getByRole('searchbox');
    fireEvent.change(search, { target: { value: 'noor' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    await waitFor(() => expect(calls).toHaveLength(2));
    await screen.findByText('Noor Haddad');
    await press('button', 'Mark as handled');
    expect(calls.at(-1)).toBe('PATCH /api/contacts/c1 {"handled":true}');
    await screen.findByText('Handled');
    fireEvent.change(search, { target: { value: '' } });
    fireEvent.keyDown(search, { key: 'Enter' });
    await screen.findByText('Handled');
    expect(calls).toHaveLength(3);
    expect(screen.getByText('Called')).toBeTruthy();
  });

  it('appears in the audit log the next time it is shown', async () => {
    responses['GET /api/audit'] = listOf([{ id: 'a1', at: '2025-03-18T10:00:00Z', action: 'sign-in', address: '::1' }]);
    responses['GET /api/contacts'] = listOf([contact('c1', 'Noor')]);
    responses['PATCH /api/contacts/c1'] = { body: contact('c1', 'Noor', { handled: true }) };
    await open('/admin?tab=audit');
    await screen.findByText('Signed in');
    expect(screen.queryByRole('searchbox')).toBeNull();
    await press('tab', 'Messages');
    await screen.findByText('Noor Haddad');
    await press('button', 'Mark as handled');
    await screen.findByText('Handled');
    await press('tab', 'Audit log');
    await waitFor(() => expect(calls.filter((call) => call === 'GET /api/audit')).toHaveLength(2));
  });

  it('can resend a notification', async () => {
    const delivery = {
      id: 'c1.webhook',
      leadId: 'c1',
      kind: 'contact',
      channel: 'webhook',
      state: 'failed',
      attempts: 9,
      createdAt: '2025-03-18T10:00:00Z',
      updatedAt: '2025-03-18T11:00:00Z',
    };
    responses['GET /api/outbox'] = listOf([delivery]);
    responses['POST /api/outbox/c1.webhook/resend'] = { status: 202, body: { ...delivery, state: 'pending' } };
    await open('/admin?tab=notifications');
    await screen.findByText('Failed');
    await press('button', 'Send again');
    expect(await screen.findByText('Waiting')).toBeTruthy();
  });
});
