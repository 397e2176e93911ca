import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import { specification } from '@fieldhouse/kernel/testing';
import type { LeagueProspectus } from '@fieldhouse/values';
import { leaguePlacesDecider } from './places.decider';
import { at, command, open, saved, story, submit } from './places.fixture';
import type { PlacesCommand, PlacesLeague } from './places.commands';
import type { PlacesErrorCode } from './places.errors';
import { statusOf, type LeaguePlacesState } from './places.state';

const { given } = specification(leaguePlacesDecider);
const { decide, evolve, initialState } = leaguePlacesDecider;
const after = (events: readonly LeaguePlacesEvent[]): LeaguePlacesState =>
  events.reduce(evolve, initialState);
const tell = (...commands: readonly PlacesCommand[]): readonly LeaguePlacesEvent[] =>
  story((one, events) => decide(one, after(events)), ...commands);
const typesOf = (events: readonly LeaguePlacesEvent[]) => events.map(({ type }) => type);
const statuses = (events: readonly LeaguePlacesEvent[]) => {
  const state = after(events);
  return Object.fromEntries(
    [...state.registrations.values()].map((one) => [one.registrationId, statusOf(state, one)]),
  );
};
/** What comes back of what was paid, by what ends a registration. */
const percentOf = (events: readonly LeaguePlacesEvent[], asked: PlacesCommand): readonly number[] =>
  decide(asked, after(events)).flatMap((one) =>
    one.type === 'RegistrationWithdrawn' || one.type === 'RegistrationForfeited' ? [one.data.percent] : [],
  );
const withProspectus = (change: Partial<LeagueProspectus>) => ({ prospectus: { ...open, ...change } });
const of = (type: string, registrationId: string, more: object = {}) =>
  ({ type, registrationId, ...more }) as Parameters<typeof command>[0];
const three = [submit('ann'), submit('bea'), submit('cay')].map((one, n) =>
  command(one, ['ann', 'bea', 'cay'][n] ?? ''),
);

describe('places', () => {
  it('are there from when the league is published, beside those of teams that came otherwise', () => {
    expect(tell(command({ type: 'FollowLeague' }, null, { published: false }))).toEqual([]);
    expect(typesOf(tell(command({ type: 'FollowLeague' }, null)))).toEqual(['PlacesOpened', 'PlacesOpened']);
    const [teams] = tell(command({ type: 'FollowLeague' }, null));
    expect(teams?.data).toMatchObject({ list: 'teams', capacity: { total: 1, categories: {} } });
    const more = tell(
      command({ type: 'FollowLeague' }, null),
      command({ type: 'FollowLeague' }, null, withProspectus({ places: { ...open.places, players: 9 } })),
    );
    expect(more.at(-1)).toMatchObject({
      type: 'CapacitySet',
      data: { list: 'players', capacity: { total: 9 } },
    });
  });

  it('go to who comes first; the others wait in that order, and know it', () => {
    const events = tell(...three);
    expect(statuses(events)).toEqual({ ann: 'confirmed', bea: 'confirmed', cay: 'waitlisted' });
    expect(typesOf(events).slice(2)).toEqual([
      ...['RegistrationSubmitted', 'EntryJoined', 'PlaceTaken', 'RegistrationConfirmed'],
      ...['RegistrationSubmitted', 'EntryJoined', 'PlaceTaken', 'RegistrationConfirmed'],
      ...['RegistrationSubmitted', 'EntryJoined'],
    ]);
    expect(events.at(5)?.data).toMatchObject({ registrationId: 'ann', upon: 'sent' });
  });

  it('are offered on when somebody withdraws, and taken or declined until an instant', () => {
    const left = tell(...three, command(of('WithdrawRegistration', 'ann'), 'ann'));
    expect(statuses(left)).toEqual({ ann: 'withdrawn', bea: 'confirmed', cay: 'offered' });
    expect(left.at(-1)).toMatchObject({ type: 'ConfirmationTakenBack', data: { registrationId: 'ann' } });
    given(...left)
      .when(command(of('AcceptPlace', 'bea'), 'bea'))
      .thenRefused('no_offer');
    given(...left)
      .when(command(of('AcceptPlace', 'cay'), 'bea'))
      .thenRefused('registration_unknown');
    const offered = left.find(({ type }) => type === 'PlaceOffered');
    const holdUntil = offered?.type === 'PlaceOffered' ? offered.data.holdUntil : '';
    const two = tell(
      ...three,
      command(submit('dan'), 'dan'),
      command(of('WithdrawRegistration', 'ann'), 'ann'),
    );
    given(...two)
      .when(command(of('AcceptPlace', 'cay'), 'cay', {}, holdUntil))
      .thenRefused('offer_expired');
    const taken = decide(command(of('AcceptPlace', 'cay'), 'cay'), after(left));
    expect(typesOf(taken)).toEqual(['PlaceTaken', 'RegistrationConfirmed']);
    expect(taken.at(-1)?.data).toMatchObject({ upon: 'accepted' });
    const declined = decide(command(of('DeclinePlace', 'cay'), 'cay'), after(left));
    expect(statuses([...left, ...declined])).toMatchObject({ cay: 'withdrawn' });
    const late = decide(command({ type: 'CatchUp' }, null, {}, holdUntil), after(left));
    expect(typesOf(late)).toContain('OfferExpired');
  });

  it('are offered by the clocks of where the league is, also once that is corrected', () => {
    const there = { zone: 'America/Los_Angeles' };
    const left = tell(
      ...three,
      command({ type: 'FollowLeague' }, null, there),
      command(of('WithdrawRegistration', 'ann'), 'ann', there, '2026-03-21T05:30:00.000Z'),
    );
    expect(left.filter(({ type }) => type === 'ZoneChanged')).toMatchObject([
      { data: { list: 'teams', before: 'America/New_York', ...there } },
      { data: { list: 'players', before: 'America/New_York', ...there } },
    ]);
    expect(left.find(({ type }) => type === 'PlaceOffered')).toMatchObject({
      data: { paused: [{ from: '2026-03-21T05:30:00.000Z', to: '2026-03-21T15:00:00.000Z' }, {}] },
    });
    const again = decide(command({ type: 'FollowLeague' }, null, there), after(left));
    expect(again).toEqual([]);
  });

  it('are for the season, whenever it starts by now', () => {
    const opened = tell(command({ type: 'FollowLeague' }, null));
    const later = withProspectus({ startsOn: '2026-06-01' });
    const moved = tell(
      command({ type: 'FollowLeague' }, null),
      command({ type: 'FollowLeague' }, null, later),
    ).slice(opened.length);
    expect(moved.map(({ data }) => data)).toMatchObject([
      { list: 'teams', startsAt: '2026-06-01T04:00:00.000Z' },
      { list: 'players', startsAt: '2026-06-01T04:00:00.000Z' },
    ]);
  });

  it('that become fewer are those of the latest, who are first to get one again', () => {
    const fewer = withProspectus({ places: { ...open.places, players: 1 } });
    const events = tell(...three, command({ type: 'FollowLeague' }, null, fewer));
    expect(statuses(events)).toEqual({ ann: 'confirmed', bea: 'waitlisted', cay: 'waitlisted' });
    expect(typesOf(events).slice(-3)).toEqual(['CapacitySet', 'MovedDown', 'ConfirmationTakenBack']);
    const { players } = after(events).lists;
    expect(players?.list).toEqual(['bea', 'cay']);
  });

  it('are so many at a position and of a gender, whoever came first', () => {
    const as = (by: string, gender: 'woman' | 'man', position: string) =>
      command(submit(by, { person: { ...saved.person, gender, positions: [position] } }), by, limited);
    const limits = (women: number) =>
      withProspectus({
        places: {
          players: 10,
          positions: [{ position: 'P', maximum: 1 }],
          genders: [{ gender: 'woman', maximum: women }],
        },
      });
    const limited = limits(2);
    const events = tell(
      as('ann', 'woman', 'P'),
      as('bob', 'man', 'P'),
      as('bea', 'woman', 'C'),
      as('cay', 'woman', 'C'),
      as('dan', 'man', 'C'),
    );
    const standing = { ann: 'confirmed', bea: 'confirmed', dan: 'confirmed', bob: 'waitlisted' };
    expect(statuses(events)).toEqual({ ...standing, cay: 'waitlisted' });
    const follow = (women: number) => command({ type: 'FollowLeague' }, null, limits(women));
    const more = [...events, ...decide(follow(3), after(events))];
    expect(statuses(more)).toEqual({ ...standing, cay: 'offered' });
    const fewer = [...events, ...decide(follow(1), after(events))];
    expect(statuses(fewer)).toEqual({ ...standing, bea: 'waitlisted', cay: 'waitlisted' });
    const left = [
      ...events,
      ...decide(command(of('WithdrawRegistration', 'ann'), 'ann', limited), after(events)),
    ];
    expect(statuses(left)).toEqual({ ...standing, ann: 'withdrawn', bob: 'offered', cay: 'offered' });
  });

  it('are given by hand with a reason', () => {
    given(...tell(...three))
      .when(command(of('MoveRegistration', 'cay', { to: 'place', reason: 'Injured list' }), 'ben'))
      .thenRefused('no_room');
    const room = tell(...three, command(of('RemoveRegistration', 'ann', { reason: 'Left town' }), 'ben'));
    expect(statuses(room)).toMatchObject({ ann: 'cancelled_by_league', cay: 'offered' });
    const moved = decide(
      command(of('MoveRegistration', 'cay', { to: 'place', reason: 'Asked' }), 'ben'),
      after(room),
    );
    expect(typesOf(moved)).toEqual(['RegistrationMoved', 'PlaceTaken', 'RegistrationConfirmed']);
    expect(moved.at(-1)?.data).not.toHaveProperty('upon');
  });

  it('are none once the league is cancelled', () => {
    const cancelled = tell(...three, command({ type: 'FollowLeague' }, null, { cancelled: true }));
    expect(statuses(cancelled)).toEqual({
      ...{ ann: 'cancelled_by_league', bea: 'cancelled_by_league', cay: 'cancelled_by_league' },
    });
    for (const action of [submit('dan'), of('WithdrawRegistration', 'ann')])
      given(...cancelled)
        .when(command(action, 'ann', { cancelled: true }))
        .thenRefused('league_cancelled');
    given()
      .when(command(submit('dan'), 'dan', { cancelled: true }))
      .thenRefused('league_cancelled');
  });
});

describe('whoever registers', () => {
  it.each<[string, PlacesCommand, string]>([
    [
      'comes when it is open',
      command(submit('ann'), 'ann', {}, '2026-02-28T15:00:00.000Z'),
      'registration_not_open',
    ],
    [
      'comes before it ends',
      command(submit('ann'), 'ann', {}, '2026-04-08T04:00:00.000Z'),
      'registration_closed',
    ],
    ['says how', command(submit('ann', { kind: null }), 'ann'), 'registration_incomplete'],
    [
      'says who they are',
      command(submit('ann', { person: { firstName: 'Ann' } }), 'ann'),
      'registration_incomplete',
    ],
    [
      'plays where the sport does',
      command(submit('ann', { person: { ...saved.person, positions: ['GK'] } }), 'ann'),
      'registration_incomplete',
    ],
    [
      'answers what must be answered',
      command(
        submit('ann'),
        'ann',
        withProspectus({
          questions: [
            { questionId: 'q', label: 'Shirt', kind: 'shirt', options: [], required: true, of: 'person' },
          ],
        }),
      ),
      'registration_incomplete',
    ],
    [
      'registers as one can',
      command(
        submit('ann'),
        'ann',
        withProspectus({ prices: { team: { early: null, regular: 0, late: null } } }),
      ),
      'kind_not_offered',
    ],
    [
      'meets the rules',
      command(submit('ann'), 'ann', withProspectus({ eligibility: [{ rule: 'gender', allowed: ['man'] }] })),
      'not_eligible',
    ],
    ...['2008-03-21', '2030-01-01'].map((birthDate): [string, PlacesCommand, PlacesErrorCode] => [
      `is an adult, born ${birthDate}`,
      command(submit('ann', { person: { ...saved.person, birthDate } }), 'ann'),
      'adults_only',
    ]),
    [
      'signs what must be signed',
      command(submit('ann'), 'ann', { waivers: [{ waiverId: 'w', version: 2, required: true }] }),
      'not_eligible',
    ],
    ['knows the price', command(submit('ann', {}, {}, 100), 'ann'), 'price_changed'],
    [
      'joins a team of the league',
      command(submit('ann', { kind: 'member', teamId: 'owls' }), 'ann'),
      'team_unknown',
    ],
    ['leads the team', command(submit('ann', { kind: 'team', teamId: 'owls' }), 'ann'), 'team_unknown'],
    [
      'registers a team of the sport',
      command(
        submit('ann', { kind: 'team', teamId: 'owls' }, { team: { sport: 'hockey', archived: false } }),
        'ann',
      ),
      'team_of_other_sport',
    ],
    [
      'registers a team that is not in',
      command(
        submit('cal', { kind: 'team', teamId: 'hawks' }, { team: { sport: 'softball', archived: false } }),
        'cal',
      ),
      'team_registered',
    ],
    [
      'joins a group that there is',
      command(submit('ann', { kind: 'group', groupId: 'zed' }), 'ann'),
      'group_unknown',
    ],
  ])('%s', (_, asked, code) => {
    given().when(asked).thenRefused(code);
  });

  it('is not suspended on the last day of the season', () => {
    const { endsOn } = open;
    const whileSuspended = (firstDay: string, lastDay: string | null, liftedOn: string | null = null) =>
      command(submit('ann', {}, { suspensions: [{ firstDay, lastDay, liftedOn }] }), 'ann');
    given().when(whileSuspended('2026-03-01', null)).thenRefused('suspended', { lastDay: null });
    given().when(whileSuspended('2026-06-01', endsOn)).thenRefused('suspended', { lastDay: endsOn });
    expect(statuses(tell(whileSuspended('2026-03-01', '2026-06-29')))).toEqual({ ann: 'confirmed' });
    expect(statuses(tell(whileSuspended('2026-07-01', null)))).toEqual({ ann: 'confirmed' });
    expect(statuses(tell(whileSuspended('2026-03-01', null, '2026-03-10')))).toEqual({ ann: 'confirmed' });
  });

  it('does so once, as long as they are in', () => {
    const again = command({ ...submit('again') }, 'ann');
    given(...tell(...three))
      .when(again)
      .thenRefused('already_registered');
    const left = tell(...three, command(of('WithdrawRegistration', 'ann'), 'ann'));
    expect(statuses([...left, ...decide(again, after(left))])).toMatchObject({ again: 'waitlisted' });
  });

  it('is not in the pool in another way', () => {
    given()
      .when(command(submit('ann', {}, { playerIds: ['p1'] }), 'ann'))
      .thenRefused('already_registered');
  });

  it('may be there still through a registration that they withdrew', () => {
    const left = tell(...three, command(of('WithdrawRegistration', 'ann'), 'ann'));
    const again = command({ ...submit('again', {}, { playerIds: ['ann'] }) }, 'ann');
    expect(statuses([...left, ...decide(again, after(left))])).toMatchObject({ again: 'waitlisted' });
  });

  it('is told when it is full and nobody waits', () => {
    given(...tell(...three.slice(0, 2)))
      .when(command(submit('cay'), 'cay', withProspectus({ waitlist: false })))
      .thenRefused('league_full');
  });

  it('is in once it is paid for where it must be, and approved where somebody says yes', () => {
    const price = { early: null, regular: 500, late: null };
    const paid = withProspectus({ paidFirst: true, prices: { free_agent: price } });
    expect(statuses(tell(command(submit('ann', {}, {}, 500), 'ann', paid)))).toEqual({ ann: 'reserved' });
    const later = withProspectus({ paidFirst: false, prices: { free_agent: price } });
    expect(statuses(tell(command(submit('ann', {}, {}, 500), 'ann', later)))).toEqual({ ann: 'confirmed' });
    const approval = withProspectus({ approval: true });
    const waits = tell(command(submit('ann'), 'ann', approval));
    expect(statuses(waits)).toEqual({ ann: 'pending_approval' });
    given(...waits)
      .when(command(of('ApproveRegistration', 'ann'), 'ann', approval))
      .thenRefused('not_league_staff');
    const yes = decide(command(of('ApproveRegistration', 'ann'), 'ben', approval), after(waits));
    expect(typesOf(yes)).toEqual(['RegistrationApproved', 'RegistrationConfirmed']);
    expect(yes.at(-1)?.data).not.toHaveProperty('upon');
    const no = decide(
      command(of('RejectRegistration', 'ann', { reason: 'Too strong' }), 'ben', approval),
      after(waits),
    );
    expect(statuses([...waits, ...no])).toEqual({ ann: 'rejected' });
  });

  it('shows the document before it is approved', () => {
    for (const approval of [true, false]) {
      const asks = withProspectus({ approval, eligibility: [{ rule: 'document', kind: 'Photo ID' }] });
      const waits = tell(command(submit('ann'), 'ann', asks));
      expect(statuses(waits)).toEqual({ ann: 'pending_approval' });
      given(...waits)
        .when(command(of('ApproveRegistration', 'ann'), 'ben', asks))
        .thenRefused('document_missing');
      const seen = tell(
        command(submit('ann'), 'ann', asks),
        command(of('SeeDocument', 'ann', { validUntil: '2026-12-31' }), 'ben', asks),
        command(of('ApproveRegistration', 'ann'), 'ben', asks),
      );
      expect(seen.find(({ type }) => type === 'DocumentSeen')?.data).toMatchObject({
        expiresAt: '2027-01-01T05:00:00.000Z',
      });
      expect(statuses(seen)).toEqual({ ann: 'confirmed' });
    }
  });

  it('shows no document whose last day is over where the league is', () => {
    const asks = withProspectus({ eligibility: [{ rule: 'document', kind: 'Photo ID' }] });
    const waits = tell(command(submit('ann'), 'ann', asks));
    // In New York it is still the 20th.
    const night = '2026-03-21T03:30:00.000Z';
    const sees = (validUntil: string) =>
      command(of('SeeDocument', 'ann', { validUntil }), 'ben', asks, night);
    given(...waits)
      .when(sees('2026-03-19'))
      .thenRefused('document_day_over');
    expect(typesOf(decide(sees('2026-03-20'), after(waits)))).toContain('DocumentSeen');
    // Written for 'never'; the instant after it is none that is kept.
    expect(decide(sees('9999-12-31'), after(waits))[0]?.data).toMatchObject({
      expiresAt: '9999-12-31T23:59:59.999Z',
    });
  });

  it('is in at once who has shown the document before, as long as it is valid; of a team none is asked', () => {
    const asks = withProspectus({ eligibility: [{ rule: 'document', kind: 'Photo ID' }] });
    const again = (when: string) => {
      const shown = tell(
        command(submit('ann'), 'ann', asks),
        command(of('SeeDocument', 'ann', { validUntil: '2026-03-31' }), 'ben', asks),
        command(of('WithdrawRegistration', 'ann'), 'ann', asks),
      );
      return statuses([...shown, ...decide(command(submit('again'), 'ann', asks, when), after(shown))]);
    };
    expect(again(at)).toMatchObject({ again: 'confirmed' });
    expect(again('2026-04-01T04:00:00.000Z')).toMatchObject({ again: 'pending_approval' });
    const owls = submit(
      'cay',
      { kind: 'team', teamId: 'owls' },
      { team: { sport: 'softball', archived: false } },
    );
    expect(statuses(tell(command(owls, 'cay', asks)))).toEqual({ cay: 'confirmed' });
  });

  it('gets back no less than was said when they sent it, and more where more is said by now', () => {
    const price = { early: null, regular: 5_000, late: null };
    const says = (percent: number) =>
      withProspectus({
        ...{ prices: { free_agent: price }, refunds: [{ until: '2026-04-10', percent }] },
      });
    const sent = tell(command(submit('ann', {}, {}, 5_000), 'ann', says(80)));
    const leaves = (percent: number, when = '2026-04-05T15:00:00.000Z') =>
      command(of('WithdrawRegistration', 'ann'), 'ann', says(percent), when);
    expect(percentOf(sent, leaves(0))).toEqual([80]);
    expect(percentOf(sent, leaves(100))).toEqual([100]);
    // The day is over for which it was said.
    expect(percentOf(sent, leaves(0, '2026-04-11T15:00:00.000Z'))).toEqual([0]);
    const forfeit = { type: 'ForfeitRegistration', registrationId: 'ann', drafted: false } as const;
    expect(percentOf(sent, command(forfeit, null, says(0)))).toEqual([80]);
    // What was sent before that was kept goes by what the league says now.
    const before = sent.map((one) => {
      if (one.type !== 'RegistrationSubmitted') return one;
      const { refunds: _, ...data } = one.data;
      return { ...one, data };
    });
    expect(percentOf(before, leaves(50))).toEqual([50]);
  });

  it('gets back what they were shown when they withdraw, or stays and is told that it is less', () => {
    const price = { early: null, regular: 5_000, late: null };
    const costs = withProspectus({
      prices: { free_agent: price },
      refunds: [
        { until: '2026-04-05', percent: 50 },
        { until: '2026-04-10', percent: 25 },
      ],
    });
    const sent = tell(command(submit('ann', {}, {}, 5_000), 'ann', costs));
    const leaves = (percent: number, when: string) =>
      command(of('WithdrawRegistration', 'ann', { percent }), 'ann', costs, when);
    // It is still April 5 where the league is; then it is not any more.
    expect(percentOf(sent, leaves(50, '2026-04-06T03:59:59.000Z'))).toEqual([50]);
    given(...sent)
      .when(leaves(50, '2026-04-06T04:00:00.000Z'))
      .thenRefused('refund_changed', { percent: 25 });
    // More than they were shown comes back all the same.
    expect(percentOf(sent, leaves(0, '2026-04-06T04:00:00.000Z'))).toEqual([25]);
  });

  it('gets back what the day says when they withdraw', () => {
    const left = tell(
      three[0] as PlacesCommand,
      command(of('WithdrawRegistration', 'ann'), 'ann', {}, '2026-04-05T15:00:00.000Z'),
    );
    expect(left.find(({ type }) => type === 'RegistrationWithdrawn')?.data).toMatchObject({ percent: 50 });
  });
});

describe('teams and their players', () => {
  const owls = { team: { sport: 'softball', archived: false } };
  const team = command(submit('cay', { kind: 'team', teamId: 'owls' }, owls), 'cay');
  const leads = (teamId: string, accountId: string) => ({
    teamId,
    people: [{ accountId, role: 'captain' as const }],
    roster: null,
  });
  const entered = { teams: [leads('hawks', 'cal'), leads('owls', 'cay')] };
  const member = command(submit('ann', { kind: 'member', teamId: 'owls' }), 'ann', entered);

  it('are in with the captain’s yes, as long as the team has room', () => {
    const waits = tell(team, member);
    expect(statuses(waits)).toEqual({ cay: 'confirmed', ann: 'pending_approval' });
    const asked = of('ApproveRegistration', 'ann');
    given(...waits)
      .when(command(asked, 'cal', entered))
      .thenRefused('registration_unknown');
    const yes = decide(command(asked, 'cay', entered), after(waits));
    expect(typesOf(yes)).toEqual(['RegistrationApproved', 'RegistrationConfirmed', 'RegistrationRostered']);
    const both = tell(
      team,
      member,
      command(submit('bea', { kind: 'member', teamId: 'owls' }), 'bea', entered),
    );
    const first = decide(command(asked, 'cay', entered), after(both));
    for (const by of ['cay', 'ben'])
      given(...both, ...first)
        .when(command(of('ApproveRegistration', 'bea'), by, entered))
        .thenRefused('team_full', { rosterSize: 1 });
    given(...waits, ...yes)
      .when(command(submit('bea', { kind: 'member', teamId: 'owls' }), 'bea', entered))
      .thenRefused('team_full', { rosterSize: 1 });
    given(...waits, ...yes)
      .when(command(of('WithdrawRegistration', 'cay'), 'cay', entered))
      .thenRefused('team_has_players', { players: 1 });
  });

  it('whose team is in no more get back all that they paid, else what the terms say', () => {
    const asked = of('ApproveRegistration', 'ann');
    const plays = tell(team, member, command(asked, 'cay', entered));
    const leave = command(of('WithdrawRegistration', 'ann'), 'ann', {
      ...entered,
      ...withProspectus({ refunds: [] }),
    });
    expect(percentOf(plays, leave)).toEqual([0]);
    const removed = command(of('RemoveRegistration', 'cay', { reason: 'No show' }), 'ben', entered);
    expect(percentOf([...plays, ...decide(removed, after(plays))], leave)).toEqual([100]);
  });

  it('are placed by the staff until rosters are frozen', () => {
    const waits = tell(team, three[0] as PlacesCommand);
    const place = of('RosterRegistration', 'ann', { teamId: 'hawks' });
    expect(decide(command(place, 'ben', entered), after(waits))).toMatchObject([
      { type: 'RegistrationRostered', data: { registrationId: 'ann', teamId: 'hawks' } },
    ]);
    given(...waits)
      .when(command(place, 'cal', entered))
      .thenRefused('registration_unknown');
    const placed = tell(team, three[0] as PlacesCommand, command(place, 'ben', entered));
    const on = (teamId: string | null, fromId: string | null) =>
      command(of('RosterRegistration', 'ann', { teamId, fromId }), 'ben', entered);
    given(...placed)
      .when(on('owls', null))
      .thenRefused('moved_meanwhile');
    expect(decide(on('owls', 'hawks'), after(placed))).toHaveLength(1);
    // Where they are to be, they are.
    given(...placed)
      .when(on('hawks', null))
      .then();
    const frozen = { ...entered, ...withProspectus({ roster: { minimum: 1, freezeOn: '2026-03-20' } }) };
    given(...waits)
      .when(command(place, 'ben', frozen))
      .thenRefused('roster_frozen');
    given(...tell(team, member))
      .when(command(of('ApproveRegistration', 'ann'), 'cay', frozen))
      .thenRefused('roster_frozen', { freezeOn: '2026-03-20' });
    given(...tell(team))
      .when(command(submit('ann', { kind: 'member', teamId: 'owls' }), 'ann', frozen))
      .thenRefused('roster_frozen');
    const drafted = { ...entered, ...withProspectus({ format: 'draft' }) };
    given(...waits)
      .when(command(place, 'ben', drafted))
      .thenRefused('placed_by_draft');
    const gone = decide(
      command(of('RemoveRegistration', 'cay', { reason: 'No show' }), 'ben', entered),
      after(
        tell(
          team,
          three[0] as PlacesCommand,
          command(of('RosterRegistration', 'ann', { teamId: 'owls' }), 'ben', entered),
        ),
      ),
    );
    expect(gone.at(-1)).toMatchObject({
      type: 'RegistrationRostered',
      data: { registrationId: 'ann', teamId: null },
    });
  });

  it('have no team again when one that the staff had entered is in the league no more', () => {
    const plays = tell(
      three[0] as PlacesCommand,
      command(of('RosterRegistration', 'ann', { teamId: 'hawks' }), 'ben'),
    );
    given(...plays)
      .when(command({ type: 'FollowLeague' }, null))
      .then();
    const gone = decide(command({ type: 'FollowLeague' }, null, { teams: [] }), after(plays));
    expect(gone.at(-1)).toEqual({
      type: 'RegistrationRostered',
      data: { leagueId: 'l1', registrationId: 'ann', teamId: null },
    });
  });

  it('are invited by who leads a team, and on it once they say yes', () => {
    const waits = tell(team, three[0] as PlacesCommand);
    const about = { leagueId: 'l1', registrationId: 'ann' };
    const to = (type: string, teamId: string) => of(type, 'ann', { teamId });
    const invite = command(to('InviteFreeAgent', 'owls'), 'cay', entered);
    given(...waits)
      .when(invite)
      .then({
        type: 'FreeAgentInvited',
        data: { ...about, teamId: 'owls', holdUntil: '2026-03-21T15:00:00.000Z' },
      });
    given(...waits)
      .when(command(to('InviteFreeAgent', 'hawks'), 'cay', entered))
      .thenRefused('registration_unknown');
    // Nobody is asked who could not come.
    const frozen = { ...entered, ...withProspectus({ roster: { minimum: 1, freezeOn: '2026-03-20' } }) };
    given(...waits)
      .when(command(to('InviteFreeAgent', 'owls'), 'cay', frozen))
      .thenRefused('roster_frozen', { freezeOn: '2026-03-20' });
    const asked = tell(
      team,
      three[0] as PlacesCommand,
      invite,
      command(to('InviteFreeAgent', 'hawks'), 'cal', entered),
    );
    given(...asked)
      .when(invite)
      .then();
    given(...asked)
      .when(command(to('AcceptTeamInvitation', 'owls'), 'bea', entered))
      .thenRefused('registration_unknown');
    const yes = command(to('AcceptTeamInvitation', 'owls'), 'ann', entered);
    given(...asked)
      .when(yes)
      .then({ type: 'RegistrationRostered', data: { ...about, teamId: 'owls' } });
    const plays = [...asked, ...decide(yes, after(asked))];
    given(...plays)
      .when(yes)
      .then();
    given(...plays)
      .when(command(to('AcceptTeamInvitation', 'hawks'), 'ann', entered))
      .thenRefused('not_invited');
    given(...plays)
      .when(command(to('InviteFreeAgent', 'hawks'), 'cal', entered))
      .thenRefused('has_team');
  });

  it('say no to a team, which can take its invitation back, and loses it when it leaves', () => {
    const to = (type: string, teamId: string) => of(type, 'ann', { teamId });
    const asked = tell(three[0] as PlacesCommand, command(to('InviteFreeAgent', 'hawks'), 'cal'));
    const data = { leagueId: 'l1', registrationId: 'ann', teamId: 'hawks' };
    const no = command(to('DeclineTeamInvitation', 'hawks'), 'ann');
    given(...asked)
      .when(no)
      .then({ type: 'TeamInvitationDeclined', data: { ...data, endedAt: at } });
    given(...asked)
      .when(command(to('TakeBackTeamInvitation', 'hawks'), 'cal'))
      .then({ type: 'TeamInvitationTakenBack', data: { ...data, endedAt: at } });
    const gone = decide(command({ type: 'FollowLeague' }, null, { teams: [] }), after(asked));
    expect(gone.at(-1)).toEqual({ type: 'TeamInvitationTakenBack', data: { ...data, endedAt: at } });
    given(...asked, ...gone)
      .when(command(to('AcceptTeamInvitation', 'hawks'), 'ann'))
      .thenRefused('not_invited');
    given(...asked, ...decide(no, after(asked)))
      .when(command(to('AcceptTeamInvitation', 'hawks'), 'ann'))
      .thenRefused('not_invited');
  });

  it('have a day to answer a team, which asks again a day after a no at the earliest', () => {
    const to = (type: string, when = at, by = 'cal') =>
      command(of(type, 'ann', { teamId: 'hawks' }), by, {}, when);
    const data = { leagueId: 'l1', registrationId: 'ann', teamId: 'hawks' };
    const asked = tell(three[0] as PlacesCommand, to('InviteFreeAgent'));
    const [before, over] = ['2026-03-21T14:59:59.000Z', '2026-03-21T15:00:00.000Z'];
    const catchUp = (when: string) => command({ type: 'CatchUp' }, null, {}, when);
    given(...asked)
      .when(catchUp(before))
      .then();
    given(...asked)
      .when(catchUp(over))
      .then({ type: 'TeamInvitationExpired', data: { ...data, accountId: 'ann' } });
    given(...asked)
      .when(to('AcceptTeamInvitation', over, 'ann'))
      .thenRefused('not_invited');
    const ended = [...asked, ...decide(catchUp(over), after(asked))];
    expect(decide(to('InviteFreeAgent', over), after(ended))).toMatchObject([{ type: 'FreeAgentInvited' }]);
    for (const no of [to('DeclineTeamInvitation', at, 'ann'), to('TakeBackTeamInvitation')]) {
      const refused = [...asked, ...decide(no, after(asked))];
      given(...refused)
        .when(to('InviteFreeAgent', before))
        .thenRefused('invited_lately', { hours: 1 });
      expect(decide(to('InviteFreeAgent', over), after(refused))).toHaveLength(1);
      // Another team may ask all the while.
      const other = command(of('InviteFreeAgent', 'ann', { teamId: 'owls' }), 'cay', entered);
      expect(decide(other, after(refused)).at(-1)).toMatchObject({ type: 'FreeAgentInvited' });
    }
    // Of before invitations ended.
    const old = asked.map((one) => (one.type === 'FreeAgentInvited' ? { ...one, data } : one));
    given(...old)
      .when(catchUp('2026-04-01T15:00:00.000Z'))
      .then();
  });

  it('that nobody found for somebody by the last day let them go', () => {
    const waits = tell(
      ...three.slice(0, 2),
      command(of('RosterRegistration', 'ann', { teamId: 'hawks' }), 'ben'),
    );
    const last = decide(command({ type: 'CatchUp' }, null, {}, '2026-04-22T03:59:00.000Z'), after(waits));
    expect(typesOf(last)).not.toContain('RegistrationUnplaced');
    const over = decide(command({ type: 'CatchUp' }, null, {}, '2026-04-22T04:00:00.000Z'), after(waits));
    expect(statuses([...waits, ...over])).toEqual({ ann: 'rostered', bea: 'unplaced' });
  });

  it('lets nobody go while people still register, whatever the last day for a team', () => {
    const waits = tell(...three.slice(0, 1));
    const early = withProspectus({ placedBy: '2026-03-01' });
    const closing = Date.parse(open.windows.lateUntil ?? open.windows.regularUntil);
    const on = (at: number) =>
      decide(command({ type: 'CatchUp' }, null, early, new Date(at).toISOString()), after(waits));
    expect(typesOf(on(closing - 1_000))).not.toContain('RegistrationUnplaced');
    expect(typesOf(on(closing))).toContain('RegistrationUnplaced');
  });

  it('whoever a draft has put on a team stays, as everybody does in a draft league', () => {
    const waits = tell(...three.slice(0, 2));
    const over = (change: Parameters<typeof command>[2]) =>
      statuses([
        ...waits,
        ...decide(command({ type: 'CatchUp' }, null, change, '2026-04-22T04:00:00.000Z'), after(waits)),
      ]);
    const roster = { draftId: 'd1', playerIds: ['ann'] };
    expect(over({ teams: [{ teamId: 'hawks', people: [], roster }] })).toEqual({
      ann: 'confirmed',
      bea: 'unplaced',
    });
    expect(over(withProspectus({ format: 'draft' }))).toEqual({ ann: 'confirmed', bea: 'confirmed' });
  });
});

describe('friends', () => {
  const founder = command(submit('ann', { kind: 'group' }), 'ann');
  const friend = (who: string) => command(submit(who, { kind: 'group', groupId: 'ann' }), who);
  const accept = (who: string, by: string) => command(of('AcceptGroupMember', who), by);
  const pair = tell(founder, friend('bea'), accept('bea', 'ann'));

  it('are together once both sides have said yes', () => {
    expect(pair.at(-1)).toMatchObject({
      type: 'GroupMemberAccepted',
      data: { registrationId: 'bea', groupId: 'ann' },
    });
    given(...tell(founder, friend('bea')))
      .when(accept('bea', 'bea'))
      .thenRefused('registration_unknown');
    given(...tell(founder, friend('bea')))
      .when(accept('bea', 'cal'))
      .thenRefused('registration_unknown');
    given(...pair)
      .when(accept('bea', 'ann'))
      .then();
  });

  it('are as many as the league lets stay together', () => {
    const small = withProspectus({ groupSize: 2 });
    given(...pair)
      .when(command(submit('cay', { kind: 'group', groupId: 'ann' }), 'cay', small))
      .thenRefused('group_full');
  });

  it('part as they like; whoever asked a group that is gone asks no longer', () => {
    expect(typesOf(decide(command(of('LeaveGroup', 'bea'), 'bea'), after(pair)))).toEqual([
      'GroupMemberLeft',
    ]);
    const gone = tell(founder, friend('bea'), command(of('WithdrawRegistration', 'ann'), 'ann'));
    expect(gone.at(-1)).toMatchObject({ type: 'GroupMemberLeft', data: { registrationId: 'bea' } });
  });
});

describe('a place that costs something', () => {
  const terms = {
    ...{ depositPercent: 20, bearer: 'payer' as const },
    instalments: [
      { dueOn: '2026-04-01', percent: 40 },
      { dueOn: '2026-05-01', percent: 40 },
    ],
  };
  const priced = { early: null, regular: 5_000, late: null };
  const costs = withProspectus({ prices: { ...open.prices, free_agent: priced, member: priced } });
  const first = withProspectus({ ...costs.prospectus, paidFirst: true, payment: terms });
  const holdUntil = '2026-03-20T15:15:00.000Z';
  const send = (who: string, league = first) => command(submit(who, {}, {}, 5_000), who, league);
  const follow = command({ type: 'FollowLeague' }, null, first);
  const paid = (who: string, at?: string, league = first) =>
    command({ type: 'RecordRegistrationPaid', registrationId: who }, null, league, at);
  const catchUp = (at: string) => command({ type: 'CatchUp' }, null, first, at);
  const asked = (events: readonly LeaguePlacesEvent[]) =>
    events.flatMap((one) => (one.type === 'PaymentAsked' ? [one.data] : []));

  it('is asked for once, when it is there, by the plan of that day', () => {
    const events = tell(send('ann'));
    expect(asked(events)).toEqual([
      {
        ...{ leagueId: 'l1', registrationId: 'ann', accountId: 'ann', kind: 'free_agent', teamId: null },
        ...{ totalMinor: 5_000, currency: 'USD', bearer: 'payer', holdUntil },
        askedAt: '2026-03-20T15:00:00.000Z',
        instalments: [
          { dueOn: '2026-03-20', amountMinor: 1_000 },
          { dueOn: '2026-04-01', amountMinor: 2_000 },
          { dueOn: '2026-05-01', amountMinor: 2_000 },
        ],
      },
    ]);
    expect(statuses(events)).toEqual({ ann: 'reserved' });
    given(...events)
      .when(follow)
      .then();
  });

  it('counts at once where nobody must pay first, and is held for no time', () => {
    const events = tell(send('ann', costs));
    expect(statuses(events)).toEqual({ ann: 'confirmed' });
    expect(asked(events)).toMatchObject([
      { holdUntil: null, instalments: [{ dueOn: '2026-03-20', amountMinor: 5_000 }] },
    ]);
    given(...events)
      .when(paid('ann', undefined, costs))
      .then({
        type: 'RegistrationPaid',
        data: { leagueId: 'l1', registrationId: 'ann', paidAt: '2026-03-20T15:00:00.000Z' },
      });
  });

  it('costs nothing while somebody waits for it, and what it cost then once it is theirs', () => {
    const waits = tell(send('ann'), send('bea'), send('cay'));
    expect(statuses(waits)).toMatchObject({ cay: 'waitlisted' });
    expect(asked(waits).map(({ registrationId }) => registrationId)).toEqual(['ann', 'bea']);
    const dearer = { ...first.prospectus, prices: { free_agent: { ...priced, regular: 9_000 } } };
    const offered = tell(...[send('ann'), send('bea'), send('cay')], catchUp(holdUntil));
    expect(statuses(offered)).toMatchObject({ cay: 'offered' });
    const taken = decide(
      command(of('AcceptPlace', 'cay'), 'cay', { prospectus: dearer }, '2026-04-01T15:20:00.000Z'),
      after(offered),
    );
    const [one] = asked(taken);
    expect(one).toMatchObject({ totalMinor: 5_000, holdUntil: '2026-04-01T15:35:00.000Z' });
    // What would have been due by now is due with the deposit.
    expect(one?.instalments).toEqual([
      { dueOn: '2026-04-01', amountMinor: 3_000 },
      { dueOn: '2026-05-01', amountMinor: 2_000 },
    ]);
  });

  it('is asked of a team’s member at once: they need none', () => {
    const member = submit('ann', { kind: 'member', teamId: 'hawks' }, {}, 5_000);
    const events = tell(command(member, 'ann', first));
    expect(asked(events)).toMatchObject([{ kind: 'member', teamId: 'hawks', holdUntil }]);
    const lapsed = [...events, ...decide(catchUp(holdUntil), after(events))];
    expect(statuses(lapsed)).toEqual({ ann: 'expired' });
    // The captain says yes to whoever has paid.
    const asks = { accountId: 'ann', teamId: 'hawks' };
    given(...events)
      .when(paid('ann'))
      .then({
        type: 'RegistrationPaid',
        data: { leagueId: 'l1', registrationId: 'ann', paidAt: '2026-03-20T15:00:00.000Z', asks },
      });
    const pays = [...events, ...decide(paid('ann'), after(events))];
    expect(statuses(pays)).toEqual({ ann: 'pending_approval' });
  });

  it('is theirs once they have paid', () => {
    const events = tell(send('ann'));
    const pays = decide(paid('ann', '2026-03-20T15:14:59.000Z'), after(events));
    expect(typesOf(pays)).toEqual(['RegistrationPaid', 'RegistrationConfirmed']);
    expect(pays.at(-1)?.data).toMatchObject({ upon: 'paid' });
    given(...events, ...pays)
      .when(paid('ann'))
      .then();
    given(...events, ...pays)
      .when(catchUp(holdUntil))
      .then();
  });

  it('goes on to the next when nobody pays for it in time', () => {
    const waits = tell(send('ann'), send('bea'), send('cay'));
    given(...waits)
      .when(catchUp('2026-03-20T15:14:59.999Z'))
      .then();
    const lapsed = decide(catchUp(holdUntil), after(waits));
    expect(typesOf(lapsed)).toEqual([
      ...['PaymentLapsed', 'PlaceReleased', 'PlaceOffered'],
      ...['PaymentLapsed', 'PlaceReleased'],
    ]);
    expect(statuses([...waits, ...lapsed])).toEqual({ ann: 'expired', bea: 'expired', cay: 'offered' });
  });

  const forfeit = (who: string, more: { drafted?: boolean; league?: object; by?: string } = {}) =>
    command(
      { type: 'ForfeitRegistration', registrationId: who, drafted: more.drafted ?? false },
      more.by ?? null,
      { ...first, ...more.league },
      '2026-03-28T04:00:00.000Z',
    );

  it('is given up when the last day to pay for it is over, and goes on to the next, with what the terms say', () => {
    const refunds = [{ until: '2026-04-10', percent: 50 }];
    const league = { ...costs, prospectus: { ...costs.prospectus, refunds } };
    const held = tell(send('ann', league), send('bea', league), send('cay', league));
    expect(statuses(held)).toMatchObject({ ann: 'confirmed', cay: 'waitlisted' });
    const gone = decide(forfeit('ann', { league }), after(held));
    expect(typesOf(gone)).toEqual([
      ...['PlaceReleased', 'PlaceOffered', 'RegistrationForfeited', 'ConfirmationTakenBack'],
    ]);
    expect(gone[2]).toMatchObject({ data: { leagueId: 'l1', registrationId: 'ann', percent: 50 } });
    expect(statuses([...held, ...gone])).toMatchObject({ ann: 'expired', cay: 'offered' });
    given(...held, ...gone)
      .when(forfeit('ann', { league }))
      .then();
  });

  it('stays where a draft has begun, and is given up by nobody who asks for it', () => {
    const held = tell(send('ann', costs));
    given(...held)
      .when(forfeit('ann', { league: costs, drafted: true }))
      .then();
    given(...held)
      .when(forfeit('ann', { league: costs, by: 'ana' }))
      .thenRefused('not_found', {});
    given(...held)
      .when(forfeit('zoe', { league: costs }))
      .then();
    given(...held)
      .when(forfeit('ann', { league: { ...costs, cancelled: true } }))
      .then();
  });

  it('is said to have lapsed by whatever happens next, and can be sent for again', () => {
    const held = tell(send('ann'), send('bea'));
    const next = decide(
      command(submit('again', {}, {}, 5_000), 'ann', first, '2026-03-20T15:15:01.000Z'),
      after(held),
    );
    expect(statuses([...held, ...next])).toEqual({ ann: 'expired', bea: 'expired', again: 'reserved' });
  });

  it('is whose is decided first when a payment and the end of its time come together', () => {
    const held = tell(send('ann'));
    const pays = decide(paid('ann', holdUntil), after(held));
    expect(typesOf(pays)).toEqual(['RegistrationPaid', 'RegistrationConfirmed']);
    given(...held, ...pays)
      .when(catchUp(holdUntil))
      .then();
    const lapsed = decide(catchUp(holdUntil), after(held));
    given(...held, ...lapsed)
      .when(paid('ann', holdUntil))
      .then();
    expect(statuses([...held, ...lapsed])).toEqual({ ann: 'expired' });
  });

  it('that is paid for lets those go whose time is over too', () => {
    const held = tell(send('ann'), send('bea'));
    const pays = decide(paid('ann', holdUntil), after(held));
    expect(statuses([...held, ...pays])).toEqual({ ann: 'confirmed', bea: 'expired' });
  });

  it('is theirs who have paid in time, though the places hear of it after that', () => {
    const held = tell(send('ann'), send('bea'), send('cay'));
    const late = decide({ ...catchUp(holdUntil), securedIds: ['ann'] }, after(held));
    expect(typesOf(late)).toEqual([
      ...['RegistrationPaid', 'PaymentLapsed', 'PlaceReleased', 'PlaceOffered', 'RegistrationConfirmed'],
    ]);
    expect(statuses([...held, ...late])).toEqual({ ann: 'confirmed', bea: 'expired', cay: 'offered' });
    given(...held, ...late)
      .when(paid('ann', holdUntil))
      .then();
  });

  it('is held anew when there was none for them in the meantime', () => {
    const held = tell(send('ann'), send('bea'));
    const places = { ...open.places, players: 1 };
    const fewer = { prospectus: { ...first.prospectus, places } };
    const later = '2026-03-20T18:00:00.000Z';
    const down = decide(command({ type: 'FollowLeague' }, null, fewer), after(held));
    expect(statuses([...held, ...down])).toEqual({ ann: 'reserved', bea: 'waitlisted' });
    const waits = [...held, ...down];
    const offered = [...waits, ...decide(command({ type: 'CatchUp' }, null, fewer, later), after(waits))];
    expect(statuses(offered)).toEqual({ ann: 'expired', bea: 'offered' });
    const back = decide(command(of('AcceptPlace', 'bea'), 'bea', fewer, later), after(offered));
    expect(back.at(-1)).toEqual({
      type: 'PaymentHoldRenewed',
      data: { leagueId: 'l1', registrationId: 'bea', holdUntil: '2026-03-20T18:15:00.000Z' },
    });
    expect(statuses([...offered, ...back])).toMatchObject({ bea: 'reserved' });
  });

  it('is asked for again once they have one again, also where nobody must pay first', () => {
    const places = (players: number) => ({
      prospectus: { ...costs.prospectus, places: { ...open.places, players } },
    });
    const follow = (players: number) => command({ type: 'FollowLeague' }, null, places(players));
    const held = tell(send('ann', costs), send('bea', costs));
    const down = [...held, ...decide(follow(1), after(held))];
    expect(statuses(down)).toEqual({ ann: 'confirmed', bea: 'waitlisted' });
    const offered = [...down, ...decide(follow(2), after(down))];
    const back = decide(command(of('AcceptPlace', 'bea'), 'bea', places(2)), after(offered));
    expect(back.at(-1)).toEqual({
      type: 'PaymentHoldRenewed',
      data: { leagueId: 'l1', registrationId: 'bea', holdUntil: null },
    });
    given(...offered, ...back)
      .when(follow(2))
      .then();
    // Whoever has paid what is due is asked for what falls due later alone, and nothing is held for them.
    const paidFor = [...held, ...decide(paid('bea', undefined, costs), after(held))];
    const lost = [...paidFor, ...decide(follow(1), after(paidFor))];
    const again = [...lost, ...decide(follow(2), after(lost))];
    const theirs = decide(command(of('AcceptPlace', 'bea'), 'bea', places(2)), after(again));
    expect(theirs.at(-1)).toEqual({
      type: 'PaymentHoldRenewed',
      data: { leagueId: 'l1', registrationId: 'bea', holdUntil: null },
    });
    expect(decide(follow(2), after([...again, ...theirs]))).toEqual([]);
  });

  it('that the league has no more of gives back all that was paid for it to who leaves, whatever the terms', () => {
    const prospectus = { ...first.prospectus, refunds: [] };
    const places = (players: number) => ({
      prospectus: { ...prospectus, places: { ...open.places, players } },
    });
    const follow = (players: number) => command({ type: 'FollowLeague' }, null, places(players));
    const both = tell(...['ann', 'bea'].flatMap((who) => [send(who, { ...first, prospectus }), paid(who)]));
    const leave = (who: string) => command(of('WithdrawRegistration', who), who, { prospectus });
    expect(percentOf(both, leave('bea'))).toEqual([0]);

    const bumped = [...both, ...decide(follow(1), after(both))];
    expect(statuses(bumped)).toEqual({ ann: 'confirmed', bea: 'waitlisted' });
    expect(percentOf(bumped, leave('bea'))).toEqual([100]);
    // What is not paid by now costs nobody their rank, nor the place that is offered to them.
    expect(percentOf(bumped, forfeit('bea', { league: places(1) }))).toEqual([]);
    expect(percentOf(bumped, leave('ann'))).toEqual([0]);

    const offered = [...bumped, ...decide(follow(2), after(bumped))];
    expect(statuses(offered)).toMatchObject({ bea: 'offered' });
    expect(percentOf(offered, leave('bea'))).toEqual([100]);
    expect(percentOf(offered, forfeit('bea', { league: places(2) }))).toEqual([]);
    const declined = decide(command(of('DeclinePlace', 'bea'), 'bea', places(2)), after(offered));
    expect(typesOf(declined)).toContain('OfferDeclined');
    expect(declined.at(-1)).toMatchObject({ type: 'RegistrationWithdrawn', data: { percent: 100 } });

    const back = decide(command(of('AcceptPlace', 'bea'), 'bea', places(2)), after(offered));
    expect(percentOf([...offered, ...back], leave('bea'))).toEqual([0]);
  });

  it('is given back by whoever withdraws before they have paid, and paid for by them no more', () => {
    const held = tell(send('ann'), command(of('WithdrawRegistration', 'ann'), 'ann', first));
    expect(statuses(held)).toEqual({ ann: 'withdrawn' });
    given(...held)
      .when(paid('ann'))
      .then();
    given(...held)
      .when(catchUp(holdUntil))
      .then();
  });

  it('is not said to be paid by anybody themselves, nor of a league that is cancelled', () => {
    const held = tell(send('ann'));
    const asks: Parameters<typeof command>[0] = { type: 'RecordRegistrationPaid', registrationId: 'ann' };
    given(...held)
      .when(command(asks, 'ann', first))
      .thenRefused('not_found', {});
    given(...held)
      .when(paid('nobody'))
      .then();
    given(...held)
      .when(paid('ann', undefined, { ...first, cancelled: true } as typeof first))
      .then();
  });
});

describe('strangers', () => {
  it('know nothing of a league that is not published, and of registrations of others', () => {
    given()
      .when(command(submit('eve'), 'eve', { published: false }))
      .thenRefused('not_found', {});
    given(...tell(...three))
      .when(command(of('WithdrawRegistration', 'ann'), 'eve'))
      .thenRefused('registration_unknown');
    given(...tell(...three))
      .when(command(of('WithdrawRegistration', 'nobody'), 'eve'))
      .thenRefused('registration_unknown');
  });

  it('are forgotten with their place, which goes on', () => {
    const forgotten = tell(...three, command({ type: 'ForgetRegistrant', accountId: 'ann' }, null));
    expect(statuses(forgotten)).toEqual({ ann: 'withdrawn', bea: 'confirmed', cay: 'offered' });
  });
});

describe('a team of the league', () => {
  const put = (divisionId: string | null, by = 'ben', teamId = 'hawks', change: Partial<PlacesLeague> = {}) =>
    command({ type: 'PutTeamInDivision', teamId, divisionId }, by, change);
  const opened = tell(command({ type: 'FollowLeague' }, null));
  const wasPut = (divisionId: string | null, registrationId: string | null = null): LeaguePlacesEvent => ({
    type: 'TeamPutInDivision',
    data: { leagueId: 'l1', teamId: 'hawks', registrationId, divisionId },
  });

  it('is put into a division, into another, and out of any', () => {
    given(...opened)
      .when(put('a'))
      .then(wasPut('a'));
    given(...opened, wasPut('a'))
      .when(put('b'))
      .then(wasPut('b'));
    given(...opened, wasPut('a'), wasPut('b'))
      .when(put(null))
      .then(wasPut(null));
  });

  it('is where it is: the same again says nothing', () => {
    given(...opened)
      .when(put(null))
      .then();
    given(...opened, wasPut('a'))
      .when(put('a'))
      .then();
    given(...opened, wasPut('a'), wasPut(null))
      .when(put(null))
      .then();
  });

  it('is not put elsewhere by who has not seen where somebody else has put it meanwhile', () => {
    const from = (fromId: string | null, change: Partial<PlacesLeague> = {}) => ({
      ...put('b', 'ben', 'hawks', change),
      fromId,
    });
    given(...opened, wasPut('a'))
      .when(from(null))
      .thenRefused('team_moved_meanwhile');
    given(...opened, wasPut('a'))
      .when(from('a'))
      .then(wasPut('b'));
    given(...opened, wasPut('b'))
      .when(from('a'))
      .then();
    // Of a division that was dropped since it is seen in none.
    const dropped = withProspectus({ divisions: [{ divisionId: 'b', name: 'B' }] });
    given(...opened, wasPut('a'))
      .when(from(null, dropped))
      .then(wasPut('b'));
  });

  it('has it in the history of its registration', () => {
    const team = { sport: 'softball', archived: false };
    const enter = (by: string, teamId: string) =>
      command(submit(by, { kind: 'team', teamId }, { team }), by, { teams: [] });
    const registered = tell(enter('cay', 'owls'), enter('cal', 'hawks'));
    expect(statuses(registered)).toEqual({ cay: 'confirmed', cal: 'confirmed' });
    const teams = ['owls', 'hawks'].map((teamId) => ({ teamId, people: [], roster: null }));
    given(...registered)
      .when(put('a', 'ben', 'hawks', { teams }))
      .then(wasPut('a', 'cal'));
  });

  it('is in none once the prospectus has dropped its division, and goes into no such one', () => {
    const dropped = withProspectus({ divisions: [{ divisionId: 'b', name: 'B' }] });
    given(...opened, wasPut('a'))
      .when(put('a', 'ben', 'hawks', dropped))
      .thenRefused('division_unknown');
    given(...opened, wasPut('a'))
      .when(put('b', 'ben', 'hawks', dropped))
      .then(wasPut('b'));
    given()
      .when(put('a', 'ben', 'hawks', { prospectus: null, published: false }))
      .thenRefused('division_unknown');
  });

  it.each<[string, PlacesCommand, string]>([
    ['by whoever leads a team', put('a', 'cal'), 'not_league_staff'],
    ['by a stranger', put('a', 'eve'), 'not_found'],
    ['by a player', { ...put('a', 'eve'), isInsider: true }, 'not_league_staff'],
    ['if the league does not have it', put('a', 'ben', 'owls'), 'team_unknown'],
    ['if there is no such division', put('z'), 'division_unknown'],
    ['once the league is cancelled', put('a', 'ben', 'hawks', { cancelled: true }), 'league_cancelled'],
  ])('is not put there %s', (_, one, refusal) => {
    given(...opened)
      .when(one)
      .thenRefused(refusal);
  });
});
