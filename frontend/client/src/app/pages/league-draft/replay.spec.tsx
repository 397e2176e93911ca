import type { ReplayView, RoomView } from '@fieldhouse/api-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { renderApp } from '../../../../test/render-app';
import { league, lockedRoom, pool, softball } from '../../../../test/samples';

const AT = '/complex/leagues/L1/draft';
const DRAFT = '/leagues/L1/draft';
const REVISIONS = [0, 4, 7, 9];
const SAID = ['Ana Brook created the draft', 'Ana Brook started the draft', 'Pick 1: Owls took Jo Park'];

let network: FakeApi;
let room: RoomView;

/** The draft after the last of the revisions up to one. */
const replayAt = (asked: string | null): ReplayView => {
  const revision = REVISIONS.findLast((one) => one <= Number(asked ?? 99)) ?? 0;
  const { status, settings, teams, order, board, extras, poolSize } = room;
  const [teamId = ''] = order;
  const picked = { pickNo: 1, round: 1, teamId, playerId: 'p1', source: 'captain', why: null } as const;
  const turn = {
    ...{ pickNo: 2, round: 1, teamId: order[1] ?? '', clockSeq: 2, auto: false, autoPickAt: null, quiet: [] },
    ...{ startedAt: '2026-11-25T00:31:05.000Z', deadlineAt: '2026-11-25T00:32:05.000Z' },
  };
  const made = revision === 7;
  return {
    revisions: REVISIONS,
    row: {
      ...{ revision, at: '2026-11-25T00:31:05.000Z', actor: 'Ana Brook', onBehalfOf: null },
      ...{ type: 'X', kind: 'picks', reason: revision === 9 ? 'Wrong player called' : null },
      sentence: SAID[REVISIONS.indexOf(revision)] ?? 'Ana Brook undid 1 pick',
    },
    room: {
      ...{ status, settings, teams, order, board, extras, poolSize },
      picks: made ? [{ ...picked, pickedAt: '2026-11-25T00:31:05.000Z', madeIn: 1 }] : [],
      turn: made ? turn : null,
      secondsLeft: made ? 60 : null,
    },
    names: made ? { p1: 'Jo Park' } : {},
  };
};

beforeEach(async () => {
  room = await lockedRoom({ status: 'live' });
  network = fakeApi();
  network.on('GET', '/leagues/L1', { body: league() });
  network.on('GET', '/sports', { body: [softball] });
  network.on('GET', '/leagues/L1/pool', { body: pool([]) });
  network.on('GET', `${DRAFT}/room`, { body: room });
  // Of whoever has withdrawn since, and is on no team, there is no card.
  network.on('GET', `${DRAFT}/players`, { body: { leagueId: 'L1', position: '1', players: [] } });
  network.on('GET', `${DRAFT}/replay`, ({ query }) => ({ body: replayAt(query.get('at')) }));
});

const board = async () => within(await screen.findByRole('region', { name: 'Draft board' }));
const slider = () => screen.getByRole('slider', { name: 'Moment of the draft' });

it('begins with the draft as it stands, and goes back and forth by a moment', async () => {
  const { user, path } = renderApp(`${AT}?tab=replay`);
  expect(await screen.findByText('Ana Brook undid 1 pick')).toBeVisible();
  expect(screen.getByText(/“Wrong player called”/)).toBeVisible();
  expect(slider()).toHaveAttribute('aria-valuetext', '4 of 4');
  expect(screen.getByRole('button', { name: 'One later' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'One earlier' }));
  expect(await screen.findByText('Pick 1: Owls took Jo Park')).toBeVisible();
  expect(path()).toBe(`${AT}?tab=replay&at=7`);
  expect((await board()).getByText('Jo Park')).toBeVisible();
  expect(screen.getByText(/on the clock for pick 2, 1 min left/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'One later' }));
  await waitFor(() => expect(path()).toBe(`${AT}?tab=replay`));
  expect(await screen.findByText('Ana Brook undid 1 pick')).toBeVisible();
});

it('shows the moment of the address, and the one that the slider comes to rest at', async () => {
  const { path } = renderApp(`${AT}?tab=replay&at=5`);
  expect(await screen.findByText('Ana Brook started the draft')).toBeVisible();
  for (const value of [2, 3, 2]) fireEvent.change(slider(), { target: { value } });
  expect(await screen.findByText('Pick 1: Owls took Jo Park')).toBeVisible();
  expect(path()).toBe(`${AT}?tab=replay&at=7`);
  expect(network.sent('GET', `${DRAFT}/replay`).map(({ query }) => query.get('at'))).toEqual(['5', '7']);
});

it('plays from the beginning to the end, and stops there', async () => {
  const { user, path } = renderApp(`${AT}?tab=replay`);
  await user.click(await screen.findByRole('button', { name: 'Play' }));
  expect(await screen.findByText('Ana Brook created the draft')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect(await screen.findByText('Ana Brook undid 1 pick', {}, { timeout: 10_000 })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible();
  expect(path()).toBe(`${AT}?tab=replay&at=9`);
});

it('is where each row of the history leads to', async () => {
  const { row } = replayAt('7');
  network.on('GET', `${DRAFT}/history`, { body: { rows: [row], nextBefore: null } });
  const { user } = renderApp(`${AT}?tab=history`);
  await user.click(await screen.findByRole('link', { name: 'The draft then' }));
  expect(await screen.findByRole('slider', { name: 'Moment of the draft' })).toHaveValue('2');
});

it('says when it could not be loaded', async () => {
  network.on('GET', `${DRAFT}/replay`, problem(500, 'internal', 'Something went wrong'));
  renderApp(`${AT}?tab=replay`);
  expect(await screen.findByText(/The draft could not be replayed/)).toBeVisible();
});
