import type { ChatLogEvent } from '@fieldhouse/events/chat';
import type { AccountEvent } from '@fieldhouse/events/identity';
import type { TeamEvent } from '@fieldhouse/events/teams';
import type { Attachment } from '@fieldhouse/values';
import { at, documentsAfter } from '@fieldhouse/kernel/testing';
import { chatFactsOf, messageIdOf, teamFactsOf } from '../testing/chat-facts';
import { chatItemsProjection, type ChatItemEvent } from './chat-items.projection';
import type { ChatMessageDocument } from './chat-items.read-model';

const { of, posted, edited, reported } = chatFactsOf('t1');
const one = messageIdOf(1);
const file: Attachment = {
  ...{
    attachmentId: '6f1c6f0e-6f63-4a39-9a3c-0f3f2d2a0021',
    name: 'lineup.csv',
    type: 'text/csv',
    bytes: 120,
  },
  ...{ width: null, height: null },
};
const erased: AccountEvent = {
  type: 'AccountErased',
  data: { accountId: 'ana', erasedAt: at },
};

const documents = (...events: readonly ChatItemEvent[]) => documentsAfter(chatItemsProjection, events);
/** Ana's message after these. */
const message = (...events: readonly ChatItemEvent[]): ChatMessageDocument => {
  const found = documents(posted(one, 'ana', 'Bring the <@bo> bats'), ...events).get(`t1.team.${one}`);
  if (found?.kind !== 'message') throw new Error('there is no message');
  return found;
};
const reacted = (accountId: string, emoji: string): ChatLogEvent =>
  of('ReactionAdded', one, { accountId, emoji });

describe('a message', () => {
  it('is as it was posted, at its place in the log', () => {
    expect(message()).toEqual({
      _id: `t1.team.${one}`,
      _position: '00000000000000000000',
      kind: 'message',
      chatId: 't1',
      channel: 'team',
      messageId: one,
      key: '0'.repeat(40),
      at: '2026-11-20T10:00:00.000Z',
      authorId: 'ana',
      text: 'Bring the <@bo> bats',
      mentions: ['bo'],
      wide: null,
      attachments: [],
      poll: null,
      replyTo: null,
      editedAt: null,
      reactions: [],
      pinned: false,
      reports: [],
      reportedAt: null,
      hiddenFor: [],
      versions: [0],
      ended: null,
      state: 'shown',
      words: ['bring', 'the', 'bats'],
      calls: ['bo'],
    });
  });

  it('keeps its place when it is edited, and is found by its new words', () => {
    expect(message(edited(one, 'ana', '<!team> ÇA VA'))).toMatchObject({
      key: '0'.repeat(40),
      text: '<!team> ÇA VA',
      editedAt: '2026-11-20T11:00:00.000Z',
      mentions: [],
      wide: 'team',
      words: ['ca', 'va'],
      calls: ['!team'],
      versions: [0, 1],
    });
  });

  it('that is edited without end keeps its first text and the last ones', () => {
    const many = Array.from({ length: 120 }, (_, n) => edited(one, 'ana', `Take ${n}`));
    const { versions } = message(...many);
    expect(versions).toEqual([0, ...Array.from({ length: 49 }, (_, n) => n + 72)]);
  });

  it.each(['MessageDeleted', 'MessageRemoved'] as const)('leaves only that it was there after %s', (type) => {
    const gone = message(
      reacted('bo', '👍'),
      of('MessagePinned', one),
      reported(one, 'bo'),
      type === 'MessageRemoved' ? of(type, one, { reason: 'Rude', authorId: 'cy' }) : of(type, one),
    );
    const state = type === 'MessageDeleted' ? 'deleted' : 'removed';
    expect(gone).toMatchObject({
      ...{ state, text: null, words: [], calls: [], reactions: [], pinned: false, reports: [] },
    });
    expect(JSON.stringify(gone)).not.toMatch(/bats|Rude/);
  });

  it('is hidden by three people, not by one who says it three times, and shown again when it is kept', () => {
    expect(message(reported(one, 'bo'), reported(one, 'bo'), reported(one, 'bo')).state).toBe('shown');
    const three = ['bo', 'cy', 'di'].map((accountId) => reported(one, accountId));
    expect(message(...three)).toMatchObject({ state: 'hidden', words: [], calls: [] });
    expect(message(...three, of('MessageKept', one))).toMatchObject({
      state: 'shown',
      reports: [],
      hiddenFor: ['bo', 'cy', 'di'],
      words: ['bring', 'the', 'bats'],
    });
  });

  it('waits from its first report on until that is answered, or until there is nothing to judge', () => {
    const waits = (...events: readonly ChatItemEvent[]) =>
      message(reported(one, 'bo'), reported(one, 'cy'), ...events).reportedAt;
    expect(waits()).toBe(message(reported(one, 'bo')).reportedAt);
    expect(waits()).toMatch(/^2\d{3}-/);
    const bySite = of('MessageRemoved', one, { reason: 'Rude', authorId: 'zoe', bySite: true });
    for (const answer of [of('MessageKept', one), of('MessageDeleted', one), bySite, erased])
      expect(waits(answer)).toBeNull();
    expect(message(reported(one, 'bo'), bySite).state).toBe('removed_by_site');
  });

  it('says where the reasons of its reports stand, and none of them', () => {
    const { reports } = message(reported(one, 'bo', 'Quite rude'));
    expect(reports).toEqual([{ accountId: 'bo', revision: 1 }]);
  });

  it('has its reactions in the order in which they were first given', () => {
    const removed = of('ReactionRemoved', one, { accountId: 'bo', emoji: '👍' });
    const given = [reacted('bo', '👍'), reacted('cy', '🎉'), reacted('cy', '👍'), reacted('cy', '👍')];
    expect(message(...given).reactions).toEqual([
      { emoji: '👍', accountIds: ['bo', 'cy'] },
      { emoji: '🎉', accountIds: ['cy'] },
    ]);
    expect(message(...given, removed).reactions[0]).toEqual({ emoji: '👍', accountIds: ['cy'] });
    expect(message(reacted('bo', '👍'), removed).reactions).toEqual([]);
  });

  it('is found by the names of its files, which go with its text', () => {
    const sent = posted(one, 'ana', '', { attachments: [file] });
    const found = (...facts: readonly ChatItemEvent[]) => documents(sent, ...facts).get(`t1.team.${one}`);
    expect(found()).toMatchObject({
      state: 'shown',
      text: '',
      words: ['lineup', 'csv'],
      attachments: [file],
    });
    for (const gone of [of('MessageDeleted', one), erased])
      expect(found(gone)).toMatchObject({ text: null, words: [], attachments: [] });
  });

  it('is pinned until it is not', () => {
    expect(message(of('MessagePinned', one)).pinned).toBe(true);
    expect(message(of('MessagePinned', one), of('MessageUnpinned', one)).pinned).toBe(false);
  });

  it('loses its text with its author, also where it is hidden or deleted, and nobody else does', () => {
    const two = messageIdOf(2);
    const after = documents(
      posted(one, 'ana', 'Mine'),
      posted(two, 'bo', 'Not mine'),
      reported(one, 'bo'),
      erased,
    );
    expect(after.get(`t1.team.${one}`)).toMatchObject({ state: 'forgotten', text: null, words: [] });
    expect(after.get(`t1.team.${two}`)).toMatchObject({ state: 'shown', text: 'Not mine' });
    expect(message(of('MessageDeleted', one), erased).state).toBe('deleted');
  });

  it('whose author’s key is gone is forgotten from the start', () => {
    const found = documents(posted(one, 'ana', null)).get(`t1.team.${one}`);
    expect(found).toMatchObject({ state: 'forgotten', text: null, words: [], calls: [] });
  });
});

describe('cards', () => {
  const team = teamFactsOf('t1');
  const cards = (...events: readonly TeamEvent[]) =>
    [...documents(...events).values()].map((item) =>
      item.kind === 'card' ? [item.card, item.memberId, item.detail] : item.kind,
    );

  it('tell of the team and of who comes, leads and goes, and of what is taken back', () => {
    expect(
      cards(
        team.created,
        team.joined('ana'),
        team.roleChanged('ana', 'player', 'captain'),
        { type: 'TeamSeasonStarted', data: { teamId: 't1', season: 'Fall 2026' } },
        team.left('ana', 'removed'),
        { type: 'MemberRestored', data: { teamId: 't1', memberId: 'm-ana' } },
        { type: 'TeamArchived', data: { teamId: 't1' } },
        { type: 'TeamReopened', data: { teamId: 't1' } },
      ),
    ).toEqual([
      ['TeamCreated', null, null],
      ['MemberJoined', 'm-ana', null],
      ['MemberRoleChanged', 'm-ana', 'captain'],
      ['TeamSeasonStarted', null, 'Fall 2026'],
      ['MemberLeft', 'm-ana', null],
      ['MemberRestored', 'm-ana', null],
      ['TeamArchived', null, null],
      ['TeamReopened', null, null],
    ]);
  });

  it('stand in the team’s channel at the place of their fact', () => {
    expect(documents(team.created).get('t1.card.0')).toMatchObject({
      ...{ kind: 'card', channel: 'team', key: '0'.repeat(40), at },
    });
  });

  it('do not tell of players without an account, nor of what is nobody else’s matter', () => {
    expect(
      cards(team.joined(null, 'player', 'p1'), {
        type: 'MemberChanged',
        data: { teamId: 't1', memberId: 'p1', number: '7', positions: [] },
      }),
    ).toEqual([]);
  });
});
