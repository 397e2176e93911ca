import type { ChatLogEvent } from '@fieldhouse/events/chat';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { about, deleted, file, kept, posted, removed } from '../domain/chat.fixture';
import { chatAttachments } from './attachment-upkeep';

const effectsOf = (event: ChatLogEvent) => chatAttachments.react(event as RecordedEvent<ChatLogEvent>);

it.each([
  ['is posted with a file', posted('cal', '', { attachments: [file] })],
  ['is deleted', deleted],
  ['is removed', removed('ana')],
])('sees to the files of a message that %s', (_, fact) => {
  const request = { type: 'TidyAttachments', ...about() };
  const command = { aggregate: 'chatAttachments', id: 't1.team.202611', request };
  expect(effectsOf(fact)).toEqual([{ kind: 'dispatch', command }]);
});

it('does nothing for what concerns no file', () => {
  expect([posted('cal'), kept].flatMap(effectsOf)).toEqual([]);
});
