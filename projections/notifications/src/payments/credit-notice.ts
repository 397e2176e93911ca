import type { PaymentNotice } from '@fieldhouse/api-contract';
import type { Wallet } from '@fieldhouse/events/payments';
import type { NotTold } from '../drafts/draft-notice';
import type { NoticeDocument } from '../notification';

type Told = Pick<NoticeDocument, 'payment' | 'accountIds'>;
/** What there is to tell of somebody's credit with a league or a team. */
export type ToldWallet = Pick<Wallet, 'payeeName' | 'grants' | 'closed'>;

/** @returns what somebody is told of credit now; or why nothing */
export const creditNoticeFor = (
  { payment: matter, accountIds }: Told,
  wallet: ToldWallet | null,
  accountId: string,
): PaymentNotice | NotTold => {
  if (!accountIds.includes(accountId)) return 'gone';
  const grant = wallet?.grants.find(({ grantId }) => grantId === matter?.grantId);
  if (!matter || !wallet || !grant || wallet.closed) return 'over';
  const { news, day } = matter;
  // What has come back for longer meanwhile does not run out on that day.
  const isOver = news === 'credit_runs_out' && (grant.leftMinor === 0 || grant.lastOn !== day);
  if (isOver) return 'over';
  return {
    ...{ news, invoiceId: null, title: 'Credit', payeeName: wallet.payeeName, teamId: null, teamName: null },
    amountMinor: news === 'credit_runs_out' ? grant.leftMinor : grant.amountMinor,
    ...{ currency: grant.currency, day, firstMinor: null, code: null, byCard: false, forfeitOn: null },
    ...{ lateFee: null, holdUntil: null, evidenceBy: null, zone: null },
  };
};
