import type { ChatLogEvent } from '@fieldhouse/events/chat';
import { documentsAfter, recorded } from '@fieldhouse/kernel/testing';
import { placeText } from '@fieldhouse/kernel';
import { directChatId, draftChatId } from '@fieldhouse/values';
import { chatFactsOf, messageIdOf } from '../testing/chat-facts';
import { chatRoomsProjection } from './chat-rooms.projection';

const settings = (wideMentions: boolean) =>
  ({ type: 'ChatSettingsChanged', data: { chatId: 't1', wideMentions } }) as const;

it('a team’s settings are the last that were made', () => {
  const room = documentsAfter(chatRoomsProjection, [settings(false), settings(true), settings(false)]).get(
    't1',
  );
  expect(room).toMatchObject({ _id: 't1', wideMentions: false });
});

it('a chat’s last messages are known by channel, whatever becomes of them; of two people elsewhere', () => {
  const { posted, of } = chatFactsOf('t1');
  const said = (chatId: string): ChatLogEvent => chatFactsOf(chatId).posted(messageIdOf(4), 'ana', 'Hi');
  const facts = [
    settings(false),
    posted(messageIdOf(1), 'ana', 'One'),
    chatFactsOf('t1', 'news').posted(messageIdOf(2), 'ana', 'News'),
    posted(messageIdOf(3), 'ana', 'Two'),
    of('MessageDeleted', messageIdOf(3)),
    said(draftChatId('l1')),
    said(directChatId('ana', 'ben')),
  ];
  const placeOf = recorded(facts).map(({ position }) => placeText(position));
  const rooms = documentsAfter(chatRoomsProjection, facts);
  expect([...rooms.keys()]).toEqual(['t1', draftChatId('l1')]);
  expect(rooms.get('t1')).toMatchObject({
    wideMentions: false,
    last: { team: placeOf[3], news: placeOf[2] },
  });
  expect(rooms.get(draftChatId('l1'))).toMatchObject({ wideMentions: true, last: { team: placeOf[5] } });
});
