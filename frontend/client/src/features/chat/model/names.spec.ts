import { message } from '../../../../test/chat-samples';
import { namesAfter } from './names';

const kim = { accountId: 'kim', name: 'Kim Young', role: 'player' } as const;
const lee = { accountId: 'lee', name: 'Lee Park', role: null } as const;

describe('the names of a chat', () => {
  it('stay known of whoever leaves, and follow a change', () => {
    const first = namesAfter(new Map(), [kim, lee], []);
    expect(namesAfter(first, [lee], [])).toBe(first);
    const changed = namesAfter(first, [{ ...kim, name: 'Kim Old' }], []);
    expect([...changed]).toEqual([
      ['kim', 'Kim Old'],
      ['lee', 'Lee Park'],
    ]);
  });

  it('are forgotten of whoever was erased', () => {
    const gone = message(1, { state: 'forgotten', text: null, authorId: 'kim' });
    expect(namesAfter(new Map(), [kim], [gone]).get('kim')).toBe('Deleted player');
  });
});
