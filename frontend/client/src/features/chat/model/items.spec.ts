import type { ChatItemView, RepliedView } from '@fieldhouse/api-contract';
import { message, positionOf } from '../../../../test/chat-samples';
import { NOTHING, withItems, withOlder, type Stretch } from './items';

const quote: RepliedView = { messageId: 'm1', authorId: 'kim', text: 'Message 1', attachments: [] };
const answer = message(2, { authorId: 'lee', text: 'Yes', reply: quote });
const stretch = (...items: readonly ChatItemView[]): Stretch => ({ ...NOTHING, items });
const quotedIn = ({ items }: Stretch) =>
  items.flatMap((item) => (item.kind === 'message' && item.reply ? [item.reply.text] : []));
const later = { position: positionOf(9) };
const gone = { ...later, text: null, attachments: [] } as const;

describe('what is quoted above an answer', () => {
  it.each(['deleted', 'removed', 'removed_by_site', 'hidden', 'forgotten'] as const)(
    'goes with the message: %s',
    (state) => {
      expect(quotedIn(withItems(stretch(message(1), answer), [message(1, { ...gone, state })]))).toEqual([
        null,
      ]);
    },
  );

  it('goes where the message itself is not on the page', () => {
    const shown = { ...stretch(answer), older: true };
    const now = withItems(shown, [message(1, { ...gone, state: 'deleted' })]);
    expect(now.items.map(({ id }) => id)).toEqual(['m2']);
    expect(quotedIn(now)).toEqual([null]);
  });

  it('is what the message says now, in short', () => {
    const edited = message(1, { ...later, text: 'bats '.repeat(60), editedAt: message(9).at });
    expect(quotedIn(withItems(stretch(message(1), answer), [edited]))).toEqual([
      expect.stringMatching(/^bats .{190,200}bats…$/),
    ]);
  });

  it('is not taken back by what was told before, and is nobody else’s', () => {
    const deleted = message(1, { ...gone, state: 'deleted' });
    const other = message(3, { reply: { ...quote, messageId: 'm0', text: 'Message 0' } });
    const now = withItems(stretch(deleted, { ...answer, reply: { ...quote, text: null } }, other), [
      message(1, { position: positionOf(5) }),
    ]);
    expect(quotedIn(now)).toEqual([null, 'Message 0']);
    expect(withItems(now, [message(1)])).toBe(now);
  });

  it('stays the same where nothing of it has changed', () => {
    const before = stretch(message(1), answer);
    const reacted = message(1, { ...later, reactions: [{ emoji: '👍', accountIds: ['lee'] }] });
    expect(withItems(before, [reacted]).items[1]).toBe(answer);
  });

  it('is as the page with the message has it', () => {
    const page = { items: [message(1, { ...later, text: 'Edited' })], older: false, newer: true, people: [] };
    expect(quotedIn(withOlder({ ...stretch(answer), older: true }, { ...page, ...later }))).toEqual([
      'Edited',
    ]);
  });
});
