import { draftEvents } from '@fieldhouse/events/drafts';
import {
  account,
  boss,
  clock,
  completed,
  continued,
  created,
  creation,
  draft,
  live,
  lobby,
  member,
  orderLocked,
  pick,
  picker,
  published,
  seed,
} from './draft.scenario';
import { isInRunningDraft, isOutsider, isPickerOf, mayActFor, teamOfPicker } from './draft.access';
import { evolve } from './draft.evolve';
import { type DraftState, initialState } from './draft.state';

describe('the fold', () => {
  it('ignores events of a draft that does not exist, and of a room that is not open', () => {
    const roomOnly = live().slice(created().length);
    expect(roomOnly.reduce(evolve, initialState)).toStrictEqual(initialState);
    const { state } = draft.given(...created());
    const afterwards = roomOnly.filter(({ type }) => type !== 'DraftOrderSetByHand').reduce(evolve, state);
    expect(afterwards).toStrictEqual(state);
  });

  it('ignores an event that is newer than this code', () => {
    const { state } = draft.given(...live());
    expect(evolve(state, { type: 'DraftTelevised', data: {} } as never)).toBe(state);
  });

  it('leaves older states as they were', () => {
    const { state } = draft.given(...live());
    const picked = continued(live(), pick('t1', 1, 'a')).slice(live().length);
    const before = structuredClone(state);
    picked.reduce(evolve, state);
    expect(structuredClone(state)).toStrictEqual(before);
  });

  it('folds events that keep their published schema', () => {
    const history = continued(live(), pick('t1', 1, 'a'));
    for (const { type, data } of history) {
      const definition = draftEvents.find((candidate) => candidate.type === type);
      expect(definition?.schema.parse(data)).toStrictEqual(data);
    }
  });
});

describe('who has to do with a draft', () => {
  const state: DraftState = created().reduce(evolve, initialState);

  it('commissioners, pickers and processes are no outsiders; all others are, and everybody is where there is no draft', () => {
    const actors = [account('boss'), picker('t1'), clock, account('fan'), { kind: 'anonymous' } as const];
    expect(actors.map((actor) => isOutsider(state, actor))).toStrictEqual([false, false, false, true, true]);
    expect(actors.map((actor) => isOutsider(initialState, actor))).toStrictEqual([
      true,
      true,
      false,
      true,
      true,
    ]);
  });

  it('strangers are told of nothing, members of the league of a draft that is there, and those who may make it of none', () => {
    const asked = boss({ type: 'PauseDraft', reason: 'Rain' });
    const stranger = { actor: account('fan') };
    draft
      .given(...created())
      .when({ ...asked, ...stranger })
      .thenRefused('not_found');
    draft
      .given(...created())
      .when({ ...asked, ...member })
      .thenRefused('not_commissioner');
    for (const knows of [stranger, member])
      draft
        .given()
        .when({ ...asked, ...knows })
        .thenRefused('not_found');
    draft
      .given()
      .when({ ...creation(), ...stranger })
      .thenRefused('not_found');
    draft
      .given()
      .when({ ...creation(), ...member })
      .thenRefused('not_commissioner');
  });

  it('a team is acted for by its pickers and by commissioners, its plan is seen by its pickers only', () => {
    expect(teamOfPicker(state, picker('t2'))).toBe('t2');
    expect(teamOfPicker(state, account('boss'))).toBeNull();
    expect(
      [picker('t1'), picker('t2'), account('boss')].map((actor) => isPickerOf(state, 't1', actor)),
    ).toStrictEqual([true, false, false]);
    expect(
      [picker('t1'), picker('t2'), account('boss')].map((actor) => mayActFor(state, 't1', actor)),
    ).toStrictEqual([true, false, true]);
  });
});

describe('whether a draft counts on a team', () => {
  const pause = boss({ type: 'PauseDraft', reason: 'Rain' });
  const cancel = boss({ type: 'CancelDraft', reason: 'Rain' });

  it.each([
    ['none', false, []],
    ['configuring', false, created()],
    ['order_committed', false, continued(created(), boss({ type: 'CommitDraftOrder', reason: null, seed }))],
    ['order_locked', false, orderLocked()],
    ['lobby', true, lobby()],
    ['live', true, live()],
    ['paused', true, continued(live(), pause)],
    ['completed', true, completed],
    ['published', false, published],
    ['cancelled', false, continued(lobby(), cancel)],
  ] as const)('while it is %s: %s', (status, counts, history) => {
    const state = history.reduce(evolve, initialState);
    expect(state.status).toBe(status);
    expect(isInRunningDraft(state, 't1')).toBe(counts);
    expect(isInRunningDraft(state, 't9')).toBe(false);
  });
});
