import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../test/fake-api';
import { leagueProspectus, openLeague, openLeagueView } from '../../../test/open-league-samples';
import { ownRegistration, registration } from '../../../test/registration-samples';
import { renderApp } from '../../../test/render-app';

let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/open-leagues', { body: { leagues: [openLeague()], next: null } });
  network.on('GET', '/open-leagues/:leagueId', { body: openLeagueView() });
});
const asked = () => network.seen.filter(({ path }) => path === '/open-leagues').at(-1)?.query;

it('shows what leagues are, cost, and how many places are left', async () => {
  renderApp('/discover-leagues');
  const card = within(await screen.findByRole('article', { name: 'Tuesday Softball' }));
  expect(await card.findByText('Spring 2099 · Softball · Teams · Recreational · Coed')).toBeVisible();
  expect(card.getByText('Tuesdays, from Apr 14, 2099')).toBeVisible();
  expect(card.getByText('North Park, Albany')).toBeVisible();
  expect(card.getByText('Team $805')).toBeVisible();
  expect(card.getByText('7 of 12 team places left')).toBeVisible();
  expect(card.getByText('Closes in 10 days')).toBeVisible();
  expect(card.getByText('Open')).toBeVisible();
});

it('says when a league drafts, in its zone', async () => {
  const leagues = [openLeague({ format: 'draft', draftAt: '2099-04-07T23:00:00.000Z' })];
  network.on('GET', '/open-leagues', { body: { leagues, next: null } });
  renderApp('/discover-leagues');
  expect(await screen.findByText('Draft Tue, Apr 7, 7:00 PM EDT')).toBeVisible();
});

it.each([
  ['opens', { stage: 'announced', opensAt: '2020-03-01T14:00:00.000Z' }],
  ['closes', { closesAt: '2020-03-01T14:00:00.000Z' }],
  ['becomes dearer', { pricesUntil: '2020-03-01T14:00:00.000Z' }],
  ['drafts', { format: 'draft', draftAt: '2020-03-01T14:00:00.000Z' }],
] as const)('reads again where a league stands that %s while it is listed', async (_, told) => {
  const first = openLeague(told);
  let reads = 0;
  network.on('GET', '/open-leagues', () => {
    const leagues = [(reads += 1) === 1 ? first : openLeague({ stage: 'full' })];
    return { body: { leagues, next: null } };
  });
  renderApp('/discover-leagues');
  expect(await screen.findByText('Full')).toBeVisible();
  expect(reads).toBe(2);
});

it('asks for what its address says, and puts into the address what is chosen', async () => {
  const { user, path } = renderApp('/discover-leagues?sport=softball&nonsense=1');
  await waitFor(() => expect(asked()?.get('sport')).toBe('softball'));
  expect(asked()?.get('nonsense')).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), 'Tuesday');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Price' }), 'Up to $100');
  expect([asked()?.get('day'), asked()?.get('maxPrice')]).toEqual(['tue', '10000']);
  expect(path()).toBe('/discover-leagues?sport=softball&nonsense=1&day=tue&maxPrice=10000');
});

it('looks around a place that is suggested, and says what is no place', async () => {
  network.on('GET', '/places', { body: { places: ['Albany, NY', 'Albany, GA'] } });
  network.on('GET', '/open-leagues', ({ query }) => {
    const isKnown = query.get('near') === 'Albany, NY';
    if (query.has('near') && !isKnown) return { body: { leagues: [], near: null, next: null } };
    const league = { ...openLeague(), miles: isKnown ? 12 : null };
    return { body: { leagues: [league], near: query.get('near'), next: null } };
  });
  const { user, path } = renderApp('/discover-leagues');
  const field = await screen.findByRole('combobox', { name: 'Near a city' });
  await user.type(field, 'Alban');
  await waitFor(() => expect(network.seen.at(-1)?.query.get('q')).toBe('Alban'));
  expect(path()).toBe('/discover-leagues');
  await user.type(field, 'y, NY');
  await waitFor(() => expect(path()).toBe('/discover-leagues?near=Albany%2C+NY'));
  expect(await screen.findByText('North Park, Albany · 12 miles away')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Distance' }), 'Within 50 miles');
  await waitFor(() => expect(asked()?.get('within')).toBe('50'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Nearest');
  await waitFor(() => expect(asked()?.get('sort')).toBe('nearest'));
  await user.clear(field);
  expect(path()).toBe('/discover-leagues?within=50&sort=nearest');
  expect(screen.getByRole('combobox', { name: 'Order' })).toHaveValue('');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Newest');
  expect(path()).toBe('/discover-leagues?within=50&sort=newest');
  await user.type(field, 'Albany{Enter}');
  expect(await screen.findByText(/No single place is called “Albany”/)).toBeVisible();
  expect(field).toHaveValue('Albany');
});

it('counts what is searched for as no filter, and says what to do when nothing has that name', async () => {
  network.on('GET', '/open-leagues', { body: { leagues: [], next: null } });
  renderApp('/discover-leagues?q=zzz');
  const hint = await screen.findByText('Check how it is written, or look for another name or venue.');
  const clear = within(hint.parentElement ?? document.body).getByRole('button', { name: 'Clear the search' });
  expect(clear).toBeVisible();
  expect(screen.getByText('Filters')).toBeInTheDocument();
});

it('offers to look without filters when nothing matches', async () => {
  network.on('GET', '/open-leagues', ({ query }) => ({
    body: { leagues: query.has('q') || query.has('day') ? [] : [openLeague()], next: null },
  }));
  const { user, path } = renderApp('/discover-leagues?q=zzz&day=mon&sort=newest');
  expect(await screen.findByRole('heading', { name: 'No leagues match' })).toBeVisible();
  const empty = screen.getByText('Leave a filter out, or look for another day or city.').parentElement;
  await user.click(within(empty ?? document.body).getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('article', { name: 'Tuesday Softball' })).toBeVisible();
  expect(path()).toBe('/discover-leagues');
});

it('says when no league is open at all', async () => {
  network.on('GET', '/open-leagues', { body: { leagues: [], next: null } });
  renderApp('/discover-leagues');
  expect(await screen.findByRole('heading', { name: 'No league is open right now' })).toBeVisible();
});

it('shows more when there is more', async () => {
  network.on('GET', '/open-leagues', ({ query }) =>
    query.get('cursor') === 'c1'
      ? { body: { leagues: [openLeague({ leagueId: 'L2', name: 'Second' })], next: null } }
      : { body: { leagues: [openLeague()], next: 'c1' } },
  );
  const { user } = renderApp('/discover-leagues');
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('article', { name: 'Second' })).toBeVisible();
  expect(screen.getByRole('article', { name: 'Tuesday Softball' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('tells a failure and tries again', async () => {
  network.on('GET', '/open-leagues', problem(500, 'internal_error', 'Something went wrong'));
  const { user } = renderApp('/discover-leagues');
  expect(await screen.findByText('The leagues could not be loaded')).toBeVisible();
  network.on('GET', '/open-leagues', { body: { leagues: [openLeague()], next: null } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Tuesday Softball' })).toBeVisible();
});

describe('a league beside the list', () => {
  it('says all that there is to know, and goes back to the list with its filters', async () => {
    const { user, path } = renderApp('/discover-leagues?day=tue');
    await user.click(await screen.findByRole('link', { name: 'Tuesday Softball' }));
    expect(path()).toBe('/discover-leagues?day=tue&league=L1');
    const drawer = within(await screen.findByRole('dialog', { name: 'Tuesday Softball' }));
    expect(drawer.getByText('Slow-pitch for everybody.')).toBeVisible();
    for (const title of ['Overview', 'What it costs', 'Refunds', 'Who may play', 'What you will be asked'])
      expect(drawer.getByRole('region', { name: title })).toBeVisible();
    await user.click(drawer.getByText('Assumption of risk'));
    expect(drawer.getByText('I know that the ball is hard.')).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(path()).toBe('/discover-leagues?day=tue'));
  });

  it('says of each rule whether one may play, and what is not known yet', async () => {
    const age = { rule: 'age' as const, on: '2099-04-14', from: 21, to: null };
    const rating = { rule: 'rating' as const, from: 2, to: 7 };
    const view = openLeagueView({ prospectus: leagueProspectus({ eligibility: [age, rating] }) });
    network.on('GET', '/open-leagues/:leagueId', { body: view });
    const body = ownRegistration({
      eligibility: {
        eligible: false,
        lines: [
          { rule: age, verdict: 'refused', code: 'too_young', params: { age: 19 } },
          { rule: rating, verdict: 'missing', code: 'rating_unknown', params: {} },
        ],
      },
    });
    let answer: (() => void) | undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    network.on('GET', '/leagues/:leagueId/registration', async () => {
      await answered;
      return { body };
    });
    renderApp('/discover-leagues?league=L1');
    const rules = within(await screen.findByRole('region', { name: 'Who may play' }));
    // What is asked of everybody stands there before it is known of oneself.
    expect(await rules.findByText('You are at least 21 years old on Apr 14, 2099.')).toBeVisible();
    answer?.();
    expect(await rules.findByText(/You will be 19 on that day, which is too young/)).toBeVisible();
    expect(rules.getByText(/Your level is missing/).closest('li')).toHaveAttribute('data-met', 'later');
    expect(rules.queryByRole('button')).toBeNull();
  });

  it('leads whoever has registered to how they stand, not to another registration', async () => {
    network.on('GET', '/leagues/:leagueId/registration', {
      body: ownRegistration({ registrations: [registration({ status: 'withdrawn' })] }),
    });
    const { unmount } = renderApp('/discover-leagues?league=L1');
    expect(await screen.findByRole('link', { name: 'Register' })).toBeVisible();
    unmount();
    network.on('GET', '/leagues/:leagueId/registration', {
      body: ownRegistration({ registrations: [registration({ status: 'waitlisted' })] }),
    });
    renderApp('/discover-leagues?league=L1');
    expect(await screen.findByRole('link', { name: 'Your registration' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
  });

  it('gives the address of its public page', async () => {
    const { user } = renderApp('/discover-leagues?league=L1');
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(copied).toHaveBeenCalledWith(`${window.location.origin}/leagues/L1`);
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeVisible();
  });

  it('says that it is canceled, or that it is not there', async () => {
    const cancelled = openLeagueView({ stage: 'cancelled' });
    network.on('GET', '/open-leagues/:leagueId', { body: cancelled });
    const { unmount } = renderApp('/discover-leagues?league=L1');
    expect(await screen.findByText('This league is canceled')).toBeVisible();
    unmount();
    network.on('GET', '/open-leagues/:leagueId', problem(404, 'not_found', 'Not found'));
    const { user, path } = renderApp('/discover-leagues?league=L9');
    expect(await screen.findByText('Not found or no longer shared')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'All leagues' }));
    expect(path()).toBe('/discover-leagues');
  });
});
