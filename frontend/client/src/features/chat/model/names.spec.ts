import { message } from '../../../../test/chat-samples';
import { namesAfter } from './names';

const kim = { accountId: 'kim', name: 'Kim Young', role: 'player' } as const;
const lee = { accountId: 'lee', name: 'Lee Park', role: null } as const;
const NOBODY: ReadonlySet<string> = new Set();

describe('the names of a chat', () => {
  it('stay known of whoever leaves, and follow a change', () => {
    const first = namesAfter(new Map(), [kim, lee], [], NOBODY);
    expect(namesAfter(first, [lee], [], NOBODY)).toBe(first);
    const changed = namesAfter(first, [{ ...kim, name: 'Kim Old' }], [], NOBODY);
    expect([...changed]).toEqual([
      ['kim', 'Kim Old'],
      ['lee', 'Lee Park'],
    ]);
  });

  it('are forgotten of whoever was erased', () => {
    const gone = message(1, { state: 'forgotten', text: null, authorId: 'kim' });
    expect(namesAfter(new Map(), [kim], [gone], NOBODY).get('kim')).toBe('Deleted player');
  });

  it('are forgotten of whoever was erased without a word of theirs, as long as others still have them', () => {
    const names = namesAfter(new Map([['kim', 'Kim Young']]), [kim, lee], [], new Set(['kim']));
    expect([names.get('kim'), names.get('lee')]).toEqual(['Deleted player', 'Lee Park']);
  });
});
