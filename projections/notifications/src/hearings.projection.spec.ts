import type { ChatReaderEvent } from '@fieldhouse/events/chat';
import { documentsAfter } from '@fieldhouse/kernel/testing';
import { hearingsProjection } from './hearings.projection';

const who = { chatId: 't1', accountId: 'ana' };
const after = (...events: readonly ChatReaderEvent[]) =>
  documentsAfter(hearingsProjection, events).get('t1.ana');

describe('how somebody wants to hear of a chat', () => {
  it('is kept with how far they have read in each channel', () => {
    const read = (channel: 'team' | 'news', key: string): ChatReaderEvent => ({
      type: 'ChannelRead',
      data: { ...who, channel, key },
    });
    expect(after(read('team', '7'), read('news', '3'), read('team', '9'))).toMatchObject({
      ...who,
      mute: 'all',
      read: { team: '9', news: '3' },
    });
  });

  it('is kept when they say so', () => {
    expect(after({ type: 'ReceiptsShown', data: { ...who, shown: false } })).toBeUndefined();
    expect(after({ type: 'ChatMuted', data: { ...who, level: 'nothing' } })).toMatchObject({
      ...who,
      mute: 'nothing',
      hidden: [],
    });
  });

  it('leaves out whom they hide, until they show them again', () => {
    const hidden = (hiddenId: string): ChatReaderEvent => ({
      type: 'PersonHidden',
      data: { ...who, hiddenId },
    });
    expect(after(hidden('bo'), hidden('cy'), hidden('bo'))?.hidden).toEqual(['bo', 'cy']);
    const shown: ChatReaderEvent = { type: 'PersonShown', data: { ...who, hiddenId: 'bo' } };
    expect(after(hidden('bo'), hidden('cy'), shown)).toMatchObject({ mute: 'all', hidden: ['cy'] });
  });
});
