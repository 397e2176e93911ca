import type { ChatRoomEvent } from '@fieldhouse/events/chat';
import type { TeamEvent } from '@fieldhouse/events/teams';
import { documentsAfter } from '@fieldhouse/kernel/testing';
import { keyAt } from '../items/chat-items.read-model';
import { teamFactsOf } from '../testing/chat-facts';
import { accountIn } from './chat-rooms';
import { chatRoomsProjection, type ChatRoomDocument } from './chat-rooms.projection';

const { created, joined, left, roleChanged } = teamFactsOf('t1');
const after = (...events: readonly (TeamEvent | ChatRoomEvent)[]): ChatRoomDocument => {
  const room = documentsAfter(chatRoomsProjection, [created, ...events]).get('t1');
  if (!room) throw new Error('there is no room');
  return room;
};
/** The place of the nth fact. */
const place = (n: number): string => keyAt({ commit: BigInt(n * 100), prepare: BigInt(n * 100) });
const ana = { memberId: 'm-ana', accountId: 'ana', role: 'captain', status: 'active', since: place(1) };

describe('a team’s room', () => {
  it('has its members from when they came', () => {
    expect(after(joined('ana', 'captain'))).toMatchObject({
      ...{ _id: 't1', archived: false, wideMentions: true, members: [ana], past: [] },
    });
  });

  it('is called as the team is', () => {
    expect(after().name).toBe('Night Hawks');
    const renamed: TeamEvent = {
      type: 'TeamDetailsChanged',
      data: {
        ...{ teamId: 't1', name: 'Day Hawks', sport: 'softball', color: '#0B6B4A', accent: '#FFFFFF' },
        ...{ city: null, zone: 'UTC', level: 'recreational', genderType: 'coed', privacy: 'private' },
        ...{ joinPolicy: 'invite', rosterLimit: null, frozenFrom: null },
      },
    };
    expect(after(renamed).name).toBe('Day Hawks');
  });

  it('follows roles and standing', () => {
    const changed = after(joined('ana', 'captain'), roleChanged('ana', 'captain', 'player'), {
      type: 'MemberStatusChanged',
      data: {
        ...{ teamId: 't1', memberId: 'm-ana', from: 'active', to: 'suspended' },
        ...{ reason: null, authorId: null },
      },
    });
    expect(changed.members).toEqual([{ ...ana, role: 'player', status: 'suspended' }]);
  });

  it('knows who was there; whoever comes back starts to read anew', () => {
    const gone = after(joined('ana', 'captain'), left('ana'));
    expect([gone.members, gone.past]).toEqual([[], [ana]]);
    expect(accountIn(gone)('m-ana')).toBe('ana');
    const restored: TeamEvent = { type: 'MemberRestored', data: { teamId: 't1', memberId: 'm-ana' } };
    const back = after(joined('ana', 'captain'), left('ana'), restored);
    expect([back.members, back.past]).toEqual([[{ ...ana, since: place(3) }], []]);
    const again = after(joined('ana', 'captain'), left('ana'), joined('ana'));
    expect([again.members, again.past]).toEqual([[{ ...ana, role: 'player', since: place(3) }], []]);
  });

  it('knows whose account a member has, and that they have none any more', () => {
    const claimed = (accountId: string | null): TeamEvent => ({
      type: 'MemberClaimed',
      data: { teamId: 't1', memberId: 'p1', accountId },
    });
    const room = after(joined(null, 'player', 'p1'), claimed('bo'));
    expect(room.members[0]).toMatchObject({ accountId: 'bo', since: place(2) });
    expect(accountIn(after(joined(null, 'player', 'p1'), claimed('bo'), claimed(null)))('p1')).toBeNull();
  });

  it('is archived and opened again, and has its settings', () => {
    expect(after({ type: 'TeamArchived', data: { teamId: 't1' } }).archived).toBe(true);
    const opened = after(
      { type: 'TeamArchived', data: { teamId: 't1' } },
      { type: 'TeamReopened', data: { teamId: 't1' } },
      { type: 'ChatSettingsChanged', data: { teamId: 't1', wideMentions: false } },
    );
    expect(opened).toMatchObject({ archived: false, wideMentions: false });
  });
});
