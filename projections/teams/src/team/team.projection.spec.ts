import type { TeamEvent } from '@fieldhouse/events/teams';
import { at, documentsAfter } from '@fieldhouse/kernel/testing';
import {
  changed,
  created,
  crestRemoved,
  crestSet,
  details,
  detailsChanged,
  inDays,
  invited,
  joined,
  joinedToBe,
  left,
  merged,
  requested,
  restored,
  roleChanged,
  statusChanged,
  teamId,
} from '../testing/team-facts';
import { teamProjection } from './team.projection';

const after = (...events: readonly TeamEvent[]) =>
  documentsAfter(teamProjection, [created, ...events]).get(teamId);
const shirt = {
  number: null,
  positions: [],
  status: 'active',
  joinedAt: at,
  roleRevision: null,
  roleSetAt: null,
};

describe('the team read model', () => {
  it('begins with the team', () => {
    expect(after()).toEqual({
      _id: teamId,
      _position: '00000000000000000000',
      details,
      archived: false,
      season: null,
      crestId: null,
      members: [],
      past: [],
      invitations: [],
      requests: [],
      declined: [],
      link: null,
      sought: { name: 'night hawks', city: 'graz' },
      revision: 0,
    });
  });

  it('follows details and seasons', () => {
    const document = after(detailsChanged({ name: 'Day Hawks', level: 'competitive' }), {
      type: 'TeamSeasonStarted',
      data: { teamId, season: 'Fall 2026' },
    });
    expect(document).toMatchObject({
      details: { ...details, name: 'Day Hawks', level: 'competitive' },
      season: 'Fall 2026',
      revision: 2,
    });
  });

  it('has the last picture that was set as its crest, until it is removed', () => {
    expect(after(crestSet('c1'), crestSet('c2'))).toMatchObject({ crestId: 'c2', revision: 2 });
    expect(after(crestSet('c1'), crestRemoved)).toMatchObject({ crestId: null });
  });

  it('is found by strangers by its name as they may spell it, unless it is private or archived', () => {
    const named = detailsChanged({ name: ' Águilas  de  Noche', city: null });
    expect(after(named)?.sought).toEqual({ name: 'aguilas de noche', city: null });
    expect(after(detailsChanged({ privacy: 'private' }))?.sought).toBeNull();
    const archived: TeamEvent = { type: 'TeamArchived', data: { teamId } };
    expect(after(archived)).toMatchObject({ archived: true, sought: null });
    expect(after(archived, { type: 'TeamReopened', data: { teamId } })).toMatchObject({
      archived: false,
      sought: { name: 'night hawks' },
    });
  });

  it('has members with and without an account', () => {
    const claimed = (accountId: string | null): TeamEvent => ({
      type: 'MemberClaimed',
      data: { teamId, memberId: 'p1', accountId },
    });
    const members = (...events: readonly TeamEvent[]) =>
      after(joined('ana', 'captain'), joinedToBe('p1'), ...events)?.members;
    const ana = { ...shirt, memberId: 'm-ana', accountId: 'ana', role: 'captain' };
    const player = { ...shirt, memberId: 'p1', role: 'player' };
    expect(members()).toEqual([ana, { ...player, accountId: null }]);
    expect(members(claimed('pia'))).toEqual([ana, { ...player, accountId: 'pia' }]);
    expect(members(claimed('pia'), claimed(null))).toEqual([ana, { ...player, accountId: null }]);
  });

  it('follows shirt, role and status of a member', () => {
    const document = after(
      joined('ana'),
      joined('ben'),
      changed('ana', '07', 'P', 'C'),
      roleChanged('ana', 'player', 'admin'),
      statusChanged('ana', 'suspended', 'threw a bat'),
    );
    expect(document?.members).toEqual([
      {
        ...shirt,
        memberId: 'm-ana',
        accountId: 'ana',
        number: '07',
        positions: ['P', 'C'],
        role: 'admin',
        status: 'suspended',
        roleRevision: 4,
        roleSetAt: '',
      },
      { ...shirt, memberId: 'm-ben', accountId: 'ben', role: 'player' },
    ]);
    expect(JSON.stringify(document)).not.toContain('bat');
  });

  it('remembers who left, and takes them back as they were', () => {
    const [ana, shirtOfAna] = [joined('ana', 'admin'), changed('ana', '12', 'C')];
    const gone = after(ana, shirtOfAna, left('ana', 'removed', 'never came', at));
    const { members: [member] = [] } = after(ana, shirtOfAna) ?? {};
    expect(gone?.members).toEqual([]);
    expect(gone?.past).toEqual([{ ...member, roleSetAt: at, how: 'removed', leftAt: at, leftRevision: 3 }]);
    expect(JSON.stringify(gone)).not.toContain('never came');
    const back = after(ana, shirtOfAna, left('ana', 'removed', null, at), restored('ana'));
    expect(back).toMatchObject({ members: [{ ...member, roleSetAt: at }], past: [] });
  });

  it('says when the team itself last said what somebody is, also of who comes back; a league does not count', () => {
    const changedTo = (leagueId: string | null, changedAt: string): TeamEvent => ({
      type: 'MemberRoleChanged',
      data: { teamId, memberId: 'm-ana', from: 'player', to: 'admin', leagueId, changedAt },
    });
    const setAt = (...events: readonly TeamEvent[]) =>
      after(joined('ana'), ...events)?.members.map(({ roleSetAt }) => roleSetAt);
    expect(setAt(changedTo(null, at))).toEqual([at]);
    expect(setAt(changedTo('l1', at))).toEqual([null]);
    expect(setAt(changedTo(null, at), left('ana', 'left'), joined('ana'))).toEqual([at]);
    expect(setAt(left('ana', 'removed', null, inDays(1)), joined('ana'))).toEqual([inDays(1)]);
  });

  it('counts nobody as past who has joined again', () => {
    const document = after(joined('ana'), left('ana', 'left'), joined('ana'));
    expect(document).toMatchObject({ members: [{ memberId: 'm-ana' }], past: [] });
  });

  it('does not remember a member-to-be who turned out to be a member', () => {
    expect(after(joined('ana'), joinedToBe('p1'), merged('p1'))).toMatchObject({
      members: [{ accountId: 'ana' }],
      past: [],
    });
  });

  it('keeps the invitations that wait, and no address of one that has ended', () => {
    const about = (invitationId: string) => ({ teamId, invitationId });
    const document = after(
      ...['i1', 'i2', 'i3', 'i4'].map((id) => invited(id, `${id}@example.org`)),
      invited('i5', ' Pia@Example.org ', 'admin'),
      { type: 'MemberInvitationAccepted', data: { ...about('i1'), accountId: 'cal' } },
      { type: 'MemberInvitationDeclined', data: about('i2') },
      { type: 'MemberInvitationWithdrawn', data: about('i3') },
      { type: 'MemberInvitationExpired', data: about('i4') },
      { type: 'MemberInvitationSeen', data: { ...about('i5'), seenAt: at } },
      { type: 'MemberInvitationUndelivered', data: { ...about('i5'), sentAt: at } },
      { type: 'MemberInvitedAgain', data: { ...about('i5'), sentAt: inDays(1), expiresAt: inDays(31) } },
    );
    expect(document?.invitations).toEqual([
      {
        invitationId: 'i5',
        email: 'pia@example.org',
        accountId: null,
        role: 'admin',
        number: null,
        positions: [],
        sentAt: inDays(1),
        expiresAt: inDays(31),
        undelivered: false,
        seenAt: at,
      },
    ]);
    expect(JSON.stringify(document)).not.toMatch(/i[1-4]@/);
  });

  it('keeps the requests that wait', () => {
    const answered = ['JoinRequestWithdrawn', 'JoinRequestAccepted', 'JoinRequestDeclined'] as const;
    const document = after(
      ...['ben', 'cal', 'dee', 'eve'].map((name) => requested(`r-${name}`, name)),
      ...answered.map((type, index): TeamEvent => ({
        type,
        data: { teamId, requestId: `r-${['ben', 'cal', 'dee'][index]}` },
      })),
    );
    expect(document?.requests).toEqual([
      { requestId: 'r-eve', accountId: 'eve', message: 'I pitch.', requestedAt: at },
    ]);
  });

  it('says whose request was declined, until they ask again or come', () => {
    const declined = (name: string): TeamEvent => ({
      type: 'JoinRequestDeclined',
      data: { teamId, requestId: `r-${name}` },
    });
    const asked = ['ben', 'cal', 'dee'].map((name) => requested(`r-${name}`, name));
    const facts = [...asked, ...['ben', 'cal', 'dee'].map(declined)];
    const of = (...more: readonly TeamEvent[]) => after(...facts, ...more)?.declined;
    expect(of()).toEqual(['ben', 'cal', 'dee'].map((accountId) => ({ accountId, declinedAt: at })));
    expect(of(requested('r2', 'ben'), joined('cal'))).toEqual([{ accountId: 'dee', declinedAt: at }]);
  });

  it('has the link for everybody that was opened last, until it is closed', () => {
    const opened = (linkId: string): TeamEvent => ({
      type: 'TeamLinkOpened',
      data: { teamId, linkId, expiresAt: inDays(30) },
    });
    const closed = (linkId: string): TeamEvent => ({ type: 'TeamLinkClosed', data: { teamId, linkId } });
    const newer = { linkId: 'k2', expiresAt: inDays(30) };
    expect(after(opened('k1'), opened('k2'))?.link).toEqual(newer);
    expect(after(opened('k1'), opened('k2'), closed('k1'))?.link).toEqual(newer);
    expect(after(opened('k1'), opened('k2'), closed('k2'))?.link).toBeNull();
  });

  it('knows nothing of a team that was never created', () => {
    expect(documentsAfter(teamProjection, [joined('ana')]).get(teamId)).toMatchObject({ _gone: true });
  });
});
