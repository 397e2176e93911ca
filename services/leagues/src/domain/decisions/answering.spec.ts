import type { LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import { specification } from '@fieldhouse/kernel/testing';
import type { PlacesCommand } from '../places.commands';
import { leaguePlacesDecider } from '../places.decider';
import { at, command, open, story, submit } from '../places.fixture';
import { leagueId } from '../prospectus.fixture';

const { given } = specification(leaguePlacesDecider);
const { decide, evolve, initialState } = leaguePlacesDecider;
const tell = (...commands: readonly PlacesCommand[]): readonly LeaguePlacesEvent[] =>
  story((one, events) => decide(one, events.reduce(evolve, initialState)), ...commands);
const team = { sport: 'softball', archived: false };
/** One place is left beside the Hawks: the Owls have it, by Cay, and the Jays wait for it, by Dan. */
const owls = command(submit('cay', { kind: 'team', teamId: 'owls' }, { team }), 'cay');
const jays = command(submit('dan', { kind: 'team', teamId: 'jays' }, { team }), 'dan');
const led = (one: PlacesCommand, ...leaderIds: readonly string[]): PlacesCommand => ({ ...one, leaderIds });
const follow = (teamId: string, ...leaderIds: readonly string[]) =>
  led(command({ type: 'FollowTeam', teamId }, null), ...leaderIds);
const asks = (type: 'WithdrawRegistration' | 'AcceptPlace' | 'DeclinePlace', id: string, by: string) =>
  command({ type, registrationId: id }, by);
const left = led(asks('WithdrawRegistration', 'cay', 'cay'), 'cay');
const passedOn = (fromId: string, toId: string, offeredUntil: string | null = null): LeaguePlacesEvent => ({
  type: 'RegistrationPassedOn',
  data: { leagueId, registrationId: 'dan', teamId: 'jays', fromId, toId, offeredUntil, passedOnAt: at },
});
const waits = tell(owls, jays);
const offered = tell(owls, jays, left);

describe('who answers for what a team has sent', () => {
  it('stays whoever leads the team, whoever leads it with them', () => {
    given(...waits)
      .when(follow('jays', 'mia', 'dan'))
      .then();
  });

  it('is whoever leads it once they do not, with what is offered', () => {
    given(...waits)
      .when(follow('jays', 'mia', 'ned'))
      .then(passedOn('dan', 'mia'));
    const offer = offered.find(({ type }) => type === 'PlaceOffered');
    const until = offer?.type === 'PlaceOffered' ? offer.data.holdUntil : '';
    given(...offered)
      .when(follow('jays', 'mia'))
      .then(passedOn('dan', 'mia', until));
    given(...waits, passedOn('dan', 'mia'))
      .when(follow('jays', 'mia'))
      .then();
    given(...waits, passedOn('dan', 'mia'))
      .when(follow('jays', 'dan'))
      .then(passedOn('mia', 'dan'));
  });

  it('stays who it was where nobody leads the team, nothing of it waits or plays, or the league is over', () => {
    given(...waits)
      .when(follow('jays'))
      .then();
    given(...offered)
      .when(follow('owls', 'mia'))
      .then();
    given(...waits)
      .when({
        ...command({ type: 'FollowTeam', teamId: 'jays' }, null, { cancelled: true }),
        leaderIds: ['mia'],
      })
      .then();
  });

  it('only processes ask', () => {
    given(...waits)
      .when(led(command({ type: 'FollowTeam', teamId: 'jays' }, 'ana'), 'ana'))
      .thenRefused('not_found', {});
  });

  it('accepts and declines what is offered; whoever sent it and leads the team no more does not', () => {
    const mias = [...offered, passedOn('dan', 'mia')];
    for (const type of ['AcceptPlace', 'DeclinePlace', 'WithdrawRegistration'] as const) {
      given(...mias)
        .when(led(asks(type, 'dan', 'dan'), 'mia', 'ned'))
        .thenRefused('registration_unknown');
      // Before it is known in the league too, and whoever leads the team beside them.
      given(...offered)
        .when(led(asks(type, 'dan', 'dan'), 'mia', 'ned'))
        .thenRefused('registration_unknown');
      for (const who of ['mia', 'ned'])
        expect(tell(owls, jays, left, led(asks(type, 'dan', who), 'mia', 'ned'))).not.toHaveLength(
          offered.length,
        );
    }
  });

  it('is named in what follows: that it counts, and what it costs', () => {
    const costs = {
      prospectus: { ...open, prices: { ...open.prices, team: { early: null, regular: 900, late: null } } },
    };
    const events = tell(
      command(submit('cay', { kind: 'team', teamId: 'owls' }, { team }, 900), 'cay', costs),
      command(submit('dan', { kind: 'team', teamId: 'jays' }, { team }, 900), 'dan', costs),
      follow('jays', 'mia'),
      {
        ...command({ type: 'WithdrawRegistration', registrationId: 'cay' }, 'cay', costs),
        leaderIds: ['cay'],
      },
      { ...command({ type: 'AcceptPlace', registrationId: 'dan' }, 'mia', costs), leaderIds: ['mia'] },
    );
    const named = events.flatMap((one) =>
      (one.type === 'RegistrationConfirmed' || one.type === 'PaymentAsked') &&
      one.data.registrationId === 'dan'
        ? [[one.type, one.data.accountId]]
        : [],
    );
    expect(named).toEqual([
      ['RegistrationConfirmed', 'mia'],
      ['PaymentAsked', 'mia'],
    ]);
  });

  it('does not end with the account of whoever sent it', () => {
    given(...waits)
      .when(command({ type: 'ForgetRegistrant', accountId: 'dan' }, null))
      .then();
  });
});
