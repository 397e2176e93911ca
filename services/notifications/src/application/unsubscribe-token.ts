import { openBytes, sealBytes } from '@fieldhouse/kernel/runtime';
import { noticeKind, type NoticeKind } from '@fieldhouse/values';
import { parse, stringify } from 'uuid';

/** Whose mails of which kind; `accountId` is a UUID. */
export type MailsOf = { readonly kind: NoticeKind; readonly accountId: string };

/** So long is what a route takes. */
const TOKEN = /^[\w-]{60,100}$/;
const ID_BYTES = 16;

/**
 * The token of a link that ends mails: sealed, so that it says nothing of whose they are, and never stored.
 * @param key 32 bytes
 */
export const unsubscribeToken = (key: Buffer, { kind, accountId }: MailsOf): string =>
  sealBytes(key, Buffer.concat([parse(accountId), Buffer.from(kind)])).toString('base64url');

/** What a token stands for, or null for a token that none of these keys made. */
export const readUnsubscribeToken = (keys: readonly Buffer[], token: string): MailsOf | null => {
  if (!TOKEN.test(token)) return null;
  for (const key of keys) {
    try {
      const bytes = openBytes(key, Buffer.from(token, 'base64url'));
      const kind = noticeKind.parse(bytes.subarray(ID_BYTES).toString());
      return { kind, accountId: stringify(bytes.subarray(0, ID_BYTES)) };
    } catch {
      // Perhaps under the next.
    }
  }
  return null;
};
