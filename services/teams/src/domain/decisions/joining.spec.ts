import type { TeamEvent } from '@fieldhouse/events/teams';
import { specification } from '@fieldhouse/kernel/testing';
import type { MemberRole } from '@fieldhouse/values';
import { teamDecider } from '../team.decider';
import {
  archived,
  as,
  asProcess,
  at,
  details,
  joined,
  left,
  m,
  roleChanged,
  statusChanged,
  team,
  teamId,
  teamWith,
  worn,
} from '../team.fixture';

const { given } = specification(teamDecider);
const expiresAt = '2026-05-15T18:00:00.000Z';
const about = (invitationId = 'i1') => ({ teamId, invitationId });
const NO_SHIRT = { number: null, positions: [] };
const invited = (
  email = 'eve@example.org',
  invitationId = 'i1',
  role: MemberRole = 'player',
  shirt: { readonly number: string | null; readonly positions: string[] } = NO_SHIRT,
): TeamEvent => ({
  type: 'MemberInvited',
  data: { ...about(invitationId), email, accountId: null, role, ...shirt, sentAt: at, expiresAt },
});
const invite = (emails: string[], by = 'ben', role: Exclude<MemberRole, 'captain'> = 'player') =>
  ({
    type: 'InviteMembers',
    emails,
    role,
    people: [],
    invited: emails.map((email, index) => ({ email, role, ...NO_SHIRT, invitationId: `i${index + 1}` })),
    ofMembers: [] as readonly string[],
    confirmedAddress: `${by}@example.org`,
    ...as(by),
  }) as const;
const answer = (
  type: 'AcceptTeamInvite' | 'DeclineTeamInvite',
  who: string,
  when = at,
  confirmedAddress: string | null = `${who}@example.org`,
  inviteId = 'i1',
) => ({ type, inviteId, confirmedAddress, ...as(who, when) }) as const;
const ended = (
  type: 'MemberInvitationDeclined' | 'MemberInvitationWithdrawn' | 'MemberInvitationExpired',
  accountId: string | null = null,
): TeamEvent => ({ type, data: { ...about(), accountId } });
const accepted = (accountId: string, invitationId = 'i1'): TeamEvent => ({
  type: 'MemberInvitationAccepted',
  data: { ...about(invitationId), accountId },
});
const opened = (linkId = 'k1', until = expiresAt): TeamEvent => ({
  type: 'TeamLinkOpened',
  data: { teamId, linkId, expiresAt: until },
});
const closed = (linkId = 'k1'): TeamEvent => ({ type: 'TeamLinkClosed', data: { teamId, linkId } });
const requested = (accountId = 'eve', message: string | null = null): TeamEvent => ({
  type: 'JoinRequested',
  data: { teamId, requestId: 'r1', accountId, message },
});
const settled = (type: 'JoinRequestAccepted' | 'JoinRequestWithdrawn'): TeamEvent => ({
  type,
  data: { teamId, requestId: 'r1' },
});
const notAccepted: TeamEvent = {
  type: 'JoinRequestDeclined',
  data: { teamId, requestId: 'r1', accountId: 'eve' },
};
const ask = (
  who = 'eve',
  message: string | null = null,
  confirmedAddress: string | null = 'eve@example.org',
) => ({ type: 'RequestToJoin', requestId: 'r1', message, confirmedAddress, ...as(who) }) as const;

const letIn = (who = 'eve', confirmedAddress: string | null = `${who}@example.org`) =>
  ({ type: 'AcceptJoinRequest', requestId: 'r1', confirmedAddress, ...as('ben') }) as const;

describe('invitations to addresses', () => {
  it('go out together, each address once while it is open', () => {
    given(...team)
      .when(invite(['eve@example.org', 'eli@example.org']))
      .then(invited(), invited('eli@example.org', 'i2'));
    given(...team, invited())
      .when(invite(['eve@example.org']))
      .then();
    given(...team, invited(), ended('MemberInvitationDeclined'))
      .when(invite(['eve@example.org']))
      .then(invited());
  });

  it('go to nobody’s own address, nor to one by which a member has come', () => {
    given(...team)
      .when({
        ...invite(['ben@example.org', 'eve@example.org', 'cal@example.org']),
        ofMembers: ['cal@example.org'],
      })
      .then(invited('eve@example.org', 'i2'));
    given(...team)
      .when(invite(['ben@example.org']))
      .then();
  });

  it('are captains’ and admins’ to send, from a confirmed address; admins are the captains’ to invite', () => {
    given(...team)
      .when(invite(['eve@example.org'], 'cal'))
      .thenRefused('not_team_manager');
    given(...team)
      .when({ ...invite(['eve@example.org']), confirmedAddress: null })
      .thenRefused('email_unconfirmed');
    given(...team)
      .when(invite(['eve@example.org'], 'ben', 'admin'))
      .thenRefused('not_team_captain');
    given(...team)
      .when(invite(['eve@example.org'], 'ana', 'admin'))
      .then(invited('eve@example.org', 'i1', 'admin'));
  });

  it('are sixty at a time, and none of an archived team', () => {
    const sixty = Array.from({ length: 60 }, (_, index) => invited(`p${index}@example.org`, `x${index}`));
    given(...team, ...sixty.slice(1))
      .when(invite(['eve@example.org']))
      .then(invited());
    given(...team, ...sixty)
      .when(invite(['eve@example.org']))
      .thenRefused('too_many_invitations', { limit: 60 });
    given(...team, archived)
      .when(invite(['eve@example.org']))
      .thenRefused('team_archived');
  });

  it('leave again after an hour, and are withdrawn', () => {
    const again = (when: string) =>
      ({ type: 'InviteMemberAgain', invitationId: 'i1', ...as('ben', when) }) as const;
    const later = '2026-05-01T19:00:00.000Z';
    given(...team, invited())
      .when(again('2026-05-01T18:59:59.999Z'))
      .thenRefused('invitation_just_sent');
    given(...team, invited())
      .when(again(later))
      .then({
        type: 'MemberInvitedAgain',
        data: { ...about(), sentAt: later, expiresAt: '2026-05-15T19:00:00.000Z' },
      });
    const withdraw = { type: 'WithdrawMemberInvitation', invitationId: 'i1', ...as('ben') } as const;
    given(...team, invited())
      .when(withdraw)
      .then(ended('MemberInvitationWithdrawn'));
    given(...team, invited(), ended('MemberInvitationWithdrawn'))
      .when(withdraw)
      .then();
    given(...team, invited(), accepted('eve'))
      .when(withdraw)
      .thenRefused('invite_used');
    given(...team, invited(), ended('MemberInvitationWithdrawn'))
      .when(again(later))
      .thenRefused('invite_withdrawn');
  });

  it('leave again by whoever may send them: those that make admins by captains alone', () => {
    const later = '2026-05-01T19:00:00.000Z';
    const again = (by: string) =>
      ({ type: 'InviteMemberAgain', invitationId: 'i1', ...as(by, later) }) as const;
    const asAdmin = [...team, invited('eve@example.org', 'i1', 'admin')];
    given(...asAdmin)
      .when(again('ben'))
      .thenRefused('not_team_captain');
    given(...asAdmin)
      .when(again('ana'))
      .then({
        type: 'MemberInvitedAgain',
        data: { ...about(), sentAt: later, expiresAt: '2026-05-15T19:00:00.000Z' },
      });
  });

  it('are told not to have got through, and then leave again at once', () => {
    const soon = '2026-05-01T18:05:00.000Z';
    const lost = (sentAt = at) =>
      ({ type: 'NoteUndelivered', invitationId: 'i1', sentAt, ...asProcess }) as const;
    const undelivered: TeamEvent = { type: 'MemberInvitationUndelivered', data: { ...about(), sentAt: at } };
    const sent: TeamEvent = {
      type: 'MemberInvitedAgain',
      data: { ...about(), sentAt: soon, expiresAt: '2026-05-15T18:05:00.000Z' },
    };
    const seen: TeamEvent = { type: 'MemberInvitationSeen', data: { ...about(), seenAt: at } };
    given(...team, invited())
      .when(lost())
      .then(undelivered);
    for (const meanwhile of [undelivered, sent, seen, ended('MemberInvitationWithdrawn')])
      given(...team, invited(), meanwhile)
        .when(lost())
        .then();
    given(...team, invited())
      .when({ ...lost(), ...as('ana') })
      .thenRefused('not_team_manager');
    given(...team, invited(), undelivered)
      .when({ type: 'InviteMemberAgain', invitationId: 'i1', ...as('ben', soon) })
      .then(sent);
  });

  it('count when the owner of the address accepts', () => {
    given(...team, invited())
      .when(answer('AcceptTeamInvite', 'eve'))
      .then(accepted('eve'), joined('eve'));
    given(...team, invited())
      .when(answer('AcceptTeamInvite', 'eli'))
      .thenRefused('invitation_for_another');
    given(...team, invited())
      .when(answer('AcceptTeamInvite', 'eve', at, null))
      .thenRefused('email_unconfirmed');
    given(...team, invited(), accepted('eve'), joined('eve'))
      .when(answer('AcceptTeamInvite', 'eve'))
      .then();
    given(...team, invited('cal@example.org'))
      .when(answer('AcceptTeamInvite', 'cal'))
      .then(accepted('cal'));
  });

  it('settle a request that waits, and need a place', () => {
    const another: TeamEvent = {
      type: 'JoinRequested',
      data: { teamId, requestId: 'r2', accountId: 'fay', message: null },
    };
    given(...team, requested(), another, invited())
      .when(answer('AcceptTeamInvite', 'eve'))
      .then(accepted('eve'), settled('JoinRequestAccepted'), joined('eve'));
    given(...teamWith({ rosterLimit: 4 }), invited())
      .when(answer('AcceptTeamInvite', 'eve'))
      .thenRefused('team_full');
    given(...teamWith({ rosterLimit: 4 }), invited('eve@example.org', 'i1', 'spectator'))
      .when(answer('AcceptTeamInvite', 'eve'))
      .then(accepted('eve'), joined('eve', 'spectator'));
  });

  it('end: declined, withdrawn, or 14 days later', () => {
    given(...team, invited())
      .when(answer('DeclineTeamInvite', 'eve'))
      .then(ended('MemberInvitationDeclined'));
    given(...team, invited())
      .when(answer('DeclineTeamInvite', 'eli'))
      .thenRefused('invitation_for_another');
    given(...team, invited())
      .when(answer('DeclineTeamInvite', 'eve', expiresAt))
      .thenRefused('invite_expired');
    given(...team, invited(), invited('fay@example.org', 'i2'), ended('MemberInvitationDeclined'))
      .when(answer('AcceptTeamInvite', 'fay', at, 'fay@example.org', 'i2'))
      .then({ type: 'MemberInvitationAccepted', data: { ...about('i2'), accountId: 'fay' } }, joined('fay'));
    given(...team, invited(), ended('MemberInvitationDeclined'))
      .when(answer('AcceptTeamInvite', 'eve'))
      .thenRefused('invitation_declined');
    given(...team, invited(), ended('MemberInvitationWithdrawn'))
      .when(answer('AcceptTeamInvite', 'eve'))
      .thenRefused('invite_withdrawn');
    given(...team, invited())
      .when(answer('AcceptTeamInvite', 'eve', expiresAt))
      .thenRefused('invite_expired');
    const expire = (when: string) =>
      ({ type: 'ExpireMemberInvitation', invitationId: 'i1', ...asProcess, at: when }) as const;
    given(...team, invited())
      .when(expire(at))
      .then();
    given(...team, invited())
      .when(expire(expiresAt))
      .then(ended('MemberInvitationExpired'));
  });

  it('are seen once', () => {
    const see = { type: 'SeeTeamInvite', inviteId: 'i1', actor: { kind: 'anonymous' }, at } as const;
    const seen: TeamEvent = { type: 'MemberInvitationSeen', data: { ...about(), seenAt: at } };
    given(...team, invited())
      .when(see)
      .then(seen);
    given(...team, invited(), seen)
      .when(see)
      .then();
    given(...team, opened('i1'))
      .when(see)
      .then();
  });

  it('bring back who somebody was', () => {
    given(...team, left('cal'), invited('cal@example.org'))
      .when(answer('AcceptTeamInvite', 'cal'))
      .then(accepted('cal'), joined('cal'));
  });
});

describe('an invitation to somebody who is on the team already', () => {
  const later = '2026-05-01T18:00:00.001Z';
  const toEve = (role: MemberRole, sentAt = at): TeamEvent => {
    const event = invited('eve@example.org', 'i1', role);
    return { ...event, data: { ...event.data, sentAt } } as TeamEvent;
  };
  const accept = answer('AcceptTeamInvite', 'eve');
  const eve = (role: MemberRole = 'player') => joined('eve', role, 'link');

  it('makes them what it says', () => {
    for (const role of ['admin', 'treasurer', 'substitute', 'spectator'] as const)
      given(...team, eve(), toEve(role))
        .when(accept)
        .then(accepted('eve'), roleChanged('eve', 'player', role));
    given(...team, eve(), toEve('player'))
      .when(accept)
      .then(accepted('eve'));
  });

  it('takes from nobody what they look after', () => {
    for (const role of ['captain', 'admin', 'treasurer'] as const)
      given(...team, eve(role), toEve('player'))
        .when(accept)
        .then(accepted('eve'));
    given(...team, eve('treasurer'), toEve('admin'))
      .when(accept)
      .then(accepted('eve'), roleChanged('eve', 'treasurer', 'admin'));
    given(...team, eve('captain'), toEve('admin'))
      .when(accept)
      .then(accepted('eve'));
  });

  it('says nothing any more once the team has said what they are, or had removed them', () => {
    const demoted = roleChanged('eve', 'admin', 'player');
    const back = [left('eve', 'removed'), joined('eve', 'player', 'request')];
    for (const since of [[demoted], back]) {
      given(...team, eve(), toEve('admin'), ...since)
        .when(accept)
        .then(accepted('eve'));
      given(...team, eve(), ...since, toEve('admin', later))
        .when({ ...accept, at: later })
        .then(accepted('eve'), {
          type: 'MemberRoleChanged',
          data: { ...roleChanged('eve', 'player', 'admin').data, changedAt: later },
        } as TeamEvent);
    }
  });

  it('needs what a change of the role needs', () => {
    given(...team, eve(), statusChanged('eve', 'active', 'suspended'), toEve('admin'))
      .when(accept)
      .thenRefused('member_inactive');
    given(...teamWith({ rosterLimit: 4 }), eve('spectator'), toEve('player'))
      .when(accept)
      .thenRefused('team_full', { rosterLimit: 4 });
  });
});

describe('invitations of people out of a list', () => {
  const shirt = { number: '9', positions: ['P', 'SS'] };
  const inviteOf = (person: object, by = 'ben') => {
    const { invited: asked, ...command } = invite(['eve@example.org'], by);
    return { ...command, invited: asked.map((one) => ({ ...one, ...person })) };
  };
  const dressed = (number: string | null): TeamEvent => worn('eve', number, shirt.positions);

  it('go out with role, number and positions, each position once', () => {
    given(...team)
      .when(inviteOf({ role: 'substitute', number: '9', positions: ['P', 'SS', 'P'] }))
      .then(invited('eve@example.org', 'i1', 'substitute', shirt));
    given(...team)
      .when(inviteOf({ positions: ['GK'] }))
      .thenRefused('position_unknown', { position: 'GK' });
  });

  it('make admins for captains alone', () => {
    given(...team)
      .when(inviteOf({ role: 'admin' }))
      .thenRefused('not_team_captain');
    given(...team)
      .when(inviteOf({ role: 'admin' }, 'ana'))
      .then(invited('eve@example.org', 'i1', 'admin'));
  });

  it('dress whoever accepts; a number that is worn by then is left out', () => {
    const asked = invited('eve@example.org', 'i1', 'player', shirt);
    given(...team, asked)
      .when(answer('AcceptTeamInvite', 'eve'))
      .then(accepted('eve'), joined('eve'), dressed('9'));
    given(...team, asked, worn('cal', '9'))
      .when(answer('AcceptTeamInvite', 'eve'))
      .then(accepted('eve'), joined('eve'), dressed(null));
    given(...team, joined('eve'), asked)
      .when(answer('AcceptTeamInvite', 'eve'))
      .then(accepted('eve'));
  });

  it('may be older than numbers in them', () => {
    const old: TeamEvent = {
      type: 'MemberInvited',
      data: { ...about(), email: 'eve@example.org', accountId: null, role: 'player', sentAt: at, expiresAt },
    };
    given(...team, old)
      .when(answer('AcceptTeamInvite', 'eve'))
      .then(accepted('eve'), joined('eve'));
  });
});

describe('invitations to former team mates', () => {
  const invitedAccount = (accountId: string, invitationId = 'i1'): TeamEvent => ({
    type: 'MemberInvited',
    data: {
      ...about(invitationId),
      email: '',
      accountId,
      role: 'player',
      ...NO_SHIRT,
      sentAt: at,
      expiresAt,
    },
  });
  const ask = (accountIds: string[], known = accountIds, role: 'player' | 'admin' = 'player') =>
    ({
      type: 'InviteTeammates',
      accountIds,
      known,
      role,
      invitationIds: accountIds.map((_, index) => `i${index + 1}`),
      ...as('ben'),
    }) as const;

  it('need no address, and go to nobody else', () => {
    given(...team)
      .when(ask(['eve', 'eli']))
      .then(invitedAccount('eve'), invitedAccount('eli', 'i2'));
    given(...team, invitedAccount('eve'))
      .when(ask(['eve']))
      .then();
    given(...team)
      .when(ask(['cal']))
      .then();
    given(...team)
      .when(ask(['eve'], []))
      .thenRefused('not_teammates');
    given(...team)
      .when(ask(['eve'], ['eve'], 'admin'))
      .thenRefused('not_team_captain');
  });

  it('are that account’s to answer, confirmed or not', () => {
    const answered = (who: string) => answer('AcceptTeamInvite', who, at, null);
    given(...team, invitedAccount('eve'))
      .when(answered('eve'))
      .then(accepted('eve'), joined('eve'));
    given(...team, invitedAccount('eve'))
      .when(answered('eli'))
      .thenRefused('invitation_for_another');
    given(...team, invitedAccount('eve'))
      .when(answer('DeclineTeamInvite', 'eve', at, null))
      .then(ended('MemberInvitationDeclined', 'eve'));
  });

  it('are taken back when the account is erased', () => {
    given(...team, invitedAccount('eve'))
      .when({ type: 'ForgetMember', accountId: 'eve', ...asProcess })
      .then(ended('MemberInvitationWithdrawn', 'eve'));
  });
});

describe('a link for everybody', () => {
  const open = (linkId = 'k1', by = 'ben', replaces: string | null = null) =>
    ({ type: 'OpenTeamLink', linkId, replaces, ...as(by) }) as const;
  const close = (linkId = 'k1') => ({ type: 'CloseTeamLink', linkId, ...as('ben') }) as const;
  const follow = (who: string, when = at, linkId = 'k1') =>
    answer('AcceptTeamInvite', who, when, null, linkId);

  it('is one at a time', () => {
    given(...team)
      .when(open())
      .then(opened());
    given(...team, opened())
      .when(open())
      .then();
    given(...team, opened())
      .when(open('k2', 'ben', 'k1'))
      .then(closed(), opened('k2'));
    given(...team)
      .when(open('k1', 'cal'))
      .thenRefused('not_team_manager');
    given(...team, archived)
      .when(open())
      .thenRefused('team_archived');
    given(...team, opened())
      .when(close())
      .then(closed());
    given(...team)
      .when(close())
      .then();
  });

  it('is replaced and turned off by whoever names it, not by who has not seen it', () => {
    given(...team, opened())
      .when(open('k2'))
      .thenRefused('link_open');
    given(...team, opened('k2'))
      .when(open('k3', 'ben', 'k1'))
      .thenRefused('link_open');
    given(...team, opened('k2'))
      .when(close('k1'))
      .then();
    // What works no more is nobody's loss.
    given(...team, opened())
      .when({ ...open('k2'), at: expiresAt })
      .then(closed(), opened('k2', '2026-05-29T18:00:00.000Z'));
    given(...team, opened(), closed())
      .when(open('k2', 'ben', 'k1'))
      .then(opened('k2'));
  });

  it('makes whoever follows it a player, confirmed or not', () => {
    given(...team, opened())
      .when(follow('eve'))
      .then(joined('eve', 'player', 'link'));
    given(...team, opened(), requested())
      .when(follow('eve'))
      .then(settled('JoinRequestAccepted'), joined('eve', 'player', 'link'));
    given(...team, opened())
      .when(follow('cal'))
      .then();
  });

  it('works while it is open', () => {
    given(...team, opened(), closed())
      .when(follow('eve'))
      .thenRefused('invite_withdrawn');
    given(...team, opened())
      .when(follow('eve', expiresAt))
      .thenRefused('invite_expired');
    given(...team, opened(), archived)
      .when(follow('eve'))
      .thenRefused('team_archived');
    given(...teamWith({ frozenFrom: '2026-05-01' }), opened())
      .when(follow('eve'))
      .thenRefused('roster_frozen');
    given().when(follow('eve')).thenRefused('not_found');
  });
});

describe('whoever is invited and joins by another way', () => {
  const toAccount: TeamEvent = {
    type: 'MemberInvited',
    data: { ...about('i2'), email: '', accountId: 'eve', role: 'player', ...NO_SHIRT, sentAt: at, expiresAt },
  };
  const acceptedBoth = [accepted('eve'), accepted('eve', 'i2')];
  const bothTo = [invited(), toAccount, invited('eli@example.org', 'i3')];
  const follow = (address: string | null) => answer('AcceptTeamInvite', 'eve', at, address, 'k1');

  it('is not invited any more', () => {
    given(...team, ...bothTo, opened())
      .when(follow('eve@example.org'))
      .then(...acceptedBoth, joined('eve', 'player', 'link'));
    given(...teamWith({ joinPolicy: 'open' }), ...bothTo)
      .when(ask())
      .then(...acceptedBoth, joined('eve', 'player', 'open'));
    given(...team, ...bothTo, requested())
      .when(letIn())
      .then(...acceptedBoth, settled('JoinRequestAccepted'), joined('eve', 'player', 'request'));
    given(...team, ...bothTo)
      .when(answer('AcceptTeamInvite', 'eve'))
      .then(...acceptedBoth, joined('eve'));
  });

  it('is on the team as they were invited last, by whichever way they come', () => {
    const asSub = { ...toAccount.data, role: 'substitute' as const, number: '7', positions: ['P'] };
    const invitedAsSub: TeamEvent = { type: 'MemberInvited', data: asSub };
    const dressed: TeamEvent = {
      type: 'MemberChanged',
      data: { teamId, memberId: m('eve'), number: '7', positions: ['P'] },
    };
    const both = [invited(), invitedAsSub];
    given(...team, ...both, opened())
      .when(follow('eve@example.org'))
      .then(...acceptedBoth, joined('eve', 'substitute', 'link'), dressed);
    given(...teamWith({ joinPolicy: 'open' }), ...both)
      .when(ask())
      .then(...acceptedBoth, joined('eve', 'substitute', 'open'), dressed);
    given(...team, ...both, requested())
      .when(letIn())
      .then(...acceptedBoth, settled('JoinRequestAccepted'), joined('eve', 'substitute', 'request'), dressed);
    given(...team, ...both)
      .when(answer('AcceptTeamInvite', 'eve'))
      .then(...acceptedBoth, joined('eve'));
  });

  it('is a player where the invitation is from before they were removed: nobody let them in as that since', () => {
    const asAdmin = invited('eve@example.org', 'i1', 'admin');
    given(...team, joined('eve'), asAdmin, left('eve', 'removed'), requested())
      .when(letIn())
      .then(accepted('eve'), settled('JoinRequestAccepted'), joined('eve', 'player', 'request'));
  });

  it('answers nothing that is over, nor to an address that is not known to be theirs', () => {
    given(...team, invited(), ended('MemberInvitationWithdrawn'), opened())
      .when(follow('eve@example.org'))
      .then(joined('eve', 'player', 'link'));
    given(...team, invited(), opened())
      .when(follow(null))
      .then(joined('eve', 'player', 'link'));
  });
});

describe('a request to join', () => {
  it('waits for captains and admins', () => {
    given(...team)
      .when(ask('eve', 'I pitch'))
      .then(requested('eve', 'I pitch'));
    given(...team, requested())
      .when(ask())
      .then();
    const accept = letIn();
    given(...team, requested())
      .when(accept)
      .then(settled('JoinRequestAccepted'), joined('eve', 'player', 'request'));
    given(...team, requested())
      .when({ ...accept, ...as('cal') })
      .thenRefused('not_team_manager');
    given(...team, requested(), archived)
      .when(accept)
      .thenRefused('team_archived');
    given(...team, requested(), joined('eve'))
      .when(accept)
      .then(settled('JoinRequestAccepted'));
    given(...team, requested(), notAccepted)
      .when(ask())
      .then(requested());
    given(...team)
      .when(accept)
      .thenRefused('request_unknown');
    given(...team, requested())
      .when({ type: 'DeclineJoinRequest', requestId: 'r1', ...as('ben') })
      .then(notAccepted);
    given(...team, requested())
      .when({ type: 'WithdrawJoinRequest', ...as('eve') })
      .then(settled('JoinRequestWithdrawn'));
  });

  it('is one of a hundred at most', () => {
    const hundred = Array.from({ length: 100 }, (_, index): TeamEvent => ({
      type: 'JoinRequested',
      data: { teamId, requestId: `x${index}`, accountId: `p${index}`, message: null },
    }));
    given(...team, ...hundred.slice(1))
      .when(ask())
      .then(requested());
    given(...team, ...hundred)
      .when(ask())
      .thenRefused('too_many_requests_open');
  });

  it('is taken back also of a team that has become private or rests', () => {
    const hidden: TeamEvent = {
      type: 'TeamDetailsChanged',
      data: { teamId, ...details, privacy: 'private' },
    };
    for (const change of [hidden, archived])
      given(...team, requested(), change)
        .when({ type: 'WithdrawJoinRequest', ...as('eve') })
        .then(settled('JoinRequestWithdrawn'));
  });

  it('is taken as the team says: at once, or not at all', () => {
    given(...teamWith({ joinPolicy: 'open' }))
      .when(ask())
      .then(joined('eve', 'player', 'open'));
    given(...teamWith({ joinPolicy: 'open', rosterLimit: 4 }))
      .when(ask())
      .thenRefused('team_full');
    given(...teamWith({ joinPolicy: 'invite' }))
      .when(ask())
      .thenRefused('by_invitation_only');
    given(...team)
      .when(ask('eve', null, null))
      .thenRefused('email_unconfirmed');
    given(...team)
      .when(ask('cal'))
      .thenRefused('already_member');
  });

  it('waits no more once the team is open to everybody and they ask again', () => {
    const opens: TeamEvent = { type: 'TeamDetailsChanged', data: { teamId, ...details, joinPolicy: 'open' } };
    given(...team, requested(), opens)
      .when(ask())
      .then(settled('JoinRequestAccepted'), joined('eve', 'player', 'open'));
  });

  it('leaves what somebody is invited to, who came by another way meanwhile, for them to answer', () => {
    given(
      ...team,
      requested(),
      invited('eve@example.org', 'i1', 'admin'),
      joined('eve', 'player', 'league', 'l1'),
    )
      .when(letIn())
      .then(settled('JoinRequestAccepted'));
  });

  it('never learns of a private or archived team', () => {
    given(...teamWith({ privacy: 'private' }))
      .when(ask())
      .thenRefused('not_found');
    given(...team, archived)
      .when(ask())
      .thenRefused('not_found');
    given(...teamWith({ privacy: 'private' }))
      .when({ type: 'WithdrawJoinRequest', ...as('eve') })
      .thenRefused('not_found');
  });
});

describe('a frozen roster', () => {
  const frozen = teamWith({ frozenFrom: '2026-05-02', joinPolicy: 'open' });
  it('is frozen from the first minute of the day where the team is', () => {
    given(...frozen)
      .when({ ...ask(), at: '2026-05-02T06:59:59.000Z' })
      .then(joined('eve', 'player', 'open'));
    given(...frozen)
      .when({ ...ask(), at: '2026-05-02T07:00:00.000Z' })
      .thenRefused('roster_frozen', { frozenFrom: '2026-05-02' });
  });

  it('lets in who does not play', () => {
    given(...teamWith({ frozenFrom: '2026-05-01' }), invited('eve@example.org', 'i1', 'spectator'))
      .when(answer('AcceptTeamInvite', 'eve'))
      .then(accepted('eve'), joined('eve', 'spectator'));
  });
});

describe('whoever left while suspended', () => {
  const gone = (how: 'left' | 'removed' = 'left') => [
    statusChanged('cal', 'active', 'suspended'),
    left('cal', how),
  ];
  const past = [...team, ...gone()];
  const toCal = (sentAt: string): TeamEvent => {
    const event = invited('cal@example.org');
    return { ...event, data: { ...event.data, sentAt } } as TeamEvent;
  };
  const later = '2026-05-01T18:00:00.001Z';
  const accept = answer('AcceptTeamInvite', 'cal', later);
  const open = teamWith({ joinPolicy: 'open' });

  it('does not come back by themselves', () => {
    given(...past, opened('i1'))
      .when(accept)
      .thenRefused('left_suspended');
    given(...team, ...gone('removed'), opened('i1'))
      .when(accept)
      .thenRefused('left_suspended');
    given(...open, ...gone())
      .when(ask('cal'))
      .thenRefused('left_suspended');
    given(...team, toCal(at), ...gone())
      .when(accept)
      .thenRefused('left_suspended');
  });

  it('comes back no more by themselves either where they were removed', () => {
    const removed = [...team, left('cal', 'removed')];
    given(...removed, opened('i1'))
      .when(accept)
      .thenRefused('left_removed');
    given(...open, left('cal', 'removed'))
      .when(ask('cal'))
      .thenRefused('left_removed');
    given(...team, toCal(at), left('cal', 'removed'))
      .when(accept)
      .thenRefused('left_removed');
    given(...removed, toCal(later))
      .when(accept)
      .then(accepted('cal'), joined('cal'));
    given(...removed, requested('cal'))
      .when(letIn('cal'))
      .then(settled('JoinRequestAccepted'), joined('cal', 'player', 'request'));
    given(...team, left('cal', 'left'), opened('i1'))
      .when(accept)
      .then(joined('cal', 'player', 'link'));
  });

  it('does by who runs the team, as anybody: by a new invitation, the old one sent again, or what they ask', () => {
    given(...past, toCal(later))
      .when(accept)
      .then(accepted('cal'), joined('cal'));
    const again: TeamEvent = { type: 'MemberInvitedAgain', data: { ...about(), sentAt: later, expiresAt } };
    given(...team, toCal(at), ...gone(), again)
      .when(accept)
      .then(accepted('cal'), joined('cal'));
    given(...past, requested('cal'))
      .when(letIn('cal'))
      .then(settled('JoinRequestAccepted'), joined('cal', 'player', 'request'));
    given(...past, toCal(later), joined('cal'), left('cal'), opened('i2'))
      .when(answer('AcceptTeamInvite', 'cal', later, null, 'i2'))
      .then(joined('cal', 'player', 'link'));
  });
});
