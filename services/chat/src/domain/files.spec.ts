import type { ChatLogEvent } from '@fieldhouse/events/chat';
import { deleted, edited, file, kept, member, messageId, posted, removed, reported } from './chat.fixture';
import type { ChatMember } from './chat-member';
import { evolveChatLog, initialChatLog } from './chat-log.state';
import { mayOpenFile } from './files';
import { findMessage } from './messages';

const sent = posted('cal', '', { attachments: [file] });
const opens = (accountId: string, ...facts: readonly ChatLogEvent[]): boolean =>
  opensAs(accountId, member(accountId), ...facts);
const opensAs = (
  accountId: string,
  asMember: ChatMember | null,
  ...facts: readonly ChatLogEvent[]
): boolean => {
  const log = [sent, ...facts].reduce(evolveChatLog, initialChatLog);
  const message = findMessage(log.messages, messageId);
  if (!message) throw new Error('there is no message');
  return mayOpenFile(message, file.attachmentId, { accountId, member: asMember });
};

describe('a file of a message', () => {
  it('is opened by whoever may read the message', () => {
    expect(['ana', 'cal', 'dee'].map((who) => opens(who))).toEqual([true, true, true]);
    expect(opens('dee', edited('cal', 'See above'))).toBe(true);
  });

  it('is opened by who wrote it once they have left, and by nobody else who has', () => {
    expect(['cal', 'ana', 'eve'].map((who) => opensAs(who, null))).toEqual([true, false, false]);
    const many = ['dee', 'ben', 'gus'].map((who) => reported(who));
    expect([opensAs('cal', null, deleted), opensAs('cal', null, ...many)]).toEqual([false, false]);
  });

  it('is closed to everybody once the message is deleted or removed', () => {
    for (const gone of [deleted, removed('ana')])
      expect(['ana', 'cal', 'dee'].map((who) => opens(who, gone))).toEqual([false, false, false]);
  });

  it('is closed to who reports the message, to all but who runs the team when many do, and open when it is kept', () => {
    expect([opens('dee', reported('dee')), opens('cal', reported('dee'))]).toEqual([false, true]);
    const many = ['dee', 'ben', 'gus'].map((who) => reported(who));
    expect(['ana', 'ben', 'cal', 'dee'].map((who) => opens(who, ...many))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(opens('dee', ...many, kept)).toBe(true);
  });

  it('is one of the message’s own', () => {
    const [message] = [sent].reduce(evolveChatLog, initialChatLog).messages.flat();
    if (!message) throw new Error('there is no message');
    const reader = { accountId: 'ana', member: member('ana') as ChatMember };
    expect(mayOpenFile(message, 'another', reader)).toBe(false);
  });
});
