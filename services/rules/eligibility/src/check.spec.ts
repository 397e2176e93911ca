import * as fc from 'fast-check';
import { check } from './check';
import type { LineCode } from './lines';
import { type EligibilityRule, NOBODY, type Person } from './rules';

const at = '2026-05-03T12:00:00.000Z';
/** The line of one rule. */
const line = (rule: EligibilityRule, person: Partial<Person>, now = at) => {
  const { eligible, lines } = check([rule], { ...NOBODY, ...person }, now);
  const [{ verdict, code, params } = { verdict: 'none', code: null, params: {} }] = lines;
  expect(eligible).toBe(verdict === 'met');
  expect(lines).toHaveLength(1);
  return { verdict, code, params };
};
const met = { verdict: 'met', code: null, params: {} };
const refused = (code: LineCode<'refused'>, params: object = {}) => ({ verdict: 'refused', code, params });

/** One of each, and what of a person it cannot do without. */
const each: readonly (readonly [EligibilityRule, keyof Person, LineCode<'missing'>])[] = [
  [{ rule: 'age', from: 18, to: null, on: '2026-05-03' }, 'bornOn', 'born_on_unknown'],
  [{ rule: 'gender', allowed: ['woman'] }, 'gender', 'gender_unknown'],
  [{ rule: 'rating', from: 3, to: 6 }, 'rating', 'rating_unknown'],
  [{ rule: 'prior_league', leagueIds: ['l1'] }, 'playedIn', 'played_in_unknown'],
  [{ rule: 'document', kind: 'id' }, 'documents', 'documents_unknown'],
  [{ rule: 'waiver', waiverId: 'w', version: '2' }, 'signatures', 'signatures_unknown'],
  [{ rule: 'one_team_of_division', divisionId: 'd', teamId: 't' }, 'teams', 'teams_unknown'],
  [{ rule: 'code' }, 'code', 'code_needed'],
  [{ rule: 'invitation' }, 'invited', 'invited_unknown'],
  [{ rule: 'not_suspended', on: '2026-06-30' }, 'suspensions', 'suspensions_unknown'],
  [{ rule: 'registered', leagueId: 'l1' }, 'registeredIn', 'registered_unknown'],
  [{ rule: 'not_on_opponent', teamId: 't' }, 'teams', 'teams_unknown'],
  [{ rule: 'substitute_quota', most: 3 }, 'substituteGames', 'substitute_games_unknown'],
  [{ rule: 'games_played', share: 1 / 3, least: 2 }, 'games', 'games_unknown'],
];

describe('eligibility', () => {
  it('is a line for every rule, in order; all must be met', () => {
    const rules: EligibilityRule[] = [
      { rule: 'rating', from: null, to: 6 },
      { rule: 'age', from: 18, to: null, on: '2026-05-03' },
      { rule: 'code' },
    ];
    expect(check(rules, { ...NOBODY, rating: 5, bornOn: '2008-05-04' }, at)).toStrictEqual({
      eligible: false,
      lines: [
        { rule: rules[0], ...met },
        { rule: rules[1], ...refused('too_young', { age: 17 }) },
        { rule: rules[2], verdict: 'missing', code: 'code_needed', params: {} },
      ],
    });
    expect(check([], NOBODY, at)).toStrictEqual({ eligible: true, lines: [] });
  });

  it.each(each)('of what is not known is missing, which is no yes: $rule', (rule, field, code) => {
    expect(line(rule, { [field]: null })).toStrictEqual({ verdict: 'missing', code, params: {} });
  });

  it('knows ages on a day, both ends included', () => {
    const rule = { rule: 'age', from: 18, to: 34, on: '2026-05-03' } as const;
    expect(line(rule, { bornOn: '2008-05-03' })).toStrictEqual(met);
    expect(line(rule, { bornOn: '2008-05-04' })).toStrictEqual(refused('too_young', { age: 17 }));
    expect(line(rule, { bornOn: '1991-05-04' })).toStrictEqual(met);
    expect(line(rule, { bornOn: '1991-05-03' })).toStrictEqual(refused('too_old', { age: 35 }));
    expect(line(rule, { bornOn: 'May 3' }).code).toBe('born_on_unknown');
  });

  it('knows the genders that may play', () => {
    const rule = { rule: 'gender', allowed: ['woman', 'nonbinary'] } as const;
    expect(line(rule, { gender: 'nonbinary' })).toStrictEqual(met);
    expect(line(rule, { gender: 'man' })).toStrictEqual(refused('gender_not_allowed', { gender: 'man' }));
  });

  it('knows ratings, both ends included', () => {
    const rule = { rule: 'rating', from: 3, to: 6 } as const;
    const codes = [2.9, 3, 6, 6.1, NaN].map((rating) => line(rule, { rating }).code);
    expect(codes).toStrictEqual(['rating_too_low', null, null, 'rating_too_high', 'rating_unknown']);
  });

  it('asks for a league that one has played in, or is registered in', () => {
    const prior = { rule: 'prior_league', leagueIds: ['l1', 'l2'] } as const;
    expect(line(prior, { playedIn: ['l0', 'l2'] })).toStrictEqual(met);
    expect(line(prior, { playedIn: ['l0'] })).toStrictEqual(refused('not_played_in'));
    const registered = { rule: 'registered', leagueId: 'l1' } as const;
    expect(line(registered, { registeredIn: ['l1'] })).toStrictEqual(met);
    expect(line(registered, { registeredIn: [] })).toStrictEqual(refused('not_registered'));
  });

  it('asks for a document that has not expired; at its very instant it has', () => {
    const rule = { rule: 'document', kind: 'id' } as const;
    const until = (expiresAt: string | null, kind = 'id') => ({ documents: [{ kind, expiresAt }] });
    expect(line(rule, until(null))).toStrictEqual(met);
    expect(line(rule, until('2026-05-03T12:00:00.001Z'))).toStrictEqual(met);
    expect(line(rule, until(at))).toStrictEqual(refused('document_expired', { expiredAt: at }));
    expect(line(rule, until(null, 'license'))).toStrictEqual(refused('no_document'));
    expect(line(rule, until('some day')).verdict).toBe('refused');
  });

  it('asks for a signature under the current version of a waiver; at the instant it expires it is none', () => {
    const rule = { rule: 'waiver', waiverId: 'w', version: '2' } as const;
    const signed = (version: string, expiresAt: string | null, waiverId = 'w') => ({
      signatures: [{ waiverId, version, expiresAt }],
    });
    expect(line(rule, signed('2', null))).toStrictEqual(met);
    expect(line(rule, signed('2', '2026-05-03T12:00:00.001Z'))).toStrictEqual(met);
    expect(line(rule, signed('2', at))).toStrictEqual(refused('waiver_expired', { expiredAt: at }));
    expect(line(rule, signed('1', null))).toStrictEqual(refused('waiver_changed', { signedVersion: '1' }));
    expect(line(rule, signed('2', null, 'other'))).toStrictEqual(refused('waiver_not_signed'));
    const again = [...signed('2', '2026-01-01T00:00:00Z').signatures, ...signed('2', null).signatures];
    expect(line(rule, { signatures: again })).toStrictEqual(met);
  });

  it('lets nobody into two teams of a division, and into the same one again', () => {
    const rule = { rule: 'one_team_of_division', divisionId: 'd', teamId: 't' } as const;
    const inTeam = (teamId: string, divisionId = 'd') => ({ teams: [{ teamId, divisionId }] });
    expect(line(rule, inTeam('t'))).toStrictEqual(met);
    expect(line(rule, inTeam('other', 'e'))).toStrictEqual(met);
    expect(line(rule, inTeam('other'))).toStrictEqual(refused('in_another_team', { teamId: 'other' }));
    expect(line({ ...rule, teamId: null }, inTeam('t')).code).toBe('in_another_team');
  });

  it('takes codes and invitations as they were checked', () => {
    expect(line({ rule: 'code' }, { code: 'valid' })).toStrictEqual(met);
    expect(line({ rule: 'code' }, { code: 'invalid' })).toStrictEqual(refused('code_invalid'));
    expect(line({ rule: 'invitation' }, { invited: true })).toStrictEqual(met);
    expect(line({ rule: 'invitation' }, { invited: false })).toStrictEqual(refused('not_invited'));
  });

  it('refuses those who are suspended on a day, its last one included, unless that was lifted', () => {
    const rule = { rule: 'not_suspended', on: '2026-06-30' } as const;
    const from = (lastDay: string | null, liftedOn: string | null = null) => ({
      suspensions: [{ firstDay: '2026-05-03', lastDay, liftedOn }],
    });
    expect(line(rule, { suspensions: [] })).toStrictEqual(met);
    expect(line(rule, from('2026-06-29'))).toStrictEqual(met);
    expect(line(rule, from('2026-06-30'))).toStrictEqual(refused('suspended', { lastDay: '2026-06-30' }));
    expect(line(rule, from(null))).toStrictEqual(refused('suspended', { lastDay: null }));
    expect(line(rule, from(null, '2026-06-30'))).toStrictEqual(met);
  });

  it('keeps substitutes to the other side, and to their quota', () => {
    const opponent = { rule: 'not_on_opponent', teamId: 't' } as const;
    expect(line(opponent, { teams: [{ teamId: 't', divisionId: 'd' }] })).toStrictEqual(
      refused('on_opponent'),
    );
    expect(line(opponent, { teams: [] })).toStrictEqual(met);
    const quota = { rule: 'substitute_quota', most: 3 } as const;
    expect(line(quota, { substituteGames: 2 })).toStrictEqual(met);
    expect(line(quota, { substituteGames: 3 })).toStrictEqual(refused('quota_used', { games: 3 }));
  });

  it('asks for a share of the games, rounded up, and no fewer than so many', () => {
    const rule = { rule: 'games_played', share: 1 / 3, least: 2 } as const;
    const played = (count: number, of: number) => line(rule, { games: { played: count, of } });
    expect(played(3, 9)).toStrictEqual(met);
    expect(played(3, 10)).toStrictEqual(refused('too_few_games', { played: 3, of: 10, needed: 4 }));
    expect(played(1, 3)).toStrictEqual(refused('too_few_games', { played: 1, of: 3, needed: 2 }));
  });

  it('of a set is that of each of its rules by itself, whoever it is', () => {
    const rules = fc.array(fc.constantFrom(...each.map(([rule]) => rule)), { maxLength: 20 });
    const person = fc.record({
      ...Object.fromEntries(Object.keys(NOBODY).map((field) => [field, fc.constant(null)])),
      bornOn: fc.constantFrom(null, '2000-01-01', '2010-01-01', 'x'),
      rating: fc.option(fc.integer({ min: 0, max: 10 })),
      suspensions: fc.constantFrom(null, [], [{ firstDay: '2026-05-03', lastDay: null, liftedOn: null }]),
      code: fc.constantFrom(null, 'valid', 'invalid'),
    }) as fc.Arbitrary<Person>;
    fc.assert(
      fc.property(rules, person, (asked, somebody) => {
        const { eligible, lines } = check(asked, somebody, at);
        expect(lines).toStrictEqual(asked.flatMap((rule) => check([rule], somebody, at).lines));
        expect(lines.map(({ rule }) => rule)).toStrictEqual(asked);
        expect(eligible).toBe(lines.every(({ code }) => code === null));
      }),
      { seed: 7 },
    );
  });
});
