import type { Actor, Decider } from '@fieldhouse/kernel';
import type { DraftPlanEvent } from '@fieldhouse/events/drafts';
import { specification } from '@fieldhouse/kernel/testing';
import type { DraftPlanCommand } from '../draft.commands';
import { type DraftPlanState, draftPlanDecider } from './draft-plan.decider';
import { draftPlanCommandTable } from '../draft.table';

const heldDecider: Decider<DraftPlanState, DraftPlanCommand, DraftPlanEvent> = {
  ...draftPlanDecider,
  decide: (command, state) => {
    const events = draftPlanDecider.decide(command, state);
    const allowed: readonly string[] = draftPlanCommandTable[command.type].events;
    for (const { type } of events) expect(allowed).toContain(type);
    return events;
  },
};
const plan = specification(heldDecider);
const actor: Actor = { kind: 'account', accountId: 'p-t1' };
const ids = { draftId: 'd1', teamId: 't1' };
const save = (type: DraftPlanCommand['type'], ...playerIds: readonly string[]): DraftPlanCommand => ({
  actor,
  at: '2026-09-01T18:00:00.000Z',
  type,
  ...ids,
  playerIds,
});
const saved = (type: DraftPlanEvent['type'], ...playerIds: string[]): DraftPlanEvent => ({
  type,
  data: { ...ids, playerIds },
});

describe("a team's plan", () => {
  it.each([
    ['SaveDraftQueue', 'DraftQueueSaved', 'queue'],
    ['SaveDraftRanking', 'DraftRankingSaved', 'ranking'],
    ['SaveDoNotDraft', 'DoNotDraftSaved', 'doNotDraft'],
  ] as const)('%s replaces one list and leaves the others', (command, event, list) => {
    plan
      .given()
      .when(save(command, 'b', 'a'))
      .then(saved(event, 'b', 'a'));
    const { state } = plan.given(saved(event, 'b', 'a'));
    expect(state).toStrictEqual({ queue: [], ranking: [], doNotDraft: [], [list]: ['b', 'a'] });
  });

  it('adds nothing when a list is unchanged, and something when only its order is', () => {
    plan
      .given(saved('DraftQueueSaved', 'a', 'b'))
      .when(save('SaveDraftQueue', 'a', 'b'))
      .then();
    plan
      .given(saved('DraftQueueSaved', 'a', 'b'))
      .when(save('SaveDraftQueue', 'b', 'a'))
      .then(saved('DraftQueueSaved', 'b', 'a'));
    plan
      .given(saved('DraftQueueSaved', 'a', 'b'))
      .when(save('SaveDraftQueue', 'a'))
      .then(saved('DraftQueueSaved', 'a'));
    plan.given().when(save('SaveDraftQueue')).then();
  });

  it('names each player once', () =>
    plan
      .given()
      .when(save('SaveDraftRanking', 'a', 'b', 'a'))
      .thenRefused('player_listed_twice', { playerId: 'a' }));

  it('holds 5,000 players at most', () => {
    const many = Array.from({ length: 5000 }, (_, i) => `x${i}`);
    expect(
      plan
        .given()
        .when(save('SaveDraftQueue', ...many))
        .events(),
    ).toHaveLength(1);
    plan
      .given()
      .when(save('SaveDraftQueue', ...many, 'one more'))
      .thenRefused('list_too_long', { maximum: 5000 });
  });
});
