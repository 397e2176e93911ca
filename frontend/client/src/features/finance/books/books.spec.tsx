import type { LedgerEntryView } from '@fieldhouse/api-contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { ageing, collection, ledgerEntry, trialBalance } from '../../../../test/finance-samples';
import { renderApp } from '../../../../test/render-app';
import { league } from '../../../../test/samples';
import { wallTimeOf } from '../../../shared/form/fields/instant-input';
import { ownZone } from '../../../shared/lib/times';

const AT = '/admin?tab=finance';
const BOSS = { user: { roles: ['site_admin' as const] } };
const THEN = '2026-11-01T09:00:00.000Z';

let network: FakeApi;
let saved: Blob[];
const entriesAre = (at: string, ...entries: readonly LedgerEntryView[]): void =>
  network.on('GET', `${at}/entries`, ({ query }) => ({
    body: query.get('after')
      ? { position: '', entries: [ledgerEntry({ entryId: 'E9', description: 'Refund' })], next: null }
      : { position: '', entries, next: 'c1' },
  }));
const booksAre = (at: string): void => {
  network.on('GET', `${at}/trial-balance`, { body: trialBalance() });
  network.on('GET', `${at}/ageing`, { body: ageing() });
  network.on('GET', `${at}/collection`, { body: collection() });
  entriesAre(at, ledgerEntry());
};
beforeEach(() => {
  network = fakeApi();
  booksAre('/finance');
  network.on('GET', '/finance/cases', { body: { position: '', cases: [], next: null } });
  network.on('GET', '/finance/reconciliations', { body: { position: '', days: [] } });
  network.on('GET', '/finance/periods', { body: { position: '', since: null, periods: [] } });
  saved = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:books';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the balance', () => {
  it('has what went into and out of each account, and all of it together', async () => {
    renderApp(AT, BOSS);
    expect(await rowOf('Card provider')).toEqual(['190.00', '5.81', '184.19']);
    expect(await rowOf('Total')).toEqual(['385.81', '385.81', '0.00']);
    expect(screen.getByRole('table', { name: /^In USD, of 3 entries/ })).toHaveTextContent('Balanced');
  });

  it('stands in a frame of its own, which keys move where it is wider than the screen', async () => {
    renderApp(AT, BOSS);
    const frame = await screen.findByRole('region', { name: 'Balance, in USD' });
    expect(within(frame).getByRole('table')).toBeVisible();
    expect(frame).toHaveAttribute('tabindex', '0');
  });

  it('is as of the instant that the address names, and goes back to now', async () => {
    const { user, path } = renderApp(AT, BOSS);
    await screen.findByText('Balanced');
    fireEvent.change(screen.getByLabelText('As of'), { target: { value: wallTimeOf(THEN, ownZone()) } });
    await waitFor(() => expect(path()).toBe(`${AT}&asOf=${encodeURIComponent(THEN)}`));
    const asked = (what: string) =>
      network.sent('GET', `/finance/${what}`).map(({ query }) => query.get('asOf'));
    await waitFor(() => expect(asked('trial-balance')).toEqual([null, THEN]));
    expect(asked('ageing')).toEqual([null, THEN]);
    await user.click(screen.getByRole('button', { name: 'Back to now' }));
    expect(path()).toBe(AT);
  });

  it('is as of now for an instant that is still to come, and says so', async () => {
    const later = new Date(Date.now() + 3_600_000).toISOString();
    renderApp(`${AT}&asOf=${later}`, BOSS);
    await screen.findByText('Balanced');
    const field = screen.getByLabelText('As of');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(
      /^That is still to come: the books are shown as they stand now/,
    );
    expect(screen.queryByText(/As it stood then/)).toBeNull();
    for (const part of ['trial-balance', 'ageing'])
      expect(network.sent('GET', `/finance/${part}`).map(({ query }) => query.get('asOf'))).toEqual([null]);
  });

  it('leads from an account to what stands behind its figure, as of then; back closes it', async () => {
    const { user, path, history } = renderApp(`${AT}&asOf=${THEN}`, BOSS);
    await user.click(await screen.findByRole('link', { name: 'Receivable' }));
    expect(path()).toContain('account=receivable&currency=USD');
    const entries = within(await screen.findByRole('table', { name: 'Receivable, in USD' }));
    const [, row] = entries.getAllByRole('row');
    expect(row).toHaveTextContent(/^Card payment.*Kim Young · Sunday League · Invoice I1190.00$/);
    expect(within(row as HTMLElement).getAllByRole('cell')[1]).toHaveTextContent('190.00');
    expect(entries.queryByRole('link')).toBeNull();
    const asked = network.sent('GET', '/finance/entries').find(({ query }) => query.has('account'));
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({
      ...{ account: 'receivable', currency: 'USD', to: THEN },
    });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await entries.findByText('Refund')).toBeVisible();
    act(() => history.go(-1));
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Receivable, in USD' })).toBeNull());
  });

  it('names whose money an entry is about, and for which team', async () => {
    const owls = { teamId: 'T1', teamName: 'Owls' };
    entriesAre('/finance', ledgerEntry({ entryId: 'E2', ...owls }), ledgerEntry({ payeeName: null }));
    renderApp(`${AT}&account=receivable&currency=USD`, BOSS);
    const entries = within(await screen.findByRole('table', { name: 'Receivable, in USD' }));
    const [, first, second] = entries.getAllByRole('row');
    expect(first).toHaveTextContent(/Kim Young \(Owls\) · Sunday League · Invoice I1/);
    expect(second).toHaveTextContent(/Kim Young · League L1 · Invoice I1/);
  });

  it('leads to an invoice of one’s own', async () => {
    entriesAre('/finance', ledgerEntry({ person: { accountId: 'ana', name: 'Ana Brook' } }));
    renderApp(`${AT}&account=receivable&currency=USD`, BOSS);
    expect(await screen.findByRole('link', { name: 'Invoice I1' })).toHaveAttribute(
      'href',
      '/player-profile?tab=payments&invoice=I1',
    );
  });

  it('fails alone', async () => {
    network.on('GET', '/finance/trial-balance', problem(409, 'books_behind', 'The books are behind'));
    renderApp(AT, BOSS);
    expect(await screen.findByText('The balance could not be loaded')).toBeVisible();
    expect(await screen.findByText('Nothing is owed')).toBeVisible();
    // Lists of invoices count such places as unpaid.
    expect(screen.getAllByText(/only held until it is paid is not owed yet/)).not.toHaveLength(0);
    expect(screen.getAllByText(/lost and waited for stays owed/)).not.toHaveLength(0);
    expect(await screen.findByText('Everything agrees')).toBeVisible();
  });

  it('asks for a code first where the service does', async () => {
    network.on('GET', '/finance/periods', problem(403, 'code_required', 'A code is needed'));
    renderApp(AT, BOSS);
    expect(await screen.findByText('Enter a code to continue')).toBeVisible();
    expect(network.sent('GET', '/finance/trial-balance')).toHaveLength(0);
  });
});

describe('what is owed and what was collected', () => {
  it('says that what was collected goes on until today where the books are of the past', async () => {
    renderApp(`${AT}&asOf=${THEN}`, BOSS);
    expect(
      await screen.findByText('What came and what went back, by days of UTC, until today.'),
    ).toBeVisible();
  });

  it('stands by how late it is', async () => {
    const buckets = { notDueMinor: 5_000, to30Minor: 8_000, to60Minor: 0, to90Minor: 0, over90Minor: 900 };
    network.on('GET', '/finance/ageing', {
      body: ageing({ currencies: [{ currency: 'USD', ...buckets, totalMinor: 13_900, teams: [] }] }),
    });
    renderApp(AT, BOSS);
    expect(await rowOf('1–30 days late')).toEqual(['80.00']);
    expect(await rowOf('More than 90 days late')).toEqual(['9.00']);
    expect(screen.getByText(/Late is what is due on a day that is over in every time zone\./)).toBeVisible();
  });

  it('of which banks have taken something back says so, so that the net follows from the others', async () => {
    const row = {
      ...{ currency: 'USD', invoicedMinor: 19_000, collectedMinor: 19_000, refundedMinor: 2_000 },
      ...{ disputedMinor: 5_000, feesMinor: 581, taxMinor: 0, writtenOffMinor: 0, paidOutMinor: 0 },
    };
    network.on('GET', '/finance/collection', ({ query }) => ({
      body: collection([{ ...row, from: query.get('to') ?? '', netMinor: 11_419 }]),
    }));
    renderApp(`${AT}&by=day`, BOSS);
    const part = within(await screen.findByRole('group', { name: 'In USD' }));
    expect(part.getByText('Disputed').nextElementSibling).toHaveTextContent('$50.00');
    expect(part.getByText('Net').nextElementSibling).toHaveTextContent('$114.19');
  });

  it('stands by week, or by day or month, as a chart and as a table', async () => {
    network.on('GET', '/finance/collection', ({ query }) => ({
      body: collection([
        {
          ...{ from: query.get('to') ?? '', currency: 'USD', invoicedMinor: 19_000, collectedMinor: 19_000 },
          ...{ refundedMinor: 2_000, disputedMinor: 0, feesMinor: 581, taxMinor: 0, writtenOffMinor: 0 },
          ...{ paidOutMinor: 0, netMinor: 16_419 },
        },
      ]),
    }));
    const { user, path } = renderApp(AT, BOSS);
    await user.click(await screen.findByRole('button', { name: '30 days' }));
    expect(path()).toBe(`${AT}&by=day`);
    const part = within(await screen.findByRole('group', { name: 'In USD' }));
    expect(part.getByText('$164.19')).toBeVisible();
    expect(part.queryByText('Disputed')).toBeNull();
    expect(
      await screen.findByRole('img', { name: 'Collected and refunded in USD, 30 days' }),
    ).toBeInTheDocument();
    const [, newest] = within(
      part.getByRole('table', { name: 'Collected and refunded, in USD', hidden: true }),
    ).getAllByRole('row', { hidden: true });
    expect(newest).toHaveTextContent(/190\.0020\.00$/);
    expect(network.sent('GET', '/finance/collection').at(-1)?.query.get('by')).toBe('day');
  });
});

describe('the files', () => {
  it('are of the days that were chosen', async () => {
    network.on('GET', '/finance/journal.csv', { body: 'Entry' });
    const { user } = renderApp(AT, BOSS);
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-10-01' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-10-31' } });
    await user.click(screen.getByRole('button', { name: 'Journal as CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [sent] = network.sent('GET', '/finance/journal.csv');
    expect(Object.fromEntries(sent?.query ?? [])).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(sent?.headers.get('authorization')).toBe('Bearer token-of-ana');
  });

  it('are held by nothing but the file, however long they are', async () => {
    network.on('GET', '/finance/journal.csv', { body: 'a line of a very long journal' });
    const { user, store } = renderApp(AT, BOSS);
    const held: string[] = [];
    store.subscribe(() => held.push(JSON.stringify(store.getState())));
    await user.click(await screen.findByRole('button', { name: 'Journal as CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Journal as CSV' })).toBeEnabled());
    expect(held.filter((state) => state.includes('a line of a very long journal'))).toEqual([]);
  });

  it('are said not to be there where they could not be had', async () => {
    network.on('GET', '/finance/ledger.csv', problem(403, 'not_treasurer', 'Not yours to see'));
    const { user } = renderApp(AT, BOSS);
    await user.click(await screen.findByRole('button', { name: 'Ledger as CSV' }));
    expect(await screen.findByText('The books could not be exported')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('end no earlier than they begin', async () => {
    renderApp(AT, BOSS);
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-10-31' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-10-01' } });
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a last day that is not before the first one');
    expect(screen.getByRole('button', { name: 'Ledger as CSV' })).toBeDisabled();
  });
});

describe('the books of a league', () => {
  const MINE = '/leagues/L1/teams?tab=books';
  beforeEach(() => {
    network.on('GET', '/leagues/L1', { body: league({ me: { ...league().me, staffRoles: ['treasurer'] } }) });
    booksAre('/finance/league/L1');
  });

  it('stand beside its finances, with entries that lead to their invoices', async () => {
    const { user, path } = renderApp(MINE);
    const books = within(await screen.findByRole('region', { name: 'Books of this league' }));
    expect(books.getByText(/Late is what is due on a day that is over where the league is\./)).toBeVisible();
    await user.click(await books.findByRole('link', { name: 'Receivable' }));
    await user.click(await books.findByRole('link', { name: 'Invoice I1' }));
    expect(path()).toContain('account=receivable&currency=USD&invoice=I1');
    expect(network.sent('GET', '/finance/trial-balance')).toHaveLength(0);
  });

  it('are exported by who looks after its money', async () => {
    network.on('GET', '/finance/league/L1/ledger.csv', { body: 'Account' });
    const { user } = renderApp(MINE);
    await user.click(await screen.findByRole('button', { name: 'Ledger as CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(network.sent('GET', '/finance/league/L1/ledger.csv')).toHaveLength(1);
  });
});
