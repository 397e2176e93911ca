import type { DraftNews, NoticeChannel } from '@fieldhouse/values';
import type { DraftMatter } from '../drafts/draft-notice';
import { hasSeen } from './notice-contents';

const inbox = { upTo: '5', read: [] };
const isSeen = (news: DraftNews, channel: NoticeChannel, key = '5'): boolean =>
  hasSeen({ kind: 'draft', id: 'draft:e1', key, draft: { news } as DraftMatter }, { ...inbox, channel });

describe('what somebody has seen in the bell', () => {
  it('is not told on either way', () => {
    expect(isSeen('published', 'email')).toBe(true);
    expect(isSeen('published', 'push')).toBe(true);
    const told = { kind: 'mention', id: 'mention:m1', key: '5', draft: null } as const;
    expect(hasSeen(told, { ...inbox, channel: 'email' })).toBe(true);
    expect(isSeen('published', 'email', '6')).toBe(false);
  });

  it.each(['chat', 'registrationReceipt'] as const)('is nothing that is not there: %s', (kind) => {
    expect(hasSeen({ kind, id: `${kind}:1`, key: '5', draft: null }, { ...inbox, channel: 'email' })).toBe(
      false,
    );
  });

  it.each(['role_given', 'role_taken', 'time_changed', 'cancelled', 'reopened'] as const)(
    'is mailed all the same where an entry of a calendar follows from it: %s',
    (news) => {
      expect(isSeen(news, 'email')).toBe(false);
      expect(isSeen(news, 'push')).toBe(true);
    },
  );
});
