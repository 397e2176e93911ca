import type { TeamEvent } from '@fieldhouse/events/teams';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { teamFollowers } from './team-followers.process';

const at = '2026-05-01T18:00:00.000Z';
const expiresAt = '2026-05-15T18:00:00.000Z';
const ids = { teamId: 't1', invitationId: 'i1' };
const after = (event: TeamEvent) =>
  teamFollowers.react({
    ...event,
    id: 'e1',
    metadata: { occurredAt: at },
  } as unknown as RecordedEvent<TeamEvent>);
const upkeep = (request: object) => ({
  kind: 'dispatch',
  command: { aggregate: 'teamUpkeep', id: 't1', request },
});
const sent = [
  {
    kind: 'schedule',
    timerId: 'team-mail-e1',
    jobId: `team-mail-e1@${at}`,
    at,
    command: {
      aggregate: 'teamUpkeep',
      id: 't1',
      request: { type: 'SendMemberInvitation', invitationId: 'i1', causedAt: at },
    },
  },
  {
    kind: 'schedule',
    timerId: 'member-invitation-expires-i1',
    jobId: `member-invitation-expires-i1@${expiresAt}`,
    at: expiresAt,
    command: { aggregate: 'team', id: 't1', request: { type: 'ExpireMemberInvitation', invitationId: 'i1' } },
  },
];

describe('what a team’s facts bring with them', () => {
  it('a mail at once, and an end in time', () => {
    const span = { sentAt: at, expiresAt };
    expect(
      after({
        type: 'MemberInvited',
        data: { ...ids, email: 'eve@example.org', accountId: null, role: 'player', ...span },
      }),
    ).toEqual(sent);
    expect(after({ type: 'MemberInvitedAgain', data: { ...ids, ...span } })).toEqual(sent);
  });

  it('that the address of an invitation that has ended is forgotten', () => {
    const over = [
      { kind: 'cancel', timerId: 'member-invitation-expires-i1' },
      upkeep({ type: 'ForgetInvitedMember', invitationId: 'i1' }),
    ];
    expect(after({ type: 'MemberInvitationAccepted', data: { ...ids, accountId: 'eve' } })).toEqual(over);
    for (const end of ['Declined', 'Withdrawn', 'Expired'] as const)
      expect(after({ type: `MemberInvitation${end}`, data: ids })).toEqual(over);
  });

  it('that a crest which was replaced or removed goes', () => {
    const tidied = [upkeep({ type: 'TidyTeamCrests' })];
    expect(after({ type: 'TeamCrestSet', data: { teamId: 't1', crestId: 'c1' } })).toEqual(tidied);
    expect(after({ type: 'TeamCrestRemoved', data: { teamId: 't1' } })).toEqual(tidied);
  });

  it('that a link is found by its code while it is open', () => {
    const link = { teamId: 't1', linkId: 'k1' };
    expect(after({ type: 'TeamLinkOpened', data: { ...link, expiresAt } })).toEqual([
      upkeep({ type: 'NoteTeamCode', linkId: 'k1' }),
    ]);
    expect(after({ type: 'TeamLinkClosed', data: link })).toEqual([
      upkeep({ type: 'ForgetTeamCode', linkId: 'k1' }),
    ]);
  });

  it('that an account’s teams are known; a member-to-be has none', () => {
    const joined = { teamId: 't1', memberId: 'm1', role: 'player', by: 'league', leagueId: 'l1' } as const;
    const noted = [upkeep({ type: 'NoteTeamOfAccount', accountId: 'cal' })];
    expect(after({ type: 'MemberJoined', data: { ...joined, accountId: 'cal' } })).toEqual(noted);
    expect(after({ type: 'MemberJoined', data: { ...joined, accountId: null } })).toEqual([]);
    expect(
      after({ type: 'MemberClaimed', data: { teamId: 't1', memberId: 'm1', accountId: 'cal' } }),
    ).toEqual(noted);
  });

  it('nothing else', () => {
    expect(after({ type: 'TeamArchived', data: { teamId: 't1' } })).toEqual([]);
  });
});
