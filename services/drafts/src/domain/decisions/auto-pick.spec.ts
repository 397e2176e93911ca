import { type AutoPickReason, countPassedOver, type DraftEvent } from '@fieldhouse/events/drafts';
import { NotYetDue } from '@fieldhouse/kernel';
import {
  account,
  at,
  autoPick,
  boss,
  candidate,
  candidates,
  continued,
  draft,
  draftId,
  live,
  pick,
  picked,
  picker,
  reason,
  settings,
  turn,
} from '../draft.scenario';

const expired = (pickNo: number, teamId: string, clockSeq: number, consecutive = 1): DraftEvent => ({
  type: 'TurnExpired',
  data: { draftId, pickNo, teamId, clockSeq, consecutive },
});
const why = (changes: Partial<AutoPickReason> = {}): AutoPickReason => ({
  rank: 1,
  passedOver: [],
  passed: countPassedOver(changes.passedOver ?? []),
  need: null,
  relaxed: false,
  ...changes,
});
const byClock = (seconds: number, source: 'queue' | 'ranking' | 'rating', reasons: AutoPickReason) =>
  ({ source, why: reasons, pickedAt: at(seconds), remainingSeconds: 0 }) as const;

describe('the pick of the clock', () => {
  it('takes the first of the queue', () =>
    draft
      .given(...live())
      .when(autoPick(1, 1, 62, { queue: ['d', 'b'], ranking: ['a'] }))
      .then(expired(1, 't1', 1), picked('t1', 1, 'd', byClock(62, 'queue', why())), turn('t2', 2, 2, 62)));

  it('takes the first of the ranking when the queue gives nobody, and says who was passed over and why', () => {
    const history = continued(live(), pick('t1', 1, 'a', 1));
    const passedOver: AutoPickReason['passedOver'] = [
      { playerId: 'a', list: 'queue', rule: 'taken' },
      { playerId: 'zz', list: 'queue', rule: 'unknown' },
      { playerId: 'b', list: 'ranking', rule: 'do_not_draft' },
    ];
    draft
      .given(...history)
      .when(autoPick(2, 2, 63, { queue: ['a', 'zz'], ranking: ['b', 'c'], doNotDraft: ['b'] }))
      .then(
        expired(2, 't2', 2),
        picked('t2', 2, 'c', byClock(63, 'ranking', why({ rank: 2, passedOver }))),
        turn('t2', 3, 3, 63),
      );
  });

  it('takes the best by rating when no list gives anybody', () => {
    const passedOver: AutoPickReason['passedOver'] = [
      { playerId: 'a', list: 'rating', rule: 'do_not_draft' },
    ];
    draft
      .given(...live())
      .when(autoPick(1, 1, 62, { doNotDraft: ['a'] }))
      .then(
        expired(1, 't1', 1),
        picked('t1', 1, 'b', byClock(62, 'rating', why({ rank: 2, passedOver }))),
        turn('t2', 2, 2, 62),
      );
  });

  const woman = { positions: [], genders: [{ gender: 'woman' as const, minimum: 1, maximum: null }] };

  it('takes the best by rating while there is still time for unfilled minimums', () => {
    const players = [
      ...candidates(4),
      candidate('w1', { rating: 3, gender: 'woman' }),
      candidate('w2', { rating: 2, gender: 'woman' }),
    ];
    const history = live({ players, settings: { limits: woman } });
    const [, made] = draft
      .given(...history)
      .when(autoPick(1, 1, 62))
      .events();
    expect(made).toMatchObject({ data: { playerId: 'a', why: { rank: 1, need: null, passedOver: [] } } });
    const last = continued(history, pick('t1', 1, 'a'), pick('t2', 2, 'w2'), pick('t2', 3, 'b'));
    const [, forced] = draft
      .given(...last)
      .when(autoPick(4, 4, 200))
      .events();
    expect(forced).toMatchObject({
      data: {
        playerId: 'w1',
        why: {
          need: 'woman',
          passedOver: [
            { playerId: 'c', rule: 'gender_minimum' },
            { playerId: 'd', rule: 'gender_minimum' },
          ],
        },
      },
    });
  });

  it('prefers among equal ratings who fills an unfilled minimum', () => {
    const women = ['w1', 'w2'].map((id) => candidate(id, { rating: 5, gender: 'woman' }));
    const players = [...['a', 'b', 'c'].map((id) => candidate(id, { rating: 5 })), ...women];
    const [, made] = draft
      .given(...live({ players, settings: { limits: woman } }))
      .when(autoPick(1, 1, 62))
      .events();
    expect(made).toMatchObject({
      data: {
        playerId: 'w1',
        why: {
          rank: 4,
          need: 'woman',
          passedOver: [{ playerId: 'a', rule: 'need' }, { playerId: 'b' }, { playerId: 'c' }],
        },
      },
    });
  });

  it('hurries where there are too few for all teams and others could take them first', () => {
    const women = ['w1', 'w2'].map((id) => candidate(id, { rating: 2, gender: 'woman' }));
    const players = [...candidates(4), ...women];
    const history = continued(
      live({ players, settings: { limits: woman } }),
      boss({ type: 'RefreshDraftPool', players: players.slice(0, 5) }),
    );
    const [, made] = draft
      .given(...history)
      .when(autoPick(1, 1, 62))
      .events();
    expect(made).toMatchObject({ data: { playerId: 'w1', why: { need: 'woman', eased: ['woman'] } } });
  });

  it('passes over whom the rules do not allow', () => {
    const players = [
      ...candidates(3),
      candidate('c1', { rating: 1, positions: ['C'] }),
      candidate('c2', { rating: 1, positions: ['C'] }),
    ];
    const limits = { positions: [{ position: 'C', minimum: 1, maximum: null }], genders: [] };
    const history = live({ players, settings: { rounds: 1, limits } });
    const [, made] = draft
      .given(...history)
      .when(autoPick(1, 1, 62, { queue: ['a', 'c2'] }))
      .events();
    expect(made).toStrictEqual(
      picked(
        't1',
        1,
        'c2',
        byClock(
          62,
          'queue',
          why({ rank: 2, passedOver: [{ playerId: 'a', list: 'queue', rule: 'position_minimum' }] }),
        ),
      ),
    );
  });

  it('takes the best unwanted player when only unwanted ones are legal', () => {
    const [, made] = draft
      .given(...live())
      .when(autoPick(1, 1, 62, { doNotDraft: ['f', 'e', 'd', 'c', 'b', 'a'] }))
      .events();
    expect(made).toStrictEqual(picked('t1', 1, 'a', byClock(62, 'rating', why())));
  });

  it('takes from the queue also when a limit had to be eased, and says which', () => {
    const players = [
      candidate('x', { rating: 2 }),
      candidate('y', { rating: 9 }),
      candidate('c1', { positions: ['C'] }),
      candidate('c2', { positions: ['C'] }),
    ];
    const limits = { positions: [{ position: 'C', minimum: 1, maximum: null }], genders: [] };
    const withdrawn = boss({ type: 'RefreshDraftPool', players: players.slice(0, 2) });
    const history = continued(live({ players, settings: { rounds: 1, limits } }), withdrawn);
    const [, made] = draft
      .given(...history)
      .when(autoPick(1, 1, 62, { queue: ['x'] }))
      .events();
    expect(made).toStrictEqual(
      picked('t1', 1, 'x', byClock(62, 'queue', why({ relaxed: true, eased: ['C'] }))),
    );
  });

  it('names no more than 20 who were passed over, and counts them all', () => {
    const queue = Array.from({ length: 30 }, (_, i) => `gone${i}`);
    const [, made] = draft
      .given(...live())
      .when(autoPick(1, 1, 62, { queue: [...queue, 'b'] }))
      .events();
    const passed = [{ list: 'queue', rule: 'unknown', count: 30 }];
    expect(made).toMatchObject({ data: { why: { rank: 31, passed } } });
    expect(made?.type === 'PlayerPicked' && made.data.why?.passedOver).toHaveLength(20);
  });

  it('accounts for everybody who stands before the chosen one in the rating list', () => {
    const players = candidates(60);
    const history = live({ players, settings: { rounds: 20 } });
    const after = continued(history, pick('t1', 1, 'a'), pick('t2', 2, players[1]?.playerId ?? ''));
    const [, made] = draft
      .given(...after)
      .when(autoPick(3, 3, 200, { doNotDraft: players.slice(2, 42).map(({ playerId }) => playerId) }))
      .events();
    const passed = [
      { list: 'rating', rule: 'do_not_draft', count: 40 },
      { list: 'rating', rule: 'taken', count: 2 },
    ];
    expect(made).toMatchObject({ data: { playerId: players[42]?.playerId, why: { rank: 43, passed } } });
  });

  it('brings the group along', () => {
    const players = [
      candidate('g1', { rating: 9, groupId: 'g' }),
      candidate('g2', { rating: 8, groupId: 'g' }),
      ...candidates(4),
    ];
    const types = draft
      .given(...live({ players }))
      .when(autoPick(1, 1, 62, { queue: ['g2'] }))
      .events()
      .map(({ type }) => type);
    expect(types).toStrictEqual(['TurnExpired', 'PlayerPicked', 'PlayerPicked', 'TurnStarted']);
  });
});

describe('a pick that comes after an outage', () => {
  const latest = 62 + 15 * 60;
  const wasAway = (pickNo: number): DraftEvent => ({
    type: 'DraftPaused',
    data: {
      ...{ draftId, cause: 'was_away', authorId: null, remainingSeconds: null },
      reason: `Fieldhouse could not be reached when the time for pick ${pickNo} ran out`,
    },
  });

  it('is made up to 15 minutes late, and then the draft pauses instead, with no expiry for the team', () => {
    const [, made] = draft
      .given(...live())
      .when(autoPick(1, 1, latest))
      .events();
    expect(made?.type).toBe('PlayerPicked');
    draft
      .given(...live())
      .when(autoPick(1, 1, latest + 0.001))
      .then(wasAway(1));
  });

  it('is not made for a team in auto mode either', () => {
    const auto = boss({ type: 'SetAutoMode', teamId: 't1', enabled: true });
    draft
      .given(...continued(live(), auto))
      .when(autoPick(1, 2, latest))
      .then(wasAway(1));
  });

  it('is the turn’s own again, with the full clock, once the draft is resumed', () => {
    const resume = boss({ type: 'ResumeDraft', seconds: null }, 9_999);
    const away = continued(live(), autoPick(1, 1, 9_000));
    draft
      .given(...away)
      .when(autoPick(1, 1, 9_001))
      .then();
    draft
      .given(...away)
      .when(resume)
      .then({ type: 'DraftResumed', data: { draftId, seconds: 60 } }, turn('t1', 1, 2, 9_999));
  });

  it('leaves a pause that was planned for later where it is', () => {
    const planned = boss({ type: 'SchedulePause', afterPickNo: 1, reason: null });
    const resume = boss({ type: 'ResumeDraft', seconds: null }, 9_999);
    const history = continued(live(), planned, autoPick(1, 1, 9_000), resume, pick('t1', 1, 'a', 10_000));
    expect(history.at(-1)).toMatchObject({ type: 'DraftPaused', data: { cause: 'scheduled' } });
  });
});

describe('never early, never twice', () => {
  it('says when it is due to a timer that comes before the deadline and its grace have passed', () => {
    const early = draft.given(...live()).when(autoPick(1, 1, 61.999));
    expect(early.events).toThrow(new NotYetDue(at(62)));
    expect(
      draft
        .given(...live())
        .when(autoPick(1, 1, 62))
        .events(),
    ).toHaveLength(3);
  });

  it('adds nothing for another turn than the one the timer was set for', () => {
    draft
      .given(...live())
      .when(autoPick(2, 1, 99))
      .then();
    draft
      .given(...live())
      .when(autoPick(1, 2, 99))
      .then();
    draft
      .given(...continued(live(), pick('t1', 1, 'a')))
      .when(autoPick(1, 1, 99))
      .then();
  });

  it('adds nothing when the draft is not live', () =>
    draft
      .given(...continued(live(), boss({ type: 'PauseDraft', reason })))
      .when(autoPick(1, 1, 99))
      .then());

  it('never happens on a soft clock', () =>
    draft
      .given(...live({ settings: { clock: { ...settings().clock, soft: true } } }))
      .when(autoPick(1, 1, 9_999))
      .then());

  it('is for processes of the system only', () => {
    draft
      .given(...live())
      .when({ ...autoPick(1, 1, 62), actor: picker('t1') })
      .thenRefused('process_only');
    draft
      .given(...live())
      .when({ ...autoPick(1, 1, 62), actor: account('boss') })
      .thenRefused('process_only');
    draft
      .given()
      .when(autoPick(1, 1, 62))
      .thenRefused('wrong_state');
  });
});
