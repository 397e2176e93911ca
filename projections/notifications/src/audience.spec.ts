import type { Membership } from '@fieldhouse/read-team-members';
import { isFor, type Hearing, type Listener } from './audience';
import type { NoticeDocument } from './notification';

const told: NoticeDocument = {
  _id: 'mention:m1',
  id: 'mention:m1',
  kind: 'mention',
  key: '5',
  at: '2026-11-23T10:00:00.000Z',
  teamId: 't1',
  accountIds: [],
  circle: 'team',
  by: 'ana',
  message: { channel: 'team', messageId: 'm1' },
  draft: null,
  registration: null,
  broadcast: null,
  payment: null,
  cause: { stream: 'chatLog-t1.team.202611', revision: 0 },
};
const member: Membership = {
  memberId: 'm-ben',
  accountId: 'ben',
  role: 'player',
  status: 'active',
  since: '3',
};
const listener = (
  { membership = {}, ...hearing }: { readonly membership?: Partial<Membership> | null } & Partial<Hearing>,
  accountId = 'ben',
): Listener => ({
  accountId,
  membership: membership && { ...member, accountId, ...membership },
  hearing: { mute: 'all', hidden: [], ...hearing },
});
const named = { ...told, accountIds: ['ben'], circle: null };
const said = { ...told, kind: 'chat' } as const;
const request = { ...told, kind: 'joinRequest', circle: 'captains' } as const;

describe('who is told', () => {
  it.each<[string, NoticeDocument, Listener, boolean]>([
    ['of a mention of the team, whoever is of it', told, listener({}), true],
    ['of a mention of the team, nobody else', told, listener({ membership: null }), false],
    ['of it before one came, not', told, listener({ membership: { since: '7' } }), false],
    ['of it who wants to hear nothing, not', told, listener({ mute: 'nothing' }), false],
    ['of it who wants to hear of mentions', told, listener({ mute: 'mentions' }), true],
    ['of it while suspended', told, listener({ membership: { status: 'suspended' } }), true],
    ['of nothing while inactive', named, listener({ membership: { status: 'inactive' } }), false],
    [
      'of a mention of the captains, a captain',
      { ...told, circle: 'captains' },
      listener({ membership: { role: 'captain' } }),
      true,
    ],
    [
      'of a mention of the captains, an admin',
      { ...told, circle: 'captains' },
      listener({ membership: { role: 'admin' } }),
      true,
    ],
    ['of a mention of the captains, a player not', { ...told, circle: 'captains' }, listener({}), false],
    ['by name, who wants to hear nothing', named, listener({ mute: 'nothing' }), true],
    ['by name, who has left, not', named, listener({ membership: null }), false],
    ['of what one did oneself, not', { ...named, accountIds: ['ana'] }, listener({}, 'ana'), false],
    ['by somebody whom one has hidden, not', named, listener({ hidden: ['ana'] }), false],
    ['of what is said, whoever hears everything', said, listener({}), true],
    ['of it who wants to hear of mentions, not', said, listener({ mute: 'mentions' }), false],
    ['of what was said before one came, not', said, listener({ membership: { since: '7' } }), false],
    [
      'of an invitation, whoever is no member yet',
      { ...named, kind: 'invitation' },
      listener({ membership: null }),
      true,
    ],
    [
      'of an invitation of somebody else, not',
      { ...named, kind: 'invitation', accountIds: ['cal'] },
      listener({}),
      false,
    ],
    [
      'of a request that was declined, whoever had asked',
      { ...named, kind: 'requestDeclined', by: null },
      listener({ membership: null }),
      true,
    ],
    [
      'of a request, an admin, also one who came later',
      request,
      listener({ membership: { role: 'admin', since: '7' } }),
      true,
    ],
    [
      'of a request, a suspended captain not',
      request,
      listener({ membership: { role: 'captain', status: 'suspended' } }),
      false,
    ],
    ['of a request, a player not', request, listener({}), false],
  ])('%s', (_, what, whom, expected) => {
    expect(isFor(what, whom)).toBe(expected);
  });
});
