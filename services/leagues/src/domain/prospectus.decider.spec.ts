import { specification } from '@fieldhouse/kernel/testing';
import type { LeagueProspectus } from '@fieldhouse/values';
import { prospectusDecider } from './prospectus.decider';
import {
  at,
  command,
  issued,
  leagueId,
  prospectus,
  published,
  textHash,
  waiver,
  wasSet,
} from './prospectus.fixture';

const { given } = specification(prospectusDecider);
const set = (
  change: Partial<LeagueProspectus> = {},
  previousStaffIds: readonly string[] = [],
  playersIn = false,
) =>
  ({
    type: 'SetProspectus',
    prospectus: { ...prospectus, ...change },
    ...{ previousStaffIds, playersIn },
  }) as const;
const terms = (depositPercent: number | null, ...instalments: [string, number][]) => ({
  ...{ depositPercent, bearer: 'organizer' as const },
  instalments: instalments.map(([dueOn, percent]) => ({ dueOn, percent })),
});
const publish = { type: 'PublishLeague' } as const;
const unpublish = { type: 'UnpublishLeague', registered: false } as const;
const cancel = { type: 'CancelLeague', reason: 'The park is closed' } as const;
const issue = { type: 'IssueWaiver', waiverId: 'w1', waiver, textHash } as const;
const open = prospectus.windows.opensAt;

describe('who may do what', () => {
  it('tells strangers nothing, whether the league exists or not', () => {
    given().when(command(set(), 'eve')).thenRefused('not_found', {});
    given()
      .when({ ...command(set()), league: null })
      .thenRefused('not_found', {});
    given()
      .when({ ...command(set()), actor: { kind: 'anonymous' } })
      .thenRefused('not_found', {});
  });

  it('is the staff’s, and ending it the owners’', () => {
    given().when(command(set(), 'cal')).thenRefused('not_league_staff');
    given(wasSet(), published).when(command(set(), 'eve')).thenRefused('not_found', {});
    given()
      .when({ ...command(set(), 'pia'), isInsider: true })
      .thenRefused('not_league_staff');
    given().when(command(set(), 'ben')).then(wasSet());
    given(wasSet()).when(command(cancel, 'ben')).thenRefused('not_league_owner');
  });
});

describe('a prospectus', () => {
  it('is set as a whole, and said once', () => {
    given().when(command(set())).then(wasSet());
    given(wasSet()).when(command(set())).then();
    given(wasSet())
      .when(command(set({ about: 'Fast-pitch' })))
      .then(wasSet({ about: 'Fast-pitch' }));
  });

  it.each<[string, Partial<LeagueProspectus>, string]>([
    [
      'an early price that ends before registration opens',
      { windows: { ...prospectus.windows, earlyUntil: open } },
      'windows_impossible',
    ],
    [
      'a late price that ends before the regular one',
      { windows: { ...prospectus.windows, lateUntil: prospectus.windows.regularUntil } },
      'windows_impossible',
    ],
    ['an end before its start', { startsOn: '2026-07-01' }, 'season_impossible'],
    [
      'registration beyond its end',
      { windows: { ...prospectus.windows, lateUntil: '2026-07-01T04:00:00.000Z' } },
      'season_impossible',
    ],
    ['teams found after its end', { placedBy: '2026-07-01' }, 'season_impossible'],
    ['a freeze after its end', { roster: { minimum: 1, freezeOn: '2026-07-01' } }, 'season_impossible'],
    [
      'phases that overlap',
      { phases: prospectus.phases.map((phase) => ({ ...phase, startsOn: '2026-06-16' })) },
      'phases_impossible',
    ],
    ['phases in another order', { phases: [...prospectus.phases].reverse() }, 'phases_impossible'],
    [
      'a phase before the season',
      { phases: [{ kind: 'regular', startsOn: '2026-04-13', endsOn: '2026-06-16' }] },
      'phases_impossible',
    ],
    [
      'a night on which it does not play',
      { times: [{ night: 'wed', from: '18:30', to: '22:00' }] },
      'nights_impossible',
    ],
    [
      'a night that ends first',
      { times: [{ night: 'tue', from: '22:00', to: '18:30' }] },
      'nights_impossible',
    ],
    ['no price', { prices: {} }, 'prices_missing'],
    ['teams where people register', { format: 'draft' }, 'kinds_impossible'],
    [
      'no teams where teams register',
      { prices: { free_agent: { early: null, regular: 0, late: null } } },
      'kinds_impossible',
    ],
    [
      'more friends than a draft keeps together',
      { format: 'draft', prices: { group: { early: null, regular: 0, late: null } }, groupSize: 4 },
      'group_too_large',
    ],
    ['refunds in another order', { refunds: [...prospectus.refunds].reverse() }, 'refunds_impossible'],
    [
      'a later refund that is higher',
      {
        refunds: [
          { until: '2026-03-31', percent: 50 },
          { until: '2026-04-10', percent: 50 },
        ],
      },
      'refunds_impossible',
    ],
    [
      'instalments without a deposit',
      { payment: terms(null, ['2026-05-01', 50], ['2026-06-01', 50]) },
      'payments_impossible',
    ],
    ['a plan for a part of the price', { payment: terms(20, ['2026-05-01', 70]) }, 'payments_impossible'],
    [
      'instalments in another order',
      { payment: terms(20, ['2026-06-01', 40], ['2026-05-01', 40]) },
      'payments_impossible',
    ],
    ['an instalment after its end', { payment: terms(20, ['2026-07-01', 80]) }, 'payments_impossible'],
    [
      'a position that the sport has not',
      { places: { ...prospectus.places, positions: [{ position: 'GK', maximum: 1 }] } },
      'position_unknown',
    ],
    [
      'a division named twice',
      { divisions: prospectus.divisions.map((one) => ({ ...one, name: one.name === 'A' ? 'b' : 'B' })) },
      'named_twice',
    ],
    [
      'a question asked twice',
      { questions: prospectus.questions.flatMap((one) => [one, one]) },
      'named_twice',
    ],
    [
      'a choice of one',
      {
        questions: prospectus.questions.map((one) => ({
          ...one,
          ...{ kind: 'choice' as const, options: ['Yes', 'Yes'] },
        })),
      },
      'options_missing',
    ],
    [
      'an age that nobody has',
      { eligibility: [{ rule: 'age', on: '2026-04-14', from: 40, to: 30 }] },
      'rule_impossible',
    ],
    ['a level of any height', { eligibility: [{ rule: 'rating', from: null, to: null }] }, 'rule_impossible'],
    [
      'a rule said twice',
      {
        eligibility: [
          { rule: 'document', kind: 'Photo ID' },
          { rule: 'document', kind: 'Passport' },
        ],
      },
      'named_twice',
    ],
    ['more players than a team has', { roster: { minimum: 16, freezeOn: null } }, 'roster_impossible'],
  ])('has not %s', (_, change, code) => {
    given()
      .when(command(set(change)))
      .thenRefused(code);
  });

  it('limits no other position or gender once players are in: of them nobody has noted which they are', () => {
    const { places } = prospectus;
    const limits = (positions: [string, number][], genders: ['woman' | 'man', number][] = []) => ({
      places: {
        ...places,
        positions: positions.map(([position, maximum]) => ({ position, maximum })),
        genders: genders.map(([gender, maximum]) => ({ gender, maximum })),
      },
    });
    const before = wasSet(limits([['P', 2]], [['man', 5]]));
    const setWithPlayers = (change: Partial<LeagueProspectus>) => command(set(change, [], true));
    for (const more of [
      limits(
        [
          ['P', 2],
          ['C', 2],
        ],
        [['man', 5]],
      ),
      limits([['C', 2]]),
      limits([['P', 2]], [['woman', 5]]),
    ]) {
      given(before, published).when(setWithPlayers(more)).thenRefused('limit_too_late');
      given(before, published)
        .when(command(set(more)))
        .then(wasSet(more));
    }
    const changed = limits([['P', 3]], [['man', 1]]);
    given(before, published).when(setWithPlayers(changed)).then(wasSet(changed));
    const none = limits([]);
    given(before, published).when(setWithPlayers(none)).then(wasSet(none));
    // Meanwhile nobody counted: what was taken away does not come back.
    given(before, published, wasSet(none)).when(setWithPlayers(changed)).thenRefused('limit_too_late');
  });

  it('has larger groups of friends where nobody is drafted', () => {
    const prices = { group: { early: null, regular: 0, late: null } };
    const league = { format: 'individual', prices, groupSize: 8 } as const;
    expect(
      given()
        .when(command(set(league)))
        .events(),
    ).toHaveLength(1);
  });

  it('may end its registration on its last day where it plays', () => {
    const lateUntil = '2026-07-01T03:59:59.000Z';
    expect(
      given()
        .when(command(set({ windows: { ...prospectus.windows, lateUntil } })))
        .events(),
    ).toHaveLength(1);
  });

  it('is another season of a league whose staff says so, and never of itself', () => {
    const after = (previousLeagueId: string) => set({ previousLeagueId }, ['ana']);
    given()
      .when(command(after('l0')))
      .then(wasSet({ previousLeagueId: 'l0' }));
    given()
      .when(command(after('l0'), 'ben'))
      .thenRefused('previous_league_unknown');
    given()
      .when({ ...command(after('l0')), actor: { kind: 'process', name: 'p' } })
      .thenRefused('previous_league_unknown');
    given()
      .when(command(after(leagueId)))
      .thenRefused('previous_league_unknown');
    // What stands, anybody of the staff may leave as it is, and take away.
    const other = set({ previousLeagueId: 'l0', about: 'Fast-pitch' });
    given(wasSet({ previousLeagueId: 'l0' }))
      .when(command(other, 'ben'))
      .then(wasSet({ previousLeagueId: 'l0', about: 'Fast-pitch' }));
    given(wasSet({ previousLeagueId: 'l0' }))
      .when(command(set(), 'ben'))
      .then(wasSet());
  });

  it('keeps its format and currency once it is published', () => {
    const individual = set({ format: 'draft', prices: { free_agent: prospectus.prices.free_agent } });
    given(wasSet(), published).when(command(individual)).thenRefused('format_fixed');
    given(wasSet(), published)
      .when(command(set({ currency: 'CAD' })))
      .thenRefused('format_fixed');
    expect(given(wasSet()).when(command(individual)).events()).toHaveLength(1);
  });
});

describe('a league', () => {
  it('is published once it can be registered for', () => {
    given().when(command(publish)).thenRefused('prospectus_missing');
    given(wasSet())
      .when(command(publish, 'ana', '2026-04-08T04:00:00.000Z'))
      .thenRefused('registration_over');
    given(wasSet()).when(command(publish)).then(published);
    given(wasSet(), published).when(command(publish)).then();
  });

  it('is taken back until registration opens', () => {
    given(wasSet()).when(command(unpublish)).then();
    given(wasSet(), published)
      .when(command(unpublish))
      .then({ type: 'LeagueUnpublished', data: { leagueId } });
    given(wasSet(), published)
      .when(command(unpublish, 'ana', open))
      .thenRefused('registration_begun');
    // The opening may have been moved after people had registered.
    given(wasSet(), published)
      .when(command({ ...unpublish, registered: true }))
      .thenRefused('registration_begun');
  });

  it('is cancelled by its owners, once and for good', () => {
    const cancelled = {
      type: 'LeagueCancelled',
      data: { leagueId, cancelledAt: at, reason: 'The park is closed' },
    } as const;
    given(wasSet(), published).when(command(cancel)).then(cancelled);
    given(wasSet(), published, cancelled).when(command(cancel)).then();
    for (const action of [set(), publish, unpublish, issue])
      given(wasSet(), published, cancelled).when(command(action)).thenRefused('league_cancelled');
  });
});

describe('a waiver', () => {
  const change = (title = waiver.title) =>
    ({ type: 'ChangeWaiver', waiverId: 'w1', waiver: { ...waiver, title }, textHash }) as const;
  const retire = { type: 'RetireWaiver', waiverId: 'w1' } as const;
  const retired = { type: 'WaiverRetired', data: { leagueId, waiverId: 'w1' } } as const;

  it('is issued once, and changed as a new version', () => {
    given().when(command(issue)).then(issued());
    given(issued()).when(command(issue)).then();
    given(issued()).when(command(change())).then();
    given(issued())
      .when(command(change('Risk')))
      .then(issued(2, { title: 'Risk' }));
    given(issued(), issued(2, { title: 'Risk' }))
      .when(command(change()))
      .then(issued(3));
    given().when(command(change())).thenRefused('waiver_unknown');
  });

  it('counts until no day that is over where the league is', () => {
    const dated = (until: string) => ({ ...waiver, expiry: { kind: 'date' as const, until } });
    // In New York it is still the 28th.
    const night = '2026-03-01T03:30:00.000Z';
    const issues = (until: string) => ({ ...command({ ...issue, waiver: dated(until) }), at: night });
    const changes = (until: string) => ({ ...command({ ...change(), waiver: dated(until) }), at: night });
    given().when(issues('2026-02-27')).thenRefused('waiver_day_over');
    given()
      .when(issues('2026-02-28'))
      .then(issued(1, dated('2026-02-28')));
    given(issued()).when(changes('2026-02-27')).thenRefused('waiver_day_over');
    given(issued())
      .when(changes('2026-02-28'))
      .then(issued(2, dated('2026-02-28')));
  });

  it('counts as long as people register, so that whoever comes last can sign it', () => {
    const dated = (until: string) => ({ expiry: { kind: 'date' as const, until } });
    const issues = (until: string) => command({ ...issue, waiver: { ...waiver, ...dated(until) } });
    const changes = (until: string) => command({ ...change(), waiver: { ...waiver, ...dated(until) } });
    const refused = ['waiver_ends_early', { title: waiver.title, lastDay: '2026-04-07' }] as const;
    // Registration closes with Apr 7, at midnight in New York.
    given(wasSet())
      .when(issues('2026-04-06'))
      .thenRefused(...refused);
    given(wasSet(), issued())
      .when(changes('2026-04-06'))
      .thenRefused(...refused);
    given(wasSet())
      .when(issues('2026-04-07'))
      .then(issued(1, dated('2026-04-07')));
    const early = issued(1, dated('2026-03-01'));
    given(early, wasSet())
      .when(command(publish))
      .thenRefused(...refused);
    given(early, { type: 'WaiverRetired', data: { leagueId, waiverId: 'w1' } }, wasSet())
      .when(command(publish))
      .then(published);
    const longer = { windows: { ...prospectus.windows, lateUntil: '2026-04-09T04:00:00.000Z' } };
    const until = issued(1, dated('2026-04-07'));
    given(wasSet(), until, published)
      .when(command(set(longer)))
      .thenRefused('waiver_ends_early', { title: waiver.title, lastDay: '2026-04-08' });
    // What is not public yet is put right in any order; and what ended early before is in nobody's way.
    given(wasSet(), until)
      .when(command(set(longer)))
      .then(wasSet(longer));
    given(wasSet(), early, published)
      .when(command(set({ about: 'Fast-pitch' })))
      .then(wasSet({ about: 'Fast-pitch' }));
  });

  it('is retired for good', () => {
    given(issued()).when(command(retire)).then(retired);
    given(issued(), retired).when(command(retire)).then();
    given(issued(), retired)
      .when(command(change('Risk')))
      .thenRefused('waiver_unknown');
    given().when(command(retire)).thenRefused('waiver_unknown');
  });

  it('is one of ten at most, not counting those that are retired', () => {
    const many = Array.from({ length: 10 }, (_, n) => ({
      type: 'WaiverIssued' as const,
      data: { leagueId, waiverId: `x${n}`, version: 1, waiver, textHash },
    }));
    given(...many)
      .when(command(issue))
      .thenRefused('too_many_waivers', { limit: 10 });
    given(...many, { type: 'WaiverRetired', data: { leagueId, waiverId: 'x1' } })
      .when(command(issue))
      .then(issued());
  });
});
