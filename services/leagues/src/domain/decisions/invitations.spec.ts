import type { InvitationOffer, LeagueEvent } from '@fieldhouse/events/leagues';
import { specification } from '@fieldhouse/kernel/testing';
import { leagueDecider } from '../league.decider';
import { as, asProcess, at, created, granted, leagueId, revoked, twoTeams } from '../league.fixture';

const { given } = specification(leagueDecider);

const expiresAt = '2026-05-15T18:00:00.000Z';
const captain: InvitationOffer = { kind: 'team', teamId: 't1', role: 'captain' };
const treasurer: InvitationOffer = { kind: 'staff', role: 'treasurer' };
const player: InvitationOffer = { kind: 'player', playerId: 'p1' };

const issue = (offer: InvitationOffer, by = 'ana', email = 'cal@example.org') =>
  ({ type: 'IssueInvitation', invitationId: 'i1', email, offer, player: null, ...as(by) }) as const;
const issued = (offer: InvitationOffer, invitationId = 'i1', email = 'cal@example.org'): LeagueEvent => ({
  type: 'InvitationIssued',
  data: { leagueId, invitationId, email, offer, sentAt: at, expiresAt },
});
const answer = (
  type: 'AcceptInvite' | 'DeclineInvitation',
  accountId: string,
  when?: string,
  confirmedAddress: string | null = `${accountId}@example.org`,
) => ({ type, inviteId: 'i1', confirmedAddress, player: null, ...as(accountId, when) }) as const;
const about = { leagueId, invitationId: 'i1' };
const accepted = (offer: InvitationOffer): LeagueEvent => ({
  type: 'InvitationAccepted',
  data: { ...about, accountId: 'cal', offer },
});
const declined: LeagueEvent = { type: 'InvitationDeclined', data: about };
const withdrawn: LeagueEvent = { type: 'InvitationWithdrawn', data: about };
const expired: LeagueEvent = { type: 'InvitationExpired', data: about };
const invited = (offer: InvitationOffer = captain) => [...twoTeams, issued(offer)];

describe('an invitation', () => {
  it('goes to an address and gives nothing yet', () => {
    given(...twoTeams)
      .when(issue(captain, 'ben'))
      .then(issued(captain));
    given(...twoTeams)
      .when(issue(treasurer))
      .then(issued(treasurer));
    given(...twoTeams)
      .when({ ...issue(player, 'ben'), player: 'free' })
      .then(issued(player));
  });

  it('is the staff’s to send; to the staff itself the owners’', () => {
    for (const by of ['sam', 'cal'])
      given(...twoTeams, granted('t2', 'cal', 'captain'))
        .when(issue(captain, by))
        .thenRefused('not_league_staff');
    given(...twoTeams)
      .when(issue(treasurer, 'ben'))
      .thenRefused('not_league_owner');
    given(...twoTeams)
      .when(issue(captain, 'eve'))
      .thenRefused('not_found');
  });

  it('needs a team that exists, and a player whom nobody is yet', () => {
    given(created).when(issue(captain)).thenRefused('team_unknown');
    given(...twoTeams)
      .when({ ...issue(player), player: 'unknown' })
      .thenRefused('player_unknown');
    given(...twoTeams)
      .when({ ...issue(player), player: 'linked' })
      .thenRefused('player_linked');
  });

  it('is one while it is open, and another one for another offer', () => {
    given(...invited())
      .when({ ...issue(captain), invitationId: 'i2' })
      .then();
    const proxy: InvitationOffer = { kind: 'team', teamId: 't1', role: 'proxy' };
    given(...invited())
      .when({ ...issue(proxy), invitationId: 'i2' })
      .then(issued(proxy, 'i2'));
    given(...invited(), declined)
      .when({ ...issue(captain), invitationId: 'i2' })
      .then(issued(captain, 'i2'));
  });

  it('is one of 60 that are open at most', () => {
    const many = Array.from({ length: 60 }, (_, n) => issued(treasurer, `n${n}`, `p${n}@example.org`));
    given(...twoTeams, ...many)
      .when(issue(captain))
      .thenRefused('too_many_invitations', { limit: 60 });
    given(...twoTeams, ...many, { type: 'InvitationExpired', data: { leagueId, invitationId: 'n7' } })
      .when(issue(captain))
      .then(issued(captain));
  });
});

describe('accepting an invitation', () => {
  it('gives what was offered, from then on', () => {
    given(...invited())
      .when(answer('AcceptInvite', 'cal'))
      .then(accepted(captain), granted('t1', 'cal', 'captain', 'i1'));
    given(...invited(treasurer))
      .when(answer('AcceptInvite', 'cal'))
      .then(accepted(treasurer), {
        type: 'LeagueStaffAdded',
        data: { leagueId, accountId: 'cal', role: 'treasurer' },
      });
    given(...invited(player))
      .when({ ...answer('AcceptInvite', 'cal'), player: 'free' })
      .then(accepted(player));
  });

  it('is for the account with the confirmed address alone', () => {
    given(...invited())
      .when(answer('AcceptInvite', 'eve'))
      .thenRefused('invitation_for_another');
    given(...invited())
      .when(answer('AcceptInvite', 'cal', at, null))
      .thenRefused('email_unconfirmed');
    given(...invited())
      .when({ ...answer('AcceptInvite', 'cal'), actor: { kind: 'anonymous' } })
      .thenRefused('invite_unknown');
  });

  it('works once; a repetition by the same person does nothing', () => {
    const history = [...invited(), accepted(captain), granted('t1', 'cal', 'captain', 'i1')];
    given(...history)
      .when(answer('AcceptInvite', 'cal', expiresAt))
      .then();
    given(...history)
      .when(answer('AcceptInvite', 'fay'))
      .thenRefused('invite_used');
  });

  it('keeps the rules of teams and pool', () => {
    given(...invited(), granted('t2', 'cal', 'captain'))
      .when(answer('AcceptInvite', 'cal'))
      .thenRefused('on_other_team');
    given(...invited(), granted('t1', 'dee', 'captain'))
      .when(answer('AcceptInvite', 'cal'))
      .then(accepted(captain), revoked('t1', 'dee', 'captain'), granted('t1', 'cal', 'captain', 'i1'));
    given(...invited(player))
      .when({ ...answer('AcceptInvite', 'cal'), player: 'linked' })
      .thenRefused('player_linked');
  });

  it('gives a role that somebody has already no second time', () => {
    given(...invited(), granted('t1', 'cal', 'captain'))
      .when(answer('AcceptInvite', 'cal'))
      .then(accepted(captain));
  });
});

describe('seeing an invitation', () => {
  const see = (by = 'cal', when = at) =>
    ({ type: 'SeeInvitation', inviteId: 'i1', ...as(by, when) }) as const;
  const seen: LeagueEvent = { type: 'InvitationSeen', data: { ...about, seenAt: at } };

  it('is told once, whoever has the link', () => {
    given(...invited())
      .when(see('eve'))
      .then(seen);
    given(...invited(), seen)
      .when(see('cal', '2026-05-02T18:00:00.000Z'))
      .then();
  });

  it('is not told of one that has ended, nor of the link of a team', () => {
    for (const end of [accepted(captain), declined, withdrawn])
      given(...invited(), end)
        .when(see())
        .then();
    given(...invited())
      .when(see('cal', expiresAt))
      .then();
    given(...twoTeams)
      .when(see())
      .then();
  });
});

describe('the end of an invitation', () => {
  it('comes with its being declined, by the owner of the address', () => {
    given(...invited())
      .when(answer('DeclineInvitation', 'cal'))
      .then(declined);
    given(...invited(), declined)
      .when(answer('DeclineInvitation', 'cal'))
      .then();
    given(...invited())
      .when(answer('DeclineInvitation', 'eve'))
      .thenRefused('invitation_for_another');
    given(...invited(), declined)
      .when(answer('AcceptInvite', 'cal'))
      .thenRefused('invitation_declined');
  });

  const withdraw = (by: string) => ({ type: 'WithdrawInvitation', invitationId: 'i1', ...as(by) }) as const;

  it('comes with its being withdrawn', () => {
    given(...invited())
      .when(withdraw('ben'))
      .then(withdrawn);
    given(...invited(), withdrawn)
      .when(withdraw('ben'))
      .then();
    given(...invited(), withdrawn)
      .when(answer('AcceptInvite', 'cal'))
      .thenRefused('invite_revoked');
    given(...invited(treasurer))
      .when(withdraw('ben'))
      .thenRefused('not_league_owner');
    given(...invited(), accepted(captain))
      .when(withdraw('ben'))
      .thenRefused('invite_used');
    given(...twoTeams)
      .when(withdraw('ben'))
      .thenRefused('invite_unknown');
  });

  it('comes with the end of its team', () => {
    given(...invited(), issued(treasurer, 'i2'))
      .when({ type: 'WithdrawTeam', teamId: 't1', inRunningDraft: false, registered: false, ...as('ben') })
      .then(withdrawn, { type: 'TeamWithdrawn', data: { leagueId, teamId: 't1' } });
  });

  const expire = (when: string) =>
    ({ type: 'ExpireInvitation', invitationId: 'i1', ...asProcess, at: when }) as const;

  it('comes after 14 days', () => {
    given(...invited())
      .when(answer('AcceptInvite', 'cal', expiresAt))
      .thenRefused('invite_expired');
    given(...invited())
      .when(expire(expiresAt))
      .then(expired);
    given(...invited())
      .when(expire('2026-05-15T17:59:59.999Z'))
      .then();
    given(...invited(), expired)
      .when(expire(expiresAt))
      .then();
    given(...invited())
      .when({ ...expire(expiresAt), ...as('ana', expiresAt) })
      .thenRefused('not_league_staff');
  });
});

describe('sending an invitation again', () => {
  const again = (when: string, by = 'ben') =>
    ({ type: 'SendInvitationAgain', invitationId: 'i1', ...as(by, when) }) as const;
  const later = '2026-05-02T18:00:00.000Z';

  it('takes an hour, and makes it good for another 14 days', () => {
    given(...invited())
      .when(again('2026-05-01T18:59:59.999Z'))
      .thenRefused('invitation_just_sent');
    const sent: LeagueEvent = {
      type: 'InvitationSentAgain',
      data: { ...about, sentAt: later, expiresAt: '2026-05-16T18:00:00.000Z' },
    };
    given(...invited())
      .when(again(later))
      .then(sent);
    given(...invited(), sent)
      .when(again(later))
      .thenRefused('invitation_just_sent');
    given(...invited(), sent)
      .when({ type: 'ExpireInvitation', invitationId: 'i1', ...asProcess, at: expiresAt })
      .then();
  });

  const lost = (sentAt = at, when = at) =>
    ({ type: 'NoteUndelivered', invitationId: 'i1', sentAt, ...asProcess, at: when }) as const;
  const undelivered: LeagueEvent = { type: 'InvitationUndelivered', data: { ...about, sentAt: at } };

  it('is told once that the mail did not get through, unless it has', () => {
    given(...invited())
      .when(lost())
      .then(undelivered);
    given(...invited(), undelivered)
      .when(lost())
      .then();
    const seen: LeagueEvent = { type: 'InvitationSeen', data: { ...about, seenAt: at } };
    const sent: LeagueEvent = { type: 'InvitationSentAgain', data: { ...about, sentAt: later, expiresAt } };
    for (const meanwhile of [seen, sent, declined, withdrawn])
      given(...invited(), meanwhile)
        .when(lost())
        .then();
    given(...invited())
      .when(lost(at, expiresAt))
      .then();
    given(...twoTeams)
      .when(lost())
      .then();
    given(...invited())
      .when({ ...lost(), ...as('ana') })
      .thenRefused('not_league_staff');
  });

  it('takes no hour where the mail did not get through', () => {
    const soon = '2026-05-01T18:05:00.000Z';
    const sent: LeagueEvent = {
      type: 'InvitationSentAgain',
      data: { ...about, sentAt: soon, expiresAt: '2026-05-15T18:05:00.000Z' },
    };
    given(...invited(), undelivered)
      .when(again(soon))
      .then(sent);
    given(...invited(), undelivered, sent)
      .when(again(soon))
      .thenRefused('invitation_just_sent');
  });

  it('needs an open one, and the right to offer what it offers', () => {
    given(...invited(), declined)
      .when(again(later))
      .thenRefused('invitation_declined');
    given(...invited(treasurer))
      .when(again(later))
      .thenRefused('not_league_owner');
  });
});
