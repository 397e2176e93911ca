import type { ChatLogEvent } from '@fieldhouse/events/chat';
import type { TeamEvent } from '@fieldhouse/events/teams';
import { asksAt, type Effect, type Process } from '@fieldhouse/kernel';
import type { TellRequest } from './tell.handler';

type ToldEvent = ChatLogEvent | TeamEvent;

/** With which something begins that people are told of. */
const TELLING = new Set<ToldEvent['type']>([
  'MessagePosted',
  'MessageEdited',
  'MemberInvited',
  'JoinRequested',
  'MemberJoined',
]);

/** People are told of what happens from now on: each fact is a timer that stands until it is known who is told of it. */
export const noticeDeliveries: Process<ToldEvent> = {
  name: 'notice-deliveries',
  categories: ['chatLog', 'team'],
  startFrom: 'now',
  react: ({ id, type, streamId, revision, metadata: { occurredAt: at } }): readonly Effect[] => {
    if (!TELLING.has(type)) return [];
    const request: TellRequest = { type: 'TellOf', stream: streamId, revision, at };
    return [asksAt(at, `notice-${id}`, { aggregate: 'notice', id, request })];
  },
};
