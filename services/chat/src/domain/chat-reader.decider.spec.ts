import type { ChatReaderEvent } from '@fieldhouse/events/chat';
import { specification } from '@fieldhouse/kernel/testing';
import { chatReaderDecider } from './chat-reader.decider';
import { as, member, chatId } from './chat.fixture';

const { given } = specification(chatReaderDecider);
const me = { chatId, accountId: 'cal' };
const mine = { ...as('cal'), chatId };
const read = (key: string, channel: 'team' | 'news' = 'team') =>
  ({ ...mine, type: 'ReadChannel', channel, key }) as const;
const wasRead = (key: string, channel: 'team' | 'news' = 'team'): ChatReaderEvent => ({
  type: 'ChannelRead',
  data: { ...me, channel, key: key.padStart(40, '0') },
});
const hide = (hiddenId: string) => ({ ...mine, type: 'HidePerson', hiddenId }) as const;
const show = (hiddenId: string) => ({ ...mine, type: 'ShowPerson', hiddenId }) as const;
const hidden = (hiddenId: string): ChatReaderEvent => ({ type: 'PersonHidden', data: { ...me, hiddenId } });
const shown = (hiddenId: string): ChatReaderEvent => ({ type: 'PersonShown', data: { ...me, hiddenId } });

describe('somebody who reads a chat', () => {
  it('has read further, never less, in each channel by itself', () => {
    given().when(read('9')).then(wasRead('9'));
    given(wasRead('9')).when(read('10')).then(wasRead('10'));
    given(wasRead('10')).when(read('9')).then();
    given(wasRead('10')).when(read('0010')).then();
    given(wasRead('10')).when(read('9', 'news')).then(wasRead('9', 'news'));
    given(wasRead('10'), wasRead('9', 'news')).when(read('10')).then();
  });

  it('chooses what they hear of', () => {
    const mute = (level: 'all' | 'mentions') => ({ ...mine, type: 'MuteChat', level }) as const;
    const muted: ChatReaderEvent = { type: 'ChatMuted', data: { ...me, level: 'mentions' } };
    given().when(mute('all')).then();
    given().when(mute('mentions')).then(muted);
    given(muted).when(mute('mentions')).then();
    given(muted)
      .when({ ...mute('all'), member: member('cal', { archived: true }) })
      .then({
        type: 'ChatMuted',
        data: { ...me, level: 'all' },
      });
  });

  it('chooses whether others see how far they have read', () => {
    const receipts = (is: boolean) => ({ ...mine, type: 'ShowReceipts', shown: is }) as const;
    const off: ChatReaderEvent = { type: 'ReceiptsShown', data: { ...me, shown: false } };
    given().when(receipts(true)).then();
    given().when(receipts(false)).then(off);
    given(off).when(receipts(false)).then();
  });

  it('hides people who are or were of the team, and not themselves', () => {
    given().when(hide('dee')).then(hidden('dee'));
    given().when(hide('fay')).then(hidden('fay'));
    given(hidden('dee')).when(hide('dee')).then();
    given(hidden('dee')).when(show('dee')).then(shown('dee'));
    given(hidden('dee'), shown('dee')).when(show('dee')).then();
    given().when(hide('cal')).thenRefused('hides_self');
    given().when(hide('eve')).thenRefused('member_unknown');
    given().when(show('eve')).thenRefused('member_unknown');
    given(hidden('eve')).when(show('eve')).then(shown('eve'));
    const many = Array.from({ length: 100 }, (_, n) => hidden(`p${n}`));
    given(...many)
      .when(hide('dee'))
      .thenRefused('too_many_hidden', { limit: 100 });
    given(...many, shown('p1'))
      .when(hide('dee'))
      .then(hidden('dee'));
  });

  it('is of the team', () => {
    given()
      .when({ ...read('9'), member: null })
      .thenRefused('not_found');
  });
});
