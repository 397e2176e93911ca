import type { HistoryRow } from '@fieldhouse/api-contract';
import type { DraftEvent, DraftSettings, DraftTeam } from '@fieldhouse/events/drafts';
import type { Actor } from '@fieldhouse/kernel';
import { account, settings, team } from '../../../../services/drafts/src/domain/draft.scenario';
import type { DraftHistoryDocument } from './draft-history.projection';
import { historyCsv } from './history-csv';
import { accountsIn, tellHistory } from './tell-history';

const draftId = 'd1';
/** What happened, by Dana unless it says by whom. */
type Facts = readonly (DraftEvent | readonly [DraftEvent, Actor])[];
const documents = (...facts: Facts): readonly DraftHistoryDocument[] =>
  facts.map((fact, revision) => {
    const [event, actor] = 'type' in fact ? [fact, account('dana')] : fact;
    return { _id: `${revision}`, draftId, revision, at: '2026-09-01T18:00:00.000Z', actor, event };
  });
const names = new Map([
  ['dana', 'Dana Okafor'],
  ['sam', 'Sam Lee'],
]);
const told = (...facts: Facts): readonly HistoryRow[] =>
  tellHistory(documents(...facts), {
    person: (id) => names.get(id) ?? 'Deleted player',
    player: (id) => `Player ${id}`,
  });
const sentences = (...facts: Facts): readonly string[] =>
  told(...facts)
    .map(({ sentence }) => sentence)
    .reverse();

const created: DraftEvent = { type: 'DraftCreated', data: { draftId, leagueId: 'l1', settings: settings() } };
const saved = (changes: Partial<DraftSettings>): DraftEvent => ({
  type: 'DraftSettingsChanged',
  data: { draftId, settings: settings(changes) },
});
const clock = (changes: Partial<DraftSettings['clock']>) => ({ clock: { ...settings().clock, ...changes } });
const teams = (list: readonly DraftTeam[], commissionerIds = ['dana']): DraftEvent => ({
  type: 'DraftTeamsChanged',
  data: { draftId, teams: [...list], commissionerIds },
});

describe('the told history of a draft', () => {
  it('says who changed which setting from what to what', () =>
    expect(
      sentences(
        created,
        saved(clock({ pickSeconds: 45 })),
        saved({ ...clock({ pickSeconds: 45 }), rounds: 8, startsAt: '2026-11-25T00:30:00.000Z' }),
      ),
    ).toStrictEqual([
      'Dana Okafor created the draft',
      'Dana Okafor changed the pick clock from 60 s to 45 s',
      'Dana Okafor changed the draft time from not set to Tue, Nov 24, 7:30 PM EST and the number of rounds from 2 to 8',
    ]));

  it.each<readonly [Partial<DraftSettings>, string]>([
    [clock({ pickSeconds: 7_200 }), 'the pick clock from 60 s to 2 h'],
    [
      clock({ rounds: [{ fromRound: 1, toRound: 2, seconds: 90 }] }),
      'the clocks of single rounds from none to rounds 1–2: 90 s',
    ],
    [clock({ soft: true }), 'no auto-pick at zero from off to on'],
    [clock({ quietHours: { from: '22:00', to: '08:00' } }), 'quiet hours from none to 22:00–08:00'],
    [clock({ zone: 'UTC' }), 'the time zone from America/New_York to UTC'],
    [{ format: 'third_round_reversal' }, 'the format from snake to third-round reversal'],
    [{ captains: 'free' }, 'captains who play from drafted as everybody else to for free'],
    [{ groupsTogether: false }, 'drafting groups together from on to off'],
    [{ gameNights: ['tue'] }, 'the game nights from none to Tuesday'],
    [
      { nightRule: 'refuse' },
      'what happens to players who cannot play on a game night from ignore to refuse',
    ],
    [{ leftovers: 'lot' }, 'players whom nobody has drafted from stay in the pool to assigned by lot'],
    [{ startMode: 'automatic' }, 'how it starts from when a commissioner presses Start to at the draft time'],
    [{ spectatorsSeeRatings: true }, 'ratings for spectators from hidden to shown'],
    [
      { limits: { positions: [{ position: 'C', minimum: 1, maximum: null }], genders: [] } },
      'the limit at C from none to at least 1',
    ],
    [
      { limits: { positions: [], genders: [{ gender: 'woman', minimum: 2, maximum: 5 }] } },
      'the limit for women from none to 2 to 5',
    ],
  ])('knows each setting: %j', (changes, change) =>
    expect(sentences(created, saved(changes)).at(-1)).toBe(`Dana Okafor changed ${change}`),
  );

  it('tells every field of the settings', () => {
    const other: DraftSettings = {
      ...{ format: 'linear', rounds: 3, captains: 'free', groupsTogether: false, gameNights: ['mon'] },
      ...{ nightRule: 'warn', leftovers: 'lot', startMode: 'automatic', spectatorsSeeRatings: true },
      startsAt: '2026-11-25T00:30:00.000Z',
      clock: {
        ...{ pickSeconds: 45, soft: true, zone: 'UTC', quietHours: { from: '22:00', to: '08:00' } },
        rounds: [{ fromRound: 1, toRound: 1, seconds: 90 }],
      },
      limits: { positions: [{ position: 'C', minimum: 1, maximum: null }], genders: [] },
    };
    for (const key of Object.keys(other) as (keyof DraftSettings)[])
      expect(sentences(created, saved({ [key]: other[key] }))).toHaveLength(2);
    for (const key of Object.keys(other.clock) as (keyof DraftSettings['clock'])[])
      expect(sentences(created, saved(clock({ [key]: other.clock[key] })))).toHaveLength(2);
  });

  it('says what became of the teams and who picks for them, and nothing where nothing did', () => {
    const hawks = team('h', { name: 'Hawks', pickerIds: ['sam'] });
    const bats = team('b', { name: 'Bats', pickerIds: [] });
    expect(
      sentences(
        teams([hawks]),
        teams([hawks]),
        teams([{ ...hawks, name: 'Owls', captainPlayerId: 'p1' }, bats]),
        teams([{ ...hawks, name: 'Owls', captainPlayerId: 'p1', pickerIds: ['dana'] }], ['dana', 'sam']),
      ),
    ).toStrictEqual([
      "The draft has the league's 1 team",
      'Hawks is now called Owls, Player p1 is the playing captain of Owls, and Bats joined',
      'Dana Okafor picks for Owls, Sam Lee no longer picks for Owls, Bats left, and Sam Lee runs the draft',
    ]);
  });

  it('names who came into the pool and left it', () => {
    const pool = (added: string[], removed: string[]): DraftEvent =>
      ({
        type: 'DraftPoolChanged',
        data: { draftId, added: added.map((playerId) => ({ playerId })), changed: [], removed },
      }) as unknown as DraftEvent;
    expect(
      sentences(
        ...[pool(['a', 'b'], ['c']), pool([], ['c']), pool([], [])],
        pool(['1', '2', '3', '4', '5', '6'], []),
      ),
    ).toStrictEqual([
      'Player a and Player b came into the pool and Player c left it',
      'Player c left the pool',
      'Ratings or details of players changed',
      '6 players came into the pool',
    ]);
  });

  it('says of a step that was missed which it was, in no word of the product’s own', () => {
    const missed: DraftEvent = {
      type: 'DraftStepMissed',
      data: {
        draftId,
        step: 'lobby',
        missing: ['team_without_picker'],
      },
    };
    expect(sentences(missed)).toStrictEqual(['Could not open the lobby at its set time']);
  });

  it('says of a pause whether somebody made it, it was planned, or came by itself', () => {
    const paused = (cause: 'commissioner' | 'scheduled' | 'was_away'): DraftEvent => ({
      type: 'DraftPaused',
      data: { draftId, cause, reason: 'rain', authorId: null, remainingSeconds: null },
    });
    expect(sentences(paused('commissioner'), paused('scheduled'), paused('was_away'))).toStrictEqual([
      'Dana Okafor paused the draft',
      'The draft paused as planned',
      'The draft paused by itself',
    ]);
  });

  it('names nobody who has left, and keeps what the clock and the product did apart', () => {
    const started: DraftEvent = {
      type: 'DraftStarted',
      data: { draftId, startedAt: '2026-09-01T18:00:00.000Z' },
    };
    expect(
      sentences(
        [started, account('erased')],
        [started, { kind: 'process', name: 'timer' }],
        [started, { kind: 'process', name: 'draft-schedule' }],
      ),
    ).toStrictEqual([
      'Deleted player started the draft',
      'The clock started the draft',
      'Fieldhouse started the draft',
    ]);
  });

  it('looks up everybody whom it may have to name', () =>
    expect([
      ...accountsIn(documents(created, teams([team('h', { pickerIds: ['sam'] })], ['boss']))),
    ]).toStrictEqual(['dana', 'boss', 'sam']));
});

describe('the history as a table', () => {
  const row: HistoryRow = {
    ...{ revision: 3, at: '2026-09-01T18:00:00.000Z', actor: 'Dana "D" Okafor', onBehalfOf: null },
    ...{ type: 'DraftPaused', kind: 'clock', sentence: 'Dana paused, at last', reason: '=HYPERLINK("x")' },
  };
  it('is read by a spreadsheet as text, the oldest row first', () =>
    expect(historyCsv([{ ...row, sentence: 'second' }, row])).toBe(
      [
        '"When (UTC)","Who","For","What","Why"',
        `"2026-09-01T18:00:00.000Z","Dana ""D"" Okafor","","Dana paused, at last","'=HYPERLINK(""x"")"`,
        `"2026-09-01T18:00:00.000Z","Dana ""D"" Okafor","","second","'=HYPERLINK(""x"")"`,
      ].join('\r\n'),
    ));

  it('tells a redo and an exchange, for which team and why', () => {
    const said = { reason: 'Took the wrong Sam', authorId: 'dana' };
    const pick = { pickNo: 3, round: 2, teamId: 't1', playerId: 'c' };
    const rows = told(
      created,
      teams([team('t1')]),
      {
        type: 'PicksRedone',
        data: { draftId, picks: [pick, { ...pick, pickNo: 4, playerId: 'd' }], ...said },
      },
      {
        type: 'PickReplaced',
        data: {
          ...{ draftId, ...pick, fromPlayerId: 'c', playerId: 'e', assignedRating: null },
          ...{ replacedAt: '2026-09-01T18:00:00.000Z', ...said },
        },
      },
    );
    const facts = ({ sentence, kind, onBehalfOf, reason }: HistoryRow) => [
      sentence,
      kind,
      onBehalfOf,
      reason,
    ];
    expect(rows.slice(0, 2).map(facts)).toStrictEqual([
      [
        'Dana Okafor changed pick 3 of Team t1: Player e instead of Player c',
        'picks',
        'Team t1',
        'Took the wrong Sam',
      ],
      [
        'Dana Okafor made 2 picks again that had been undone: Player c, Player d',
        'picks',
        null,
        'Took the wrong Sam',
      ],
    ]);
  });
});
