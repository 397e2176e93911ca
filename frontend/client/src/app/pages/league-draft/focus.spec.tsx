import type { RoomView } from '@fieldhouse/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, type FakeApi } from '../../../../test/fake-api';
import { streamChanged } from '../../../../test/fake-live';
import { renderApp } from '../../../../test/render-app';
import { accepted, league, lockedRoom, pool, softball } from '../../../../test/samples';

const AT = '/complex/leagues/L1/draft';
const DRAFT = '/leagues/L1/draft';
const card = { positions: ['P'], rating: 8, tier: 1, gender: null, nights: ['tue'], groupId: null } as const;
const late = (playerId: string, name: string) => ({
  ...{ playerId, name, ...card, comment: null, notes: [], ownColumns: [], withdrawn: false },
  registeredAt: '2026-10-01T00:00:00.000Z',
});

let network: FakeApi;
let revision = 4;
/** The draft as it is read from now on; whoever shows it is told. */
const show = async (more: Partial<RoomView>): Promise<void> => {
  revision += 1;
  const body = await lockedRoom({ revision, ...more });
  network.on('GET', `${DRAFT}/room`, { body });
  network.on('GET', `${DRAFT}/checklist`, { body: { status: body.status, items: [] } });
  streamChanged('draft', `000000000000000000${revision + 10}`);
};
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/leagues/L1', { body: league() });
  network.on('GET', '/sports', { body: [softball] });
  network.on('GET', '/leagues/L1/pool', { body: pool([]) });
  network.on('GET', `${DRAFT}/spectator-link`, { body: { path: null } });
  network.on('GET', `${DRAFT}/players`, {
    body: { leagueId: 'L1', position: '1', players: [late('p1', 'Ana Reed'), late('p2', 'Jo Park')] },
  });
});

it('stays with the rules of the draft once they are saved', async () => {
  await show({});
  network.on('PUT', DRAFT, async ({ body }) => {
    await show({ settings: (body as { readonly settings: RoomView['settings'] }).settings });
    return accepted;
  });
  const { user } = renderApp(`${AT}?tab=setup`);
  await user.click(await screen.findByRole('button', { name: '45 s' }));
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull());
  expect(screen.getByRole('group', { name: 'Rules of the draft' })).toHaveFocus();
});

it('is at the checklist after the lobby was opened, however late the page hears of it', async () => {
  await show({});
  network.on('POST', `${DRAFT}/lobby`, accepted);
  network.on('POST', `${DRAFT}/start`, async () => {
    await show({ status: 'live' });
    return accepted;
  });
  const { user } = renderApp(`${AT}?tab=checklist`);
  await user.click(await screen.findByRole('button', { name: 'Open lobby…' }));
  await user.click(await screen.findByRole('button', { name: 'Open the lobby' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await show({ status: 'lobby' });
  await screen.findByRole('button', { name: 'Start the draft…' });
  expect(screen.getByRole('region', { name: 'Everything is ready' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Start the draft…' }));
  await user.click(await screen.findByRole('button', { name: 'Start the draft' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'The draft is live' })).toHaveFocus());
});

it('is at the players without a team while there are any, then at the results', async () => {
  await show({ status: 'completed' });
  const taken = (...playerIds: string[]) => ({
    status: 'completed' as const,
    extras: playerIds.map((playerId) => ({ playerId, teamId: 't1', source: 'late' as const })),
  });
  network.on('POST', `${DRAFT}/late-players`, accepted);
  const { user } = renderApp(AT);
  const assign = async (name: string, ...placed: string[]): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: `Assign ${name} to a team` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Assign ${name}?` }));
    await user.click(dialog.getByRole('button', { name: /^Assign to / }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await show(taken(...placed));
    await waitFor(() => expect(screen.queryByRole('button', { name: new RegExp(name) })).toBeNull());
  };
  await assign('Jo Park', 'p2');
  expect(screen.getByRole('region', { name: 'Players without a team' })).toHaveFocus();
  await assign('Ana Reed', 'p2', 'p1');
  expect(screen.getByRole('group', { name: 'Results' })).toHaveFocus();
});

it('is at the results once they are published', async () => {
  await show({ status: 'completed' });
  network.on('POST', `${DRAFT}/publish`, async () => {
    await show({ status: 'published' });
    return accepted;
  });
  network.on('GET', `${DRAFT}/signed-result`, { body: { signed: null } });
  const { user } = renderApp(AT);
  await user.click(await screen.findByRole('button', { name: 'Publish rosters…' }));
  await user.click(await screen.findByRole('button', { name: 'Publish rosters' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByText('The draft is complete')).toBeNull());
  expect(screen.getByRole('group', { name: 'Results' })).toHaveFocus();
});
