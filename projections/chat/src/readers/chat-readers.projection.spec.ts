import type { ChatReaderEvent } from '@fieldhouse/events/chat';
import { documentsAfter } from '@fieldhouse/kernel/testing';
import { chatReadersProjection } from './chat-readers.projection';

const who = { chatId: 't1', accountId: 'ana' };
const after = (...events: readonly ChatReaderEvent[]) =>
  documentsAfter(chatReadersProjection, events).get('t1.ana');

describe('somebody who reads', () => {
  it('hears of everything and shows how far they have read until they say otherwise', () => {
    expect(after({ type: 'ChannelRead', data: { ...who, channel: 'team', key: '7' } })).toMatchObject({
      ...{ _id: 't1.ana', ...who, read: { team: '7' }, mute: 'all', receipts: true, hidden: [] },
    });
  });

  it('has a place in each channel', () => {
    const reader = after(
      { type: 'ChannelRead', data: { ...who, channel: 'team', key: '7' } },
      { type: 'ChannelRead', data: { ...who, channel: 'news', key: '3' } },
      { type: 'ChannelRead', data: { ...who, channel: 'team', key: '9' } },
    );
    expect(reader?.read).toEqual({ team: '9', news: '3' });
  });

  it('mutes, shows no receipts, and hides people once', () => {
    const reader = after(
      { type: 'ChatMuted', data: { ...who, level: 'nothing' } },
      { type: 'ReceiptsShown', data: { ...who, shown: false } },
      { type: 'PersonHidden', data: { ...who, hiddenId: 'bo' } },
      { type: 'PersonHidden', data: { ...who, hiddenId: 'cy' } },
      { type: 'PersonHidden', data: { ...who, hiddenId: 'bo' } },
      { type: 'PersonShown', data: { ...who, hiddenId: 'cy' } },
    );
    expect(reader).toMatchObject({ mute: 'nothing', receipts: false, hidden: ['bo'] });
  });
});
