import {
  calendarDay,
  type FinanceCaseView,
  type PeriodsView,
  type ReconciliationsView,
} from '@fieldhouse/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { ageing, collection, financeCase, trialBalance } from '../../../../test/finance-samples';
import { renderApp } from '../../../../test/render-app';
import { accepted } from '../../../../test/samples';
import { dayAfter, monthsUpTo, todayOf } from '../model/spans';
import { monthOf } from '../words/finance-words';

const AT = '/admin?tab=finance';
const BOSS = { user: { roles: ['site_admin' as const] } };
const BOOK = '/finance/reconciliations/2026-11-20';

let network: FakeApi;
let cases: readonly FinanceCaseView[];
let days: ReconciliationsView['days'];
let periods: PeriodsView['periods'];
let since: PeriodsView['since'];
beforeEach(() => {
  network = fakeApi();
  [cases, days, periods, since] = [[financeCase()], [], [], null];
  network.on('GET', '/finance/trial-balance', { body: trialBalance() });
  network.on('GET', '/finance/ageing', { body: ageing() });
  network.on('GET', '/finance/collection', { body: collection() });
  network.on('GET', '/finance/cases', ({ query }) => ({
    body: {
      position: '',
      cases: cases.filter(({ closed }) => (closed === null) === (query.get('state') === 'open')),
      next: null,
    },
  }));
  network.on('GET', '/finance/reconciliations', () => ({ body: { position: '', days } }));
  network.on('GET', '/finance/periods', () => ({ body: { position: '', since, periods } }));
});

describe('a case', () => {
  it('says in words what differs, by how much, and who has taken it', async () => {
    renderApp(AT, BOSS);
    const row = await screen.findByRole('listitem', { name: 'At the card provider, not in our books' });
    expect(row).toHaveTextContent('Payment of Nov 20, 2026');
    expect(row).toHaveTextContent('$184.19 at the card provider, nothing in our books');
    expect(row).toHaveTextContent('nobody has taken it');
  });

  it('is taken by who looks at it', async () => {
    network.on('PUT', `${BOOK}/cases/C1/owner`, () => {
      cases = [financeCase({ owner: { accountId: 'ana', name: 'Ana Brook' } })];
      return { body: accepted };
    });
    const { user } = renderApp(AT, BOSS);
    await user.click(await screen.findByRole('button', { name: /^Take it/ }));
    expect(await screen.findByText(/taken by Ana Brook/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Take it/ })).toBeNull();
    expect(network.sent('PUT', `${BOOK}/cases/C1/owner`)[0]?.body).toEqual({ ownerId: 'ana', from: null });
  });

  it('that somebody else has taken meanwhile says whose it is, and is taken over by who knows that', async () => {
    const owner = { accountId: 'leo', name: 'Leo Park' };
    network.on('PUT', `${BOOK}/cases/C1/owner`, ({ body }) => {
      if ((body as { from: string | null }).from === null) {
        cases = [financeCase({ owner })];
        return problem(409, 'case_taken', 'Somebody has it', { detail: 'The list says who.' });
      }
      cases = [financeCase({ owner: { accountId: 'ana', name: 'Ana Brook' } })];
      return { body: accepted };
    });
    const { user } = renderApp(AT, BOSS);
    await user.click(await screen.findByRole('button', { name: /^Take it: / }));
    expect(await screen.findByText('The list says who.')).toBeVisible();
    expect(await screen.findByText(/taken by Leo Park/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Take it over: / }));
    expect(await screen.findByText(/taken by Ana Brook/)).toBeVisible();
    expect(network.sent('PUT', `${BOOK}/cases/C1/owner`)[1]?.body).toEqual({ ownerId: 'ana', from: 'leo' });
  });

  it('opens with its facts, takes notes, and is settled with a reason', async () => {
    network.on('POST', `${BOOK}/cases/C1/notes`, ({ body }) => {
      const by = { accountId: 'ana', name: 'Ana Brook' };
      const { note } = body as { note: string };
      cases = [financeCase({ notes: [{ at: '2026-11-21T12:00:00.000Z', by, note }] })];
      return { body: accepted };
    });
    network.on('POST', `${BOOK}/cases/C1/resolution`, () => {
      cases = [];
      return { body: accepted };
    });
    const { user, path } = renderApp(AT, BOSS);
    await user.click(await screen.findByRole('button', { name: /^Open: At the card provider/ }));
    expect(path()).toBe(`${AT}&case=C1`);
    expect(screen.getByText('txn_1')).toBeVisible();
    await user.type(screen.getByLabelText('Note'), 'The news are late');
    await user.click(screen.getByRole('button', { name: 'Add the note' }));
    const said = await screen.findByRole('list', { name: 'What was said about it' });
    expect(within(said).getByText('The news are late')).toBeVisible();

    await user.click(screen.getByLabelText('What was done'));
    await user.click(screen.getByRole('option', { name: 'Right as it is' }));
    await user.type(screen.getByLabelText('Reason'), 'A test of theirs');
    await user.click(screen.getByRole('button', { name: 'Settle the case' }));
    expect(await screen.findByText('Everything agrees')).toBeVisible();
    expect(network.sent('POST', `${BOOK}/cases/C1/resolution`)[0]?.body).toEqual({
      ...{ resolution: 'expected', reason: 'A test of theirs' },
    });
  });

  it('that somebody else settles meanwhile stays with what was typed, and says so', async () => {
    const { user } = renderApp(AT, BOSS);
    await user.click(await screen.findByRole('button', { name: /^Open: At the card provider/ }));
    await user.type(screen.getByLabelText('Reason'), 'A test of theirs');
    const detail = 'Somebody has closed this case.';
    network.on('POST', `${BOOK}/cases/C1/resolution`, () => {
      cases = [];
      return problem(409, 'case_closed', 'Closed already', { detail });
    });
    await user.click(screen.getByRole('button', { name: 'Settle the case' }));
    expect(await screen.findByText(/^This case is done meanwhile: somebody has settled it/)).toBeVisible();
    expect(screen.getByLabelText('Reason')).toHaveValue('A test of theirs');
    expect(screen.queryByRole('button', { name: /^Take it/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Hide: At the card provider/ }));
    expect(await screen.findByText('Everything agrees')).toBeVisible();
  });

  it('that is settled stays, with its reason', async () => {
    const by = { accountId: 'ana', name: 'Ana Brook' };
    const closed = {
      at: '2026-11-22T12:00:00.000Z',
      by,
      resolution: 'fixed_here',
      reason: 'Sent again',
    } as const;
    cases = [financeCase({ closed })];
    const { user } = renderApp(`${AT}&cases=closed`, BOSS);
    await user.click(await screen.findByRole('button', { name: /^Open: At the card provider/ }));
    expect(screen.getByText('Put right in our books')).toBeVisible();
    expect(screen.getByText('Sent again')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Settle the case' })).toBeNull();
  });

  it('that was settled by mistake is opened again with why, which stays in its history', async () => {
    const by = { accountId: 'ana', name: 'Ana Brook' };
    const closed = {
      ...{ at: '2026-11-22T12:00:00.000Z', by, resolution: 'expected' as const, reason: 'A test of theirs' },
    };
    cases = [financeCase({ closed })];
    network.on('POST', `${BOOK}/cases/C1/reopening`, ({ body }) => {
      const { reason } = body as { reason: string };
      cases = [financeCase({ reopened: [{ closed, at: '2026-11-23T12:00:00.000Z', by, reason }] })];
      return { body: accepted };
    });
    const { user, unmount } = renderApp(`${AT}&cases=closed`, BOSS);
    await user.click(await screen.findByRole('button', { name: /^Open: At the card provider/ }));
    await user.type(screen.getByLabelText('Reason'), 'It was another one');
    await user.click(screen.getByRole('button', { name: 'Open the case again' }));
    expect(await screen.findByText('The case is open again')).toBeVisible();
    expect(network.sent('POST', `${BOOK}/cases/C1/reopening`)[0]?.body).toEqual({
      reason: 'It was another one',
    });
    unmount();
    renderApp(`${AT}&case=C1`, BOSS);
    const said = await screen.findByRole('list', { name: 'What was said about it' });
    const [settled, again] = within(said).getAllByRole('listitem');
    expect(settled).toHaveTextContent(/Right as it is.*A test of theirs/);
    expect(again).toHaveTextContent(/Opened again.*It was another one/);
  });

  it('that is gone opens by itself, and is not opened by anybody', async () => {
    const closed = {
      ...{
        at: '2026-11-22T12:00:00.000Z',
        by: null,
        resolution: 'gone' as const,
        reason: 'Nothing of it any more',
      },
    };
    cases = [financeCase({ closed })];
    const { user } = renderApp(`${AT}&cases=closed`, BOSS);
    await user.click(await screen.findByRole('button', { name: /^Open: At the card provider/ }));
    expect(screen.getByText('Nothing of it any more')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open the case again' })).toBeNull();
  });
});

describe('a day', () => {
  const yesterday = dayAfter(todayOf(), -1);

  it('is reconciled now, and says how it stands', async () => {
    network.on('POST', `/finance/reconciliations/${yesterday}/run`, () => {
      const sums = [{ currency: 'USD', providerMinor: 18_419, ledgerMinor: 0 }];
      const reconciledAt = new Date().toISOString();
      days = [{ day: yesterday, reconciledAt, movements: 1, entries: 0, open: 1, sums }];
      return { body: accepted };
    });
    const { user } = renderApp(AT, BOSS);
    await user.click(await screen.findByRole('button', { name: 'Reconcile now' }));
    const row = await screen.findByRole('row', { name: new RegExp(`^${calendarDay(yesterday)}`) });
    expect(row).toHaveTextContent('184.19 USD1 movement0.00 USD0 entriesDiffers · 1 open');
  });

  it('that cannot be reconciled says why', async () => {
    network.on(
      'POST',
      `/finance/reconciliations/${yesterday}/run`,
      problem(409, 'provider_away', 'The card provider does not answer', {
        detail: 'Try again in a minute.',
      }),
    );
    const { user } = renderApp(AT, BOSS);
    await user.click(await screen.findByRole('button', { name: 'Reconcile now' }));
    expect(await screen.findByText('Try again in a minute.')).toBeVisible();
  });
});

describe('a month', () => {
  const [running = '', month = ''] = monthsUpTo(todayOf(), 2);
  const words = monthOf(month);
  const url = `/finance/periods/${month}/close`;

  it('is closed by who has read what that does, with a reason where cases are open', async () => {
    network.on('POST', url, ({ body }) => {
      if ((body as { reason: string | null }).reason === null)
        return problem(409, 'cases_open', 'Cases are open', { detail: 'A case is open: say why.' });
      const closedBy = { accountId: 'ana', name: 'Ana Brook' };
      const closedAt = '2026-11-02T12:00:00.000Z';
      const books = { entries: 3, digest: 'abcdef0123456789', totals: [] };
      periods = [{ period: month, closedAt, closedBy, ...books, openCases: 1, reason: 'It is looked into' }];
      return { body: accepted };
    });
    const { user } = renderApp(AT, BOSS);
    await user.click(await screen.findByRole('button', { name: `Close ${words}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Close ${words}?` }));
    expect(dialog.getByText(/A closed month is never opened again/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: `Close ${words}` }));
    expect(await dialog.findByText('A case is open: say why.')).toBeVisible();
    await user.type(dialog.getByLabelText(/^Reason/), 'It is looked into');
    await user.click(dialog.getByRole('button', { name: `Close ${words}` }));
    expect(await screen.findByText(/by Ana Brook · with 1 open case: It is looked into/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: `Close ${words}` })).toBeNull());
    expect(network.sent('POST', url).map(({ body }) => body)).toEqual([
      { reason: null },
      { reason: 'It is looked into' },
    ]);
  });

  it('keeps the reason before people where nothing could be sent', async () => {
    let isAway = false;
    network.on('POST', url, () =>
      isAway
        ? problem(503, 'unavailable', 'Away for now', { detail: 'Try again in a minute.' })
        : problem(409, 'cases_open', 'Cases are open', { detail: 'A case is open: say why.' }),
    );
    const { user } = renderApp(AT, BOSS);
    await user.click(await screen.findByRole('button', { name: `Close ${words}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: `Close ${words}` }));
    await user.type(await dialog.findByLabelText(/^Reason/), 'It is looked into');
    isAway = true;
    await user.click(dialog.getByRole('button', { name: `Close ${words}` }));
    expect(await dialog.findByText('Try again in a minute.')).toBeVisible();
    expect(dialog.getByLabelText(/^Reason/)).toHaveValue('It is looked into');
  });

  it('that may not be closed says why', async () => {
    const detail = 'It can be closed an hour after its end.';
    network.on('POST', url, problem(409, 'month_not_over', 'The month is not over', { detail }));
    const { user } = renderApp(AT, BOSS);
    await user.click(await screen.findByRole('button', { name: `Close ${words}` }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: `Close ${words}` }));
    expect(await dialog.findByText(detail)).toBeVisible();
    expect(dialog.queryByLabelText(/^Reason/)).toBeNull();
  });

  it('can be closed however long ago the books began', async () => {
    const months = monthsUpTo(todayOf(), 15);
    since = months.at(-1) ?? null;
    const { user } = renderApp(AT, BOSS);
    const close = () => screen.queryByRole('button', { name: `Close ${monthOf(since ?? '')}` });
    const more = await screen.findByRole('button', { name: 'Show earlier months' });
    expect(close()).toBeNull();
    await user.click(more);
    await user.click(screen.getByRole('button', { name: 'Show earlier months' }));
    expect(close()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show earlier months' })).toBeNull();
  });

  it('that runs cannot be closed yet', async () => {
    renderApp(AT, BOSS);
    const months = within(await screen.findByRole('list', { name: 'Months' }));
    expect(months.getByText('It can be closed once it is over')).toBeVisible();
    expect(months.queryByRole('button', { name: `Close ${monthOf(running)}` })).toBeNull();
  });
});
