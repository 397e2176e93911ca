import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import type { DraftEvent } from '@fieldhouse/events/drafts';
import { until } from '@fieldhouse/kernel/testing';
import { MONGO_DB } from '@fieldhouse/platform';
import type { TestApp } from '@fieldhouse/testing';
import type { Db } from 'mongodb';
import { planDraftLeague } from './testing/draft-league';
import { movedClock, type MovedClock } from './testing/moved-clock';
import { startWholeApi } from './testing/whole-api';

const MINUTE_MS = 60_000;
const PLANNED_MS = 120 * MINUTE_MS;

describe('the timetable of a draft, where nobody was there at its times', () => {
  let stack: EmbeddedStack;
  let app: TestApp;
  let clock: MovedClock;

  beforeAll(async () => {
    clock = movedClock();
    stack = await startEmbeddedStack();
    app = await startWholeApi(stack);
  });
  afterAll(async () => {
    await app.stop();
    await stack.stop();
    clock.restore();
  });

  const factsOf = (draftId: string) => app.eventsOf<DraftEvent>(`draft-${draftId}`);
  const comes = async (draftId: string, type: DraftEvent['type']) => {
    await until(`${type} is there`, async () => (await factsOf(draftId)).some((one) => one.type === type));
  };
  const dueAt = async (step: string, draftId: string): Promise<number> => {
    const timers = app.nest.get<Db>(MONGO_DB).collection<{ _id: string; at: string }>('timers');
    const timer = await timers.findOne({ _id: `draft-${step}:${draftId}` });
    return timer ? Date.parse(timer.at) : NaN;
  };
  const isDue = (step: string, draftId: string, at: number) =>
    until(`${step} is due then`, async () => (await dueAt(step, draftId)) === at);
  const planned = async (name: string) => {
    const start = Date.now() + PLANNED_MS;
    const startsAt = new Date(start).toISOString();
    const { draftId, leagueId, owner } = await planDraftLeague(app, name, {
      ...{ players: 44, startsAt, startMode: 'automatic' as const },
    });
    await isDue('start', draftId, start);
    return { draftId, leagueId, owner, start };
  };

  it('goes on in its order, and leaves captains their minute before the order is revealed', async () => {
    const { draftId, start } = await planned('late');
    // Commitment and reveal are due together by then.
    clock.forward(start - 58 * MINUTE_MS - Date.now());
    await comes(draftId, 'DraftOrderCommitted');
    const committed = (await factsOf(draftId)).find(({ type }) => type === 'DraftOrderCommitted');
    const since = Date.parse(committed?.metadata.occurredAt ?? '');
    await isDue('reveal', draftId, since + MINUTE_MS);
    expect((await factsOf(draftId)).at(-1)?.type).toBe('DraftOrderCommitted');
    clock.forward(MINUTE_MS);
    await comes(draftId, 'DraftOrderRevealed');
    await isDue('lobby', draftId, start - 30 * MINUTE_MS);
    clock.forward(start + MINUTE_MS - Date.now());
    await comes(draftId, 'DraftStarted');
    const steps = (await factsOf(draftId)).filter(({ type }) => /^Draft(Order|Lobby|Start|Step)/.test(type));
    expect(steps.map(({ type }) => type)).toEqual([
      'DraftOrderCommitted',
      'DraftOrderRevealed',
      'DraftLobbyOpened',
      'DraftStarted',
    ]);
  });

  it('starts nothing long after the time, and says so to whoever runs it', async () => {
    const { draftId, start } = await planned('latest');
    clock.forward(start + 16 * MINUTE_MS - Date.now());
    await comes(draftId, 'DraftStepMissed');
    const steps = (await factsOf(draftId)).filter(({ type }) => /^Draft(Order|Lobby|Start|Step)/.test(type));
    expect(steps.map(({ type, data }) => [type, data])).toEqual([
      ['DraftStepMissed', { draftId, step: 'commit', missing: ['too_late'] }],
    ]);
  });

  it('ends with the league, for the reason of its owner, and is not opened again', async () => {
    const { draftId, leagueId, owner } = await planned('gone');
    const asked = { token: owner.token, body: { reason: 'The park is closed' } };
    await app.command('POST', `/leagues/${leagueId}/cancellation`, asked);
    await comes(draftId, 'DraftCancelled');
    const data = { draftId, reason: 'The park is closed', authorId: null };
    expect((await factsOf(draftId)).at(-1)).toMatchObject({ type: 'DraftCancelled', data });
    await until('nothing is due any more', async () => Number.isNaN(await dueAt('start', draftId)));
    const again = await app.send<{ code: string }>('POST', `/leagues/${leagueId}/draft/reopen`, asked);
    expect([again.status, again.body.code]).toEqual([409, 'league_cancelled']);
  });
});
