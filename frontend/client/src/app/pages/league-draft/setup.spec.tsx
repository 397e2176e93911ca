import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { prospectusView } from '../../../../test/league-samples';
import { renderApp } from '../../../../test/render-app';
import { accepted, league, lockedRoom, pool, room, softball } from '../../../../test/samples';

const AT = '/complex/leagues/L1/draft';
let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/leagues/L1', { body: league() });
  network.on('GET', '/leagues/L1/prospectus', { body: prospectusView() });
  network.on('GET', '/sports', { body: [softball] });
  network.on('GET', '/leagues/L1/draft/room', { body: room() });
  network.on('GET', '/leagues/L1/pool', { body: pool([]) });
  network.on('GET', '/leagues/L1/draft/players', { body: { leagueId: 'L1', position: '1', players: [] } });
});

it('shows commissioners all tabs, and keeps the open one in the address', async () => {
  const { user, path } = renderApp(AT);
  await user.click(await screen.findByRole('tab', { name: 'Teams & captains' }));
  expect(path()).toBe(`${AT}?tab=teams`);
  expect(await screen.findByRole('article', { name: 'Hawks' })).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Checklist',
    'Setup',
    'Teams & captains',
    'Pool',
    'Order',
    'Board preview',
    'History',
    'Replay',
    'Results',
  ]);
});

it('shows others what they may read only', async () => {
  network.on('GET', '/leagues/L1', problem(404, 'not_found', 'Not found'));
  network.on('GET', '/leagues/L1/draft/room', {
    body: await lockedRoom({ me: { role: 'player', teamIds: [] } }),
  });
  renderApp(`${AT}?tab=setup`);
  expect(await screen.findByRole('tab', { name: 'Order' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getAllByRole('tab')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: /Draw again/ })).not.toBeInTheDocument();
});

it('sets no draft up in a league that was canceled', async () => {
  const cancelled = { at: '2026-11-20T01:00:00.000Z', reason: 'The park is closed' };
  network.on('GET', '/leagues/L1/draft/room', problem(404, 'not_found', 'Not found'));
  network.on('GET', '/leagues/L1/prospectus', { body: prospectusView({ stage: 'cancelled', cancelled }) });
  renderApp(`${AT}?tab=setup`);
  expect(await screen.findByText('This league was canceled')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create the draft' })).not.toBeInTheDocument();
});

it('sets no draft up before it is known whether its league goes on', async () => {
  network.on('GET', '/leagues/L1/draft/room', problem(404, 'not_found', 'Not found'));
  network.on('GET', '/leagues/L1/prospectus', problem(500, 'internal', 'Something went wrong'));
  const { user } = renderApp(`${AT}?tab=setup`);
  expect(await screen.findByText('Whether the league goes on could not be loaded')).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  network.on('GET', '/leagues/L1/prospectus', { body: prospectusView() });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Create the draft' })).toBeVisible();
});

it('says that a league is not there, and leads back', async () => {
  network.on('GET', '/leagues/L1', problem(404, 'not_found', 'Not found'));
  network.on('GET', '/leagues/L1/draft/room', problem(404, 'not_found', 'Not found'));
  renderApp(`${AT}?tab=setup`);
  expect(await screen.findByText('Not found or no longer shared')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Draft Leagues' })).toHaveAttribute(
    'href',
    '/draft-leagues',
  );
});

it('takes no draft time that is over, and leaves one that was saved before alone', async () => {
  const settings = { ...room().settings, startsAt: '2026-01-05T00:30:00.000Z' };
  network.on('GET', '/leagues/L1/draft/room', { body: room({ settings }) });
  network.on('PUT', '/leagues/L1/draft', accepted);
  const { user } = renderApp(`${AT}?tab=setup`);
  await user.click(await screen.findByRole('button', { name: '45 s' }));
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(network.sent('PUT', '/leagues/L1/draft')).toHaveLength(1));
  fireEvent.change(screen.getByLabelText('Draft time'), { target: { value: '2026-01-06T19:30' } });
  await user.click(await screen.findByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('This time is over. Choose one to come, or leave it empty.')).toBeVisible();
  expect(network.sent('PUT', '/leagues/L1/draft')).toHaveLength(1);
});

it('can be told another time zone than the league had when the draft was set up', async () => {
  network.on('PUT', '/leagues/L1/draft', accepted);
  const { user } = renderApp(`${AT}?tab=setup`);
  const zone = await screen.findByRole('combobox', { name: 'Time zone' });
  await user.clear(zone);
  await user.type(zone, 'Denver');
  await user.click(await screen.findByRole('option', { name: /Denver/ }));
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() =>
    expect(network.sent('PUT', '/leagues/L1/draft')[0]?.body).toMatchObject({
      settings: { clock: { zone: 'America/Denver' } },
    }),
  );
});

it('proposes limits only for positions that somebody in the pool plays', async () => {
  const limits = {
    positions: ['C', 'P'].map((position) => ({ position, minimum: 1, maximum: null })),
    genders: [],
  };
  network.on('GET', '/leagues/L1', { body: { ...league(), limits } });
  network.on('GET', '/leagues/L1/draft/room', problem(404, 'not_found', 'Not found'));
  network.on('GET', '/leagues/L1/draft/players', {
    body: { leagueId: 'L1', position: '1', players: [{ playerId: 'p1', positions: ['C', 'SS'] }] },
  });
  renderApp(AT);
  expect(await screen.findByRole('spinbutton', { name: 'At least, C' })).toBeVisible();
  expect(screen.queryByRole('spinbutton', { name: 'At least, P' })).not.toBeInTheDocument();
});

it("creates the draft from the league's numbers and the chosen clock", async () => {
  network.on('GET', '/leagues/L1/draft/room', problem(404, 'not_found', 'Not found'));
  network.on('PUT', '/leagues/L1/draft', accepted);
  const { user } = renderApp(`${AT}?tab=setup`);
  await user.click(await screen.findByRole('button', { name: '90 s' }));
  await user.click(screen.getByRole('button', { name: 'Third-round reversal' }));
  await user.click(screen.getByRole('button', { name: 'Create the draft' }));
  await waitFor(() => expect(network.sent('PUT', '/leagues/L1/draft')).toHaveLength(1));
  expect(network.sent('PUT', '/leagues/L1/draft')[0]?.body).toMatchObject({
    settings: {
      format: 'third_round_reversal',
      rounds: 2,
      clock: { pickSeconds: 90, zone: 'America/New_York' },
      gameNights: ['tue'],
    },
  });
});

it('keeps what was entered when saving fails, and marks the field', async () => {
  network.on(
    'PUT',
    '/leagues/L1/draft',
    problem(400, 'validation_failed', 'Validation error', {
      detail: 'At most 40 rounds',
      errors: [{ field: 'settings.rounds', message: 'At most 40 rounds' }],
    }),
  );
  const { user } = renderApp(`${AT}?tab=setup`);
  const rounds = await screen.findByLabelText('Rounds');
  await user.clear(rounds);
  await user.type(rounds, '12');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('At most 40 rounds')).toBeVisible();
  expect(rounds).toHaveValue(12);
});

it('says what another commissioner changed meanwhile, and keeps what was entered', async () => {
  const changed = room();
  const settings = { ...changed.settings, spectatorsSeeRatings: !changed.settings.spectatorsSeeRatings };
  network.on('PUT', '/leagues/L1/draft', ({ headers }) =>
    headers.get('if-match') === `"${changed.revision + 1}"`
      ? accepted
      : problem(412, 'stale_revision', 'Changed in the meantime'),
  );
  const { user } = renderApp(`${AT}?tab=setup`);
  const rounds = await screen.findByLabelText('Rounds');
  await user.clear(rounds);
  await user.type(rounds, '12');
  network.on('GET', '/leagues/L1/draft/room', {
    body: { ...changed, settings, revision: changed.revision + 1 },
  });
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText(/Somebody changed what spectators see meanwhile/)).toBeVisible();
  expect(rounds).toHaveValue(12);
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  const saved = network.sent('PUT', '/leagues/L1/draft').map(({ body }) => body);
  expect(saved.at(-1)).toMatchObject({
    settings: { rounds: 12, spectatorsSeeRatings: settings.spectatorsSeeRatings },
  });
});

it('takes back what was entered on wish', async () => {
  const { user } = renderApp(`${AT}?tab=setup`);
  const rounds = await screen.findByLabelText<HTMLInputElement>('Rounds');
  const before = rounds.valueAsNumber;
  await user.clear(rounds);
  await user.type(rounds, '12');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.getByLabelText('Rounds')).toHaveValue(before));
  expect(screen.queryByRole('button', { name: 'Save settings' })).not.toBeInTheDocument();
});

it('asks before unsaved settings are left', async () => {
  const { user, path } = renderApp(`${AT}?tab=setup`);
  await user.click(await screen.findByRole('button', { name: '45 s' }));
  await user.click(screen.getByRole('tab', { name: 'Pool' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
  expect(path()).toBe(`${AT}?tab=setup`);
});

it('offers quiet hours for slow clocks only', async () => {
  const { user } = renderApp(`${AT}?tab=setup`);
  await screen.findByRole('button', { name: '60 s' });
  expect(screen.queryByLabelText('Quiet hours')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '8 h' }));
  await user.click(screen.getByLabelText('Quiet hours'));
  expect(screen.getByLabelText('From')).toHaveValue('22:00');
});

it('says why settings are locked, and leaves the clock open in a pause', async () => {
  network.on('GET', '/leagues/L1/draft/room', { body: await lockedRoom({ status: 'paused' }) });
  renderApp(`${AT}?tab=setup`);
  expect((await screen.findAllByText(/In a pause the clock can be changed/))[0]).toBeVisible();
  expect(screen.getByLabelText('Rounds')).toBeDisabled();
  expect(screen.getByLabelText('Seconds per pick')).toBeEnabled();
  expect(screen.getByRole('switch', { name: /^No auto-pick at zero/ })).toBeEnabled();
  expect(screen.getByText('Players whom nobody has drafted')).toBeVisible();
});
