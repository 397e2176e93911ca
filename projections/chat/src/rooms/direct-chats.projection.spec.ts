import { documentsAfter } from '@fieldhouse/kernel/testing';
import { placeText } from '@fieldhouse/kernel';
import { chatFactsOf, messageIdOf } from '../testing/chat-facts';
import { directChatsProjection } from './direct-chats.projection';

it('two people have talked once one of them has written, and last when one last did', () => {
  const direct = chatFactsOf('direct:ana:ben', 'direct');
  const team = chatFactsOf('t1');
  const documents = documentsAfter(directChatsProjection, [
    team.posted(messageIdOf(1), 'ana', 'To all'),
    direct.posted(messageIdOf(2), 'ana', 'Hi', { postedAt: '2026-11-20T10:00:00.000Z' }),
    direct.posted(messageIdOf(3), 'ben', 'Hello', { postedAt: '2026-11-20T11:00:00.000Z' }),
    direct.of('MessageDeleted', messageIdOf(2)),
  ]);
  expect([...documents.keys()]).toEqual(['direct:ana:ben']);
  expect(documents.get('direct:ana:ben')).toMatchObject({
    accountIds: ['ana', 'ben'],
    firstAt: '2026-11-20T10:00:00.000Z',
    key: placeText({ commit: 200n, prepare: 200n }),
  });
});
