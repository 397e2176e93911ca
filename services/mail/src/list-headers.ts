import type { Mail } from '@fieldhouse/platform';

/** What tells a mail program to which list a mail belongs and how one leaves it (RFC 2919, 2369 and 8058); {} for others. */
export const listHeaders = ({ list }: Mail): Readonly<Record<string, string>> =>
  list
    ? {
        'List-ID': `<${list.id}.${new URL(list.pageUrl).hostname}>`,
        'List-Unsubscribe': `<${list.oneClickUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {};
