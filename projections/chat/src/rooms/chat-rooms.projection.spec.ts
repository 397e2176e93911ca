import { documentsAfter } from '@fieldhouse/kernel/testing';
import { chatRoomsProjection } from './chat-rooms.projection';

const settings = (wideMentions: boolean) =>
  ({ type: 'ChatSettingsChanged', data: { chatId: 't1', wideMentions } }) as const;

it('a team’s settings are the last that were made', () => {
  const room = documentsAfter(chatRoomsProjection, [settings(false), settings(true), settings(false)]).get(
    't1',
  );
  expect(room).toMatchObject({ _id: 't1', wideMentions: false });
});
