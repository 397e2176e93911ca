import type { ChatRoomEvent } from '@fieldhouse/events/chat';
import { specification } from '@fieldhouse/kernel/testing';
import { chatRoomDecider } from './chat-room.decider';
import { as, member, chatId } from './chat.fixture';

const { given } = specification(chatRoomDecider);
const change = (by: string, wideMentions: boolean) =>
  ({ ...as(by), chatId, type: 'ChangeChatSettings', wideMentions }) as const;
const changed = (wideMentions: boolean): ChatRoomEvent => ({
  type: 'ChatSettingsChanged',
  data: { chatId, wideMentions },
});

it('those who run the team say whether members may mention all of it', () => {
  given().when(change('ben', true)).then();
  given().when(change('ben', false)).then(changed(false));
  given(changed(false)).when(change('ana', false)).then();
  given(changed(false)).when(change('ana', true)).then(changed(true));
  given().when(change('cal', false)).thenRefused('not_team_manager');
  given().when(change('eve', false)).thenRefused('not_found');
  given()
    .when({ ...change('ana', false), member: member('ana', { archived: true }) })
    .thenRefused('team_archived');
});
