import { built, median, random } from '../harness/system.mjs';

const PEOPLE = 10_000;
const at = '2026-05-03T12:00:00.000Z';
const ids = ['a', 'b', 'c', 'd'];
const expiries = [null, '2026-01-01T00:00:00.000Z', at, '2026-12-31T23:59:59.000Z'];
const DAYS = [null, '2026-05-31', '2026-08-31'];
const GENDERS = ['woman', 'man', 'nonbinary'];

/** Twenty, every kind of rule among them. */
const RULES = [
  { rule: 'age', from: 18, to: null, on: '2026-05-03' },
  { rule: 'age', from: null, to: 65, on: '2026-09-01' },
  { rule: 'gender', allowed: ['woman', 'nonbinary'] },
  { rule: 'rating', from: 2, to: 7 },
  { rule: 'prior_league', leagueIds: ['a', 'b'] },
  { rule: 'document', kind: 'a' },
  { rule: 'document', kind: 'b' },
  { rule: 'document', kind: 'c' },
  { rule: 'waiver', waiverId: 'a', version: '1' },
  { rule: 'waiver', waiverId: 'b', version: '1' },
  { rule: 'waiver', waiverId: 'c', version: '2' },
  { rule: 'waiver', waiverId: 'd', version: '2' },
  { rule: 'one_team_of_division', divisionId: 'a', teamId: 'b' },
  { rule: 'code' },
  { rule: 'invitation' },
  { rule: 'not_suspended', on: '2026-06-30' },
  { rule: 'registered', leagueId: 'c' },
  { rule: 'not_on_opponent', teamId: 'c' },
  { rule: 'substitute_quota', most: 3 },
  { rule: 'games_played', share: 1 / 3, least: 2 },
];

/** Numbers in [0, below) that are the same on every run. */
const dice = (seed) => {
  const next = random(seed);
  return (below) => Math.floor(next() * below);
};
const personOf = (roll) => {
  const one = (list) => list[roll(list.length)];
  const some = (make) => Array.from({ length: roll(5) }, make);
  const known = (value) => (roll(10) === 0 ? null : value);
  return {
    bornOn: known(`${1950 + roll(65)}-0${1 + roll(9)}-${10 + roll(19)}`),
    gender: known(one(GENDERS)),
    rating: known(roll(11)),
    playedIn: known(some(() => one(ids))),
    documents: known(some(() => ({ kind: one(ids), expiresAt: one(expiries) }))),
    signatures: known(
      some(() => ({ waiverId: one(ids), version: String(1 + roll(2)), expiresAt: one(expiries) })),
    ),
    teams: known(some(() => ({ teamId: one(ids), divisionId: one(ids) }))),
    code: one([null, 'valid', 'invalid']),
    invited: one([null, true, false]),
    suspensions: known(roll(5) === 0 ? [{ firstDay: '2026-05-01', lastDay: one(DAYS), liftedOn: null }] : []),
    registeredIn: known(some(() => one(ids))),
    substituteGames: known(roll(6)),
    games: known({ played: roll(10), of: 10 }),
  };
};

/** Somebody who meets all of them. */
const MODEL = {
  bornOn: '1990-01-01',
  gender: 'woman',
  rating: 5,
  playedIn: ['a'],
  documents: ids.map((kind) => ({ kind, expiresAt: null })),
  signatures: ['a', 'b', 'c', 'd'].map((waiverId) => ({
    waiverId,
    version: waiverId < 'c' ? '1' : '2',
    expiresAt: '2026-12-31T23:59:59.000Z',
  })),
  teams: [{ teamId: 'b', divisionId: 'a' }],
  code: 'valid',
  invited: true,
  suspensions: [],
  registeredIn: ['c'],
  substituteGames: 0,
  games: { played: 8, of: 10 },
};

/** B47: what it costs to hold a person against the rules of a league, line by line. */
export const b47 = {
  id: 'B47',
  what: 'eligibility of 10,000 people by 20 rules, processor time a person; each refusal names its rule',
  unit: 'µs',
  goal: 20,
  atLeast: false,
  absolute: true,
  ownSystem: true,
  run: async ({ pairs }) => {
    const { check } = built('services/rules/eligibility/src/index.js');
    const roll = dice(47);
    const people = [MODEL, ...Array.from({ length: PEOPLE - 1 }, () => personOf(roll))];
    const samples = [];
    let eligible = 0;
    for (let round = 0; round <= pairs; round += 1) {
      const before = process.cpuUsage();
      eligible = people.filter((person) => check(RULES, person, at).eligible).length;
      const { user, system } = process.cpuUsage(before);
      // The first round warms up.
      if (round > 0) samples.push((user + system) / PEOPLE);
    }
    const answers = people.map((person) => check(RULES, person, at));
    const lines = answers.flatMap((answer) => answer.lines);
    const named = lines.every(
      ({ rule, verdict, code }, i) =>
        rule === RULES[i % RULES.length] && (verdict === 'met') === (code === null),
    );
    const refusing = new Set(lines.filter(({ verdict }) => verdict === 'refused').map(({ rule }) => rule));
    const missing = new Set(lines.filter(({ verdict }) => verdict === 'missing').map(({ rule }) => rule));
    const whole = lines.length === PEOPLE * RULES.length && refusing.size === 20 && missing.size === 20;
    return {
      value: median(samples),
      min: Math.min(...samples),
      max: Math.max(...samples),
      ok: named && whole && eligible > 0 && answers.every(isRight),
      parts: { eligible, refusing: refusing.size },
    };
  },
};

const isRight = ({ eligible, lines }) => eligible === lines.every(({ verdict }) => verdict === 'met');
