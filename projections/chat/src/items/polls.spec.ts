import type { ChatLogEvent } from '@fieldhouse/events/chat';
import type { AccountEvent } from '@fieldhouse/events/identity';
import { at, documentsAfter } from '@fieldhouse/kernel/testing';
import type { Poll } from '@fieldhouse/values';
import { chatFactsOf, messageIdOf } from '../testing/chat-facts';
import { chatItemsProjection, type ChatItemEvent } from './chat-items.projection';
import { messageView, peopleIn } from './item-views';

const { of, posted } = chatFactsOf('t1');
const one = messageIdOf(1);
const poll: Poll = {
  options: [
    { optionId: 'tue', text: 'Tuesday' },
    { optionId: 'thu', text: 'Thursday' },
  ],
  ...{ multiple: true, secret: false, closesAt: null },
};
const voted = (accountId: string, ...optionIds: string[]): ChatLogEvent =>
  of('PollVoted', one, { accountId, optionIds });
const after = (asked: Partial<Poll>, events: readonly ChatItemEvent[]) => {
  const posting = posted(one, 'ana', 'Which night?', { poll: { ...poll, ...asked } });
  const found = documentsAfter(chatItemsProjection, [posting, ...events]).get(`t1.team.${one}`);
  if (found?.kind !== 'message') throw new Error('there is no message');
  return found;
};
/** Ana's poll after these, as somebody reads it. */
const read = (readerId: string | null, events: readonly ChatItemEvent[], asked: Partial<Poll> = {}) =>
  messageView(after(asked, events), { replied: new Map(), accountOf: () => null, readerId });

describe('a poll', () => {
  it('is as it was asked, and is found by the words of its options', () => {
    expect(read('bo', []).poll).toEqual({
      options: [
        { optionId: 'tue', text: 'Tuesday', votes: 0, accountIds: [] },
        { optionId: 'thu', text: 'Thursday', votes: 0, accountIds: [] },
      ],
      ...{ mine: [], multiple: true, secret: false, closesAt: null, closed: false, voters: 0 },
    });
    expect(after({}, []).words).toEqual(['which', 'night', 'tuesday', 'thursday']);
  });

  it('has the last choice of each, once however often it is told', () => {
    const votes = [voted('bo', 'tue'), voted('cy', 'tue', 'thu'), voted('bo', 'thu'), voted('bo', 'thu')];
    expect(read('bo', votes).poll).toMatchObject({
      options: [
        { votes: 1, accountIds: ['cy'] },
        { votes: 2, accountIds: ['cy', 'bo'] },
      ],
      mine: ['thu'],
      voters: 2,
    });
    expect(read('bo', [...votes, voted('bo')]).poll).toMatchObject({ mine: [], voters: 1 });
    expect([...peopleIn([read('bo', votes)])]).toEqual(['ana', 'cy', 'bo']);
  });

  it('that is secret says how many, and who to nobody: each reads their own choice', () => {
    const secret = (readerId: string | null) =>
      read(readerId, [voted('bo', 'tue'), voted('cy', 'thu')], { secret: true });
    expect(secret('ana').poll).toMatchObject({
      options: [
        { votes: 1, accountIds: null },
        { votes: 1, accountIds: null },
      ],
      mine: [],
      voters: 2,
    });
    expect(secret('bo').poll?.mine).toEqual(['tue']);
    for (const readerId of ['ana', 'bo', 'cy', null])
      expect(JSON.stringify(secret(readerId))).not.toMatch(/"bo"|"cy"/);
    expect([...peopleIn([secret('bo')])]).toEqual(['ana']);
  });

  it('is closed by somebody, with its result', () => {
    expect(read('bo', [voted('bo', 'tue'), of('PollClosed', one)]).poll).toMatchObject({
      ...{ closed: true, voters: 1 },
    });
  });

  it('goes with its text, whichever way that goes', () => {
    const erased: AccountEvent = { type: 'AccountErased', data: { accountId: 'ana', erasedAt: at } };
    const gone = [
      of('MessageDeleted', one),
      of('MessageRemoved', one, { reason: 'Rude', authorId: 'cy' }),
      erased,
    ];
    for (const fact of gone)
      for (const events of [[fact], [voted('bo', 'tue'), fact, voted('cy', 'tue'), of('PollClosed', one)]])
        expect(after({}, events)).toMatchObject({ poll: null, text: null, words: [] });
    const hidden = ['bo', 'cy', 'di'].map((accountId) =>
      of('MessageReported', one, { authorId: accountId, reason: 'Rude' }),
    );
    expect(read('eve', hidden).poll).toBeNull();
    expect(read('bo', hidden.slice(0, 1)).poll).toBeNull();
  });
});
