import type { ChatLogEvent } from '@fieldhouse/events/chat';
import { at, reactionsTo } from '@fieldhouse/kernel/testing';
import { noticeDeliveries } from './notice-deliveries.process';

const message = { chatId: 't1', channel: 'team', messageId: 'm1' } as const;
const posted: ChatLogEvent = {
  type: 'MessagePosted',
  data: { ...message, authorId: 'ana', text: 'Hi', mentions: [], wide: null, replyTo: null, postedAt: at },
};

describe('people are told', () => {
  it('of a message, once it is known who is told: the timer says where the fact is, and nothing of it', () => {
    expect(reactionsTo(noticeDeliveries, [posted])).toEqual([
      [
        {
          kind: 'schedule',
          timerId: 'notice-e0',
          jobId: 'notice-e0',
          at,
          command: {
            aggregate: 'notice',
            id: 'e0',
            request: { type: 'TellOf', stream: 's-1', revision: 0, at },
          },
        },
      ],
    ]);
  });

  it('of nothing that ends', () => {
    expect(reactionsTo(noticeDeliveries, [{ type: 'MessageDeleted', data: message }])).toEqual([[]]);
  });

  it('of nothing that happened before there was anybody who tells', () => {
    expect(noticeDeliveries.startFrom).toBe('now');
  });
});
