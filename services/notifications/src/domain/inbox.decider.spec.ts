import type { InboxEvent } from '@fieldhouse/events/notifications';
import { specification } from '@fieldhouse/kernel/testing';
import { inboxDecider } from './inbox.decider';

const accountId = 'a1';
const context = { actor: { kind: 'account', accountId }, at: '2026-11-23T10:00:00.000Z' } as const;
const read = (notificationId: string) => ({ ...context, type: 'ReadNotification', notificationId }) as const;
const readAll = (upTo: string) => ({ ...context, type: 'ReadNotifications', upTo }) as const;
const seen = (notificationId: string): InboxEvent => ({
  type: 'NotificationRead',
  data: { accountId, notificationId },
});
const allSeen = (upTo: string): InboxEvent => ({ type: 'NotificationsRead', data: { accountId, upTo } });
const { given } = specification(inboxDecider);

describe('an inbox', () => {
  it('says of a notification that it was read, once', () => {
    given().when(read('mention:m1')).then(seen('mention:m1'));
    given(seen('mention:m1')).when(read('mention:m1')).then();
    given(seen('mention:m1')).when(read('mention:m2')).then(seen('mention:m2'));
  });

  it('says of all up to a place that they were read, and never goes back', () => {
    given().when(readAll('40')).then(allSeen('40'));
    given(allSeen('40')).when(readAll('40')).then();
    given(allSeen('40')).when(readAll('9')).then();
    given(allSeen('40')).when(readAll('100')).then(allSeen('100'));
  });

  it('keeps both, whichever came first', () => {
    for (const both of [
      [seen('mention:m1'), allSeen('40')],
      [allSeen('40'), seen('mention:m1')],
    ]) {
      given(...both)
        .when(read('mention:m1'))
        .then();
      given(...both)
        .when(readAll('40'))
        .then();
    }
  });

  it('is its account’s alone', () => {
    const actor = { kind: 'process', name: 'sweep' } as const;
    given()
      .when({ ...read('mention:m1'), actor })
      .thenRefused('not_found');
  });

  it('keeps no more of single ones than anybody is shown', () => {
    const many = Array.from({ length: 500 }, (_, n) => seen(`mention:m${n}`));
    const { read: kept } = many.reduce(inboxDecider.evolve, inboxDecider.initialState);
    expect(kept).toHaveLength(200);
    expect(kept.at(-1)).toBe('mention:m499');
  });
});
