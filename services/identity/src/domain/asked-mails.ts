import { AccountError } from './account.errors';
import { MAILS_A_DAY, type AskedMail, type RegisteredAccount } from './account.state';

const COOL_DOWN_SECONDS = 60;
const DAY_SECONDS = 24 * 3_600;

/** Why a mail has to wait, and for how many seconds; null: it may go now. */
export const waitForMail = (
  { mailsAskedAt }: Pick<RegisteredAccount, 'mailsAskedAt'>,
  mail: AskedMail,
  now: string,
): { readonly code: 'mail_just_sent' | 'mails_today'; readonly retryAfterSeconds: number } | null => {
  const asked = mailsAskedAt[mail];
  const left = (since: string | undefined, seconds: number): number =>
    since === undefined ? 0 : Math.ceil(seconds - (Date.parse(now) - Date.parse(since)) / 1_000);
  const today = asked.length < MAILS_A_DAY ? 0 : left(asked[0], DAY_SECONDS);
  if (today > 0) return { code: 'mails_today', retryAfterSeconds: today };
  const justNow = left(asked.at(-1), COOL_DOWN_SECONDS);
  return justNow > 0 ? { code: 'mail_just_sent', retryAfterSeconds: justNow } : null;
};

/** @throws AccountError `mail_just_sent` within a minute of the last one, `mails_today` after five in 24 hours */
export const requireMailAllowed = (
  account: Pick<RegisteredAccount, 'mailsAskedAt'>,
  mail: AskedMail,
  now: string,
): void => {
  const wait = waitForMail(account, mail, now);
  if (wait) throw new AccountError(wait.code, { retryAfterSeconds: wait.retryAfterSeconds });
};
