/** What people owe, have paid and get back, in words that the bell, pushes and mails share: no schemas. */
import type { NewsWords } from './draft-words';
import type { PaymentNotice } from './notifications/notification.contract';

/** Amounts (minor units of a currency) and days (yyyy-mm-dd) as people write them. */
type Writing = {
  readonly moneyOf: (minor: number, currency: string) => string;
  readonly dayOf: (day: string) => string;
};

/** @returns what somebody is told of money: how much, to or from whom, and what for; nobody else's name */
export const paymentWords = (notice: PaymentNotice, { moneyOf, dayOf }: Writing): NewsWords => {
  const { news, title, payeeName, teamName, currency, firstMinor } = notice;
  const payee = payeeName === '' ? 'the organizer' : payeeName;
  const what = teamName === null || teamName === '' ? title : `${title} (${teamName})`;
  const amount = moneyOf(notice.amountMinor, currency);
  const day = notice.day === null ? '' : dayOf(notice.day);
  const words = (said: string, text: string): NewsWords => ({ title: said, text, path: pathOf(notice) });
  switch (news) {
    case 'asked': {
      const first = firstMinor === null ? '' : `${moneyOf(firstMinor, currency)} of it is `;
      return words(`${capital(payee)} asks you for ${amount}`, `${what}: ${first}due by ${day}.`);
    }
    case 'soon':
      return words(`Due soon: ${amount}`, `${what}, by ${day}, to ${payee}.`);
    case 'due':
      return words(`Due now: ${amount}`, `${what}, by ${day}, to ${payee}.`);
    case 'overdue':
      return words(`Overdue: ${amount}`, `${what}, to ${payee}. It was due by ${day}.`);
    case 'reminded':
      return words(
        `${capital(payee)} reminds you: ${amount} to pay`,
        day === '' ? `${what}.` : `${what}, due by ${day}.`,
      );
    case 'shared':
      return words(`Your share is ${amount}`, `${what}, to ${payee}.`);
    case 'received':
      return words(
        `You paid ${amount} to ${payee}`,
        day === '' ? `For ${what}. This is your receipt.` : `For ${what}, on ${day}. This is your receipt.`,
      );
    case 'declined':
      return words(
        'Your card was declined',
        `${amount} to ${payee} for ${what} is not paid. Try another card.`,
      );
    case 'refunded':
      return words(`You got ${amount} back`, `From ${payee}, for ${what}.`);
    case 'refund_failed':
      return words(
        'A refund did not go through',
        `${amount} for ${what} is still here. Send it another way.`,
      );
    case 'voided':
      return words(`Nothing more to pay: ${what}`, `${capital(payee)} does not ask for it any more.`);
    case 'reduced':
      return words(
        `${amount} less to pay: ${what}`,
        `${capital(payee)} does not ask for that part any more.`,
      );
    default:
      return news satisfies never;
  }
};

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const pathOf = ({ teamId, invoiceId }: PaymentNotice): string => {
  const page =
    teamId === null ? '/player-profile?tab=payments' : `/teams/${encodeURIComponent(teamId)}?tab=dues`;
  return `${page}&invoice=${encodeURIComponent(invoiceId)}`;
};
