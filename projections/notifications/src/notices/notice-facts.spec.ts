import type { ChatLogEvent } from '@fieldhouse/events/chat';
import type { DraftEvent } from '@fieldhouse/events/drafts';
import type { TeamEvent } from '@fieldhouse/events/teams';
import { at, recorded } from '@fieldhouse/kernel/testing';
import type { ToldEvent } from '../notification';
import { nowAfter } from './notice-facts';

const teamId = 't1';
const message = { chatId: teamId, channel: 'team', messageId: 'm1' } as const;
const said = (text: string | null, mentions: string[] = ['ben']) => ({
  authorId: 'ana',
  text,
  mentions,
  wide: null,
});
const posted: ChatLogEvent = {
  type: 'MessagePosted',
  data: { ...message, ...said('Bring the bats'), replyTo: null, postedAt: at },
};
const edited = (text: string, mentions: string[]): ChatLogEvent => ({
  type: 'MessageEdited',
  data: { ...message, ...said(text, mentions), editedAt: at },
});
const reported = (authorId: string): ChatLogEvent => ({
  type: 'MessageReported',
  data: { ...message, reason: null, authorId },
});
const now = (id: string, ...facts: readonly ToldEvent[]) => nowAfter(id, recorded(facts));

describe('what there is to tell now', () => {
  it('is the message as its author has left it, at the place at which it was told', () => {
    const facts = [posted, edited('Bring the balls', ['ben', 'cal'])];
    expect(now('mention:m1', ...facts)).toMatchObject({
      notice: { kind: 'mention', accountIds: ['ben', 'cal'], cause: { revision: 0 } },
      text: 'Bring the balls',
    });
    expect(now('chat:m1', ...facts)).toMatchObject({
      notice: { kind: 'chat', circle: 'team' },
      text: 'Bring the balls',
    });
  });

  it('is nothing once it was deleted, or mentions nobody any more', () => {
    const deleted: ChatLogEvent = { type: 'MessageDeleted', data: message };
    expect(now('mention:m1', posted, deleted)).toBeNull();
    expect(now('chat:m1', posted, deleted)).toBeNull();
    expect(now('mention:m1', posted, edited('Nobody', []))).toBeNull();
    expect(now('chat:m1', posted, edited('Nobody', []))).not.toBeNull();
  });

  it('is nothing that three people have reported, until it is kept', () => {
    const three = ['ben', 'cal', 'dee'].map(reported);
    expect(now('chat:m1', posted, ...three.slice(1))).not.toBeNull();
    expect(now('chat:m1', posted, ...three)).toBeNull();
    expect(now('chat:m1', posted, ...three, { type: 'MessageKept', data: message })).not.toBeNull();
  });

  it('says of a poll that it is one', () => {
    const options = ['Tue', 'Thu'].map((text) => ({ optionId: `o-${text}`, text }));
    const asked = {
      ...posted,
      data: { ...posted.data, poll: { options, multiple: false, secret: false, closesAt: null } },
    } as ChatLogEvent;
    expect(now('chat:m1', asked)?.text).toBe('Poll: Bring the bats');
    expect(now('chat:m1', asked, edited('Which night?', []))?.text).toBe('Poll: Which night?');
  });

  it('is told by its files where nothing is written', () => {
    const photo = {
      attachmentId: '8f1c1f34-7a34-4f0c-9c53-0d7bb2f7a5d1',
      name: 'field.jpg',
      type: 'image/webp',
    } as const;
    const attachments = [{ ...photo, bytes: 1, width: 1, height: 1 }];
    const sent: ChatLogEvent = { ...posted, data: { ...posted.data, text: '', attachments } };
    expect(now('mention:m1', sent)?.text).toBe('Photo');
  });

  it('is a turn until the next one, or until there is none', () => {
    const turn = (clockSeq: number): DraftEvent => ({
      type: 'TurnStarted',
      data: {
        ...{ draftId: 'd1', pickNo: 1, round: 1, teamId: 't1', clockSeq, startedAt: at },
        ...{ deadlineAt: at, autoPickAt: at, auto: false },
      },
    });
    const completed: DraftEvent = { type: 'DraftCompleted', data: { draftId: 'd1', completedAt: at } };
    expect(now('draftTurn:e0', turn(1))?.notice).toMatchObject({ kind: 'draftTurn', draft: { clockSeq: 1 } });
    expect(now('draftTurn:e0', turn(1), turn(2))).toBeNull();
    expect(now('draftTurn:e0', turn(1), completed)).toBeNull();
  });

  it('is what was said to one alone, until something else is said or it is deleted', () => {
    const where = { chatId: 'direct:ana:ben', channel: 'direct' } as const;
    const wrote = (messageId: string): ChatLogEvent => ({
      type: 'MessagePosted',
      data: { ...posted.data, ...where, messageId },
    });
    const deleted = (messageId: string): ChatLogEvent => ({
      type: 'MessageDeleted',
      data: { ...where, messageId },
    });
    expect(now('direct:m2', wrote('m1'), wrote('m2'), deleted('m1'))?.notice).toMatchObject({
      id: 'direct:m2',
    });
    expect(now('direct:m1', wrote('m1'), wrote('m2'))).toBeNull();
    expect(now('direct:m2', wrote('m2'), deleted('m2'))).toBeNull();
    const removed: ChatLogEvent = {
      type: 'MessageRemoved',
      data: { ...where, messageId: 'm2', reason: 'Rude', authorId: 'zoe', bySite: true },
    };
    expect(now('direct:m2', wrote('m2'), removed)).toBeNull();
  });

  it('has no text once its author is erased', () => {
    const erased: ChatLogEvent = { ...posted, data: { ...posted.data, text: null } };
    expect(now('mention:m1', erased)?.text).toBeNull();
  });

  it('is a request as long as it waits', () => {
    const asked: TeamEvent = {
      type: 'JoinRequested',
      data: { teamId, requestId: 'r1', accountId: 'ben', message: null },
    };
    expect(now('joinRequest:r1', asked)?.notice).toMatchObject({ kind: 'joinRequest', circle: 'captains' });
    expect(
      now('joinRequest:r1', asked, { type: 'JoinRequestDeclined', data: { teamId, requestId: 'r1' } }),
    ).toBeNull();
  });

  it('is that a request was declined, until they ask again', () => {
    const about = { teamId, accountId: 'ben' };
    const declined: TeamEvent = { type: 'JoinRequestDeclined', data: { ...about, requestId: 'r1' } };
    const again: TeamEvent = { type: 'JoinRequested', data: { ...about, requestId: 'r2', message: null } };
    const id = 'requestDeclined:ben.t1.r1';
    expect(now(id, declined)?.notice).toMatchObject({ accountIds: ['ben'], by: null });
    expect(now(id, declined, again)).toBeNull();
  });
});
