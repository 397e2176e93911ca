/** What people owe, have paid and get back, and their credit, in words that the bell, pushes and mails share: no schemas. */
import type { NewsWords } from './draft-words';
import type { PaymentNotice } from './notifications/notification.contract';
import { zoneWords } from './zone-words';

/** Amounts (minor units of a currency), days (yyyy-mm-dd) and instants (ISO-8601 UTC) as people write them. */
type Writing = {
  readonly moneyOf: (minor: number, currency: string) => string;
  readonly dayOf: (day: string) => string;
  readonly timeOf: (iso: string) => string;
};

const DECLINED: Readonly<Record<string, string>> = {
  insufficient_funds: 'There was not enough money on the card. Use another card, or pay a part.',
  expired_card: 'The card has expired. Use another card.',
  incorrect_cvc: 'The security code was wrong. Enter it again.',
  incorrect_number: 'The card number was wrong. Enter it again.',
  authentication_required: 'The bank wants you to confirm the payment. Pay it here, and confirm it there.',
  processing_error: 'The bank could not be reached. Try again in a few minutes.',
  lost_card: 'The bank refused the card. Use another card, or ask your bank.',
  stolen_card: 'The bank refused the card. Use another card, or ask your bank.',
};

/** Why a card was declined, and what to do. @param code the provider's word; null: none was given */
export const declinedWords = (code: string | null): string =>
  DECLINED[code ?? ''] ?? 'The bank declined the card. Use another card, or ask your bank why.';

/** 'the end of Nov 21, Eastern Time'. @param day as people write it @param zone IANA; null: it is not known where it ends */
const endOf = (day: string, zone: string | null): string =>
  zone === null ? `the end of ${day}` : `the end of ${day}, ${zoneWords(zone)}`;

/** What becomes of a place that is not paid for. @param lastDay to pay it, as people write it @param zone of that day */
export const forfeitWords = (lastDay: string, zone: string | null): string =>
  `The place is given up if this is not paid by ${endOf(lastDay, zone)}.`;

/**
 * What it costs to be late. @param amount of the late fee @param lastDay to pay without it, both as people write them
 * @param zone of that day
 */
export const lateFeeWords = (amount: string, lastDay: string, zone: string | null): string =>
  `A late fee of ${amount} is added if it is not paid by ${endOf(lastDay, zone)}.`;

/** @returns what somebody is told of money: how much, to or from whom, and what for; nobody else's name */
export const paymentWords = (notice: PaymentNotice, { moneyOf, dayOf, timeOf }: Writing): NewsWords => {
  const { news, title, payeeName, teamName, currency, firstMinor, forfeitOn, holdUntil, zone } = notice;
  const payee = payeeName === '' ? 'the organizer' : payeeName;
  const what = teamName === null || teamName === '' ? title : `${title} (${teamName})`;
  const amount = moneyOf(notice.amountMinor, currency);
  const day = notice.day === null ? '' : dayOf(notice.day);
  const goes = forfeitOn === null ? '' : ` ${forfeitWords(dayOf(forfeitOn), zone)}`;
  const { lateFee } = notice;
  const costs =
    lateFee === null
      ? ''
      : ` ${lateFeeWords(moneyOf(lateFee.amountMinor, currency), dayOf(lateFee.lastOn), zone)}`;
  const words = (said: string, text: string): NewsWords => ({ title: said, text, path: pathOf(notice) });
  switch (news) {
    case 'asked': {
      const first = firstMinor === null ? null : `${moneyOf(firstMinor, currency)} of it`;
      const due =
        holdUntil === null
          ? `${first === null ? '' : `${first} is `}due by ${day}.${costs}`
          : `your place is held until ${timeOf(holdUntil)}. Pay ${first ?? 'it'} by then, or it is given up.`;
      return words(`${capital(payee)} asks you for ${amount}`, `${what}: ${due}`);
    }
    case 'asked_again':
      return words(
        `${capital(payee)} asks you again for ${amount}`,
        `${what}. It was written off, which has been taken back.${goes}${costs}`,
      );
    case 'held_again':
      if (notice.byCard)
        return words(
          `Your card will be charged ${amount}`,
          `The place is yours again. ${chargedText(what, day, payee)}`,
        );
      return words(
        `${capital(payee)} asks you for ${amount}`,
        `${what}: the place is yours again. Pay it by ${day}.${goes}${costs}`,
      );
    case 'answers': {
      const by = day === '' ? '' : `, due by ${day}`;
      return words(
        `${amount}: you’re now responsible for it`,
        `${what}, to ${payee}${by}. You lead the team now.${goes}`,
      );
    }
    case 'soon':
      if (notice.byCard) return words(`Your card will be charged ${amount}`, chargedText(what, day, payee));
      return words(`Due soon: ${amount}`, `${what}, by ${day}, to ${payee}.${costs}`);
    case 'due':
      if (notice.byCard) return words(`Your card is charged ${amount} today`, chargedText(what, day, payee));
      return words(`Due now: ${amount}`, `${what}, by ${day}, to ${payee}.${costs}`);
    case 'overdue':
      return words(`Overdue: ${amount}`, `${what}, to ${payee}. It was due by ${day}.${goes}${costs}`);
    case 'reminded':
      return words(
        `${capital(payee)} reminds you: ${amount} to pay`,
        day === '' ? `${what}.${costs}` : `${what}, due by ${day}.${costs}`,
      );
    case 'shared':
      return words(`Your share is ${amount}`, `${what}, to ${payee}.`);
    case 'received':
      return words(
        `You paid ${amount} to ${payee}`,
        day === '' ? `For ${what}. This is your receipt.` : `For ${what}, on ${day}. This is your receipt.`,
      );
    case 'payment_reversed':
      return words(
        `${amount} is due again`,
        `${what}, to ${payee}. It was recorded as paid by mistake, which has been taken back.${goes}${costs}`,
      );
    case 'declined': {
      const why = notice.code === null ? 'Try another card.' : declinedWords(notice.code);
      const again = day === '' ? '' : ` The card is tried again on ${day}.`;
      return words('Your card was declined', `${amount} to ${payee} for ${what} is not paid. ${why}${again}`);
    }
    case 'charge_failed':
      return words(
        `Payment failed: ${amount}`,
        `${what}. The card was declined each time; nobody has paid. Ask them to pay another way.`,
      );
    case 'late_fee':
      return words(`A late fee of ${amount} was added`, `${what}, to ${payee}, was not paid by ${day}.`);
    case 'forfeited':
      return words(`Not paid: ${amount}`, `${what}, due by ${day}. The place is given up.`);
    case 'forfeit_kept':
      return words(
        `Not paid: ${amount}`,
        `${what}, due by ${day}. A draft has begun, so the place stays: decide what is to become of it.`,
      );
    case 'refunded':
      return words(`You got ${amount} back`, `From ${payee}, for ${what}.`);
    case 'refund_failed':
      return words(
        'A refund did not go through',
        `${amount} for ${what} is still here. Send it another way.`,
      );
    case 'refund_asked':
      return words(
        `A refund of ${amount} waits for your yes`,
        `${what}. Somebody else who manages the money asked for it.`,
      );
    case 'refund_to_give':
      return words(
        `Hand ${amount} back`,
        `${what}. It did not come by card, so somebody gives it back by hand. Say so once it is done.`,
      );
    case 'disputed': {
      const { evidenceBy } = notice;
      const by = evidenceBy === null ? 'soon' : `by ${timeOf(evidenceBy)}, or the money may be lost`;
      return words(
        `${amount} is disputed`,
        `${what}. The cardholder’s bank has taken it back until it decides. Download the evidence, and send it to the card provider ${by}.`,
      );
    }
    case 'dispute_won':
      return words(
        `Dispute won: ${amount}`,
        `${what}. The bank has decided for you: the money is yours again.`,
      );
    case 'dispute_lost':
      return words(
        `Dispute lost: ${amount}`,
        `${what}. The bank has decided for the cardholder: the money is gone, and nobody is asked for it again.`,
      );
    case 'refund_declined':
      return words(`Your refund of ${amount} was declined`, `${what}. Open it to see why.`);
    case 'refund_reversed':
      return words(
        `You did not get ${amount} back`,
        `From ${payee}, for ${what}. It was recorded as handed back by mistake, which has been taken back.`,
      );
    case 'voided':
      return words(`Nothing more to pay: ${what}`, `${capital(payee)} does not ask for it anymore.`);
    case 'reduced':
      return words(`${amount} less to pay: ${what}`, `${capital(payee)} does not ask for that part anymore.`);
    case 'credit_granted': {
      const end = day === '' ? 'It does not run out.' : `It can be used until the end of ${day}.`;
      return words(
        `${capital(payee)} granted you ${amount} of credit`,
        `It pays what they ask of you. ${end}`,
      );
    }
    case 'credit_runs_out':
      return words(
        `${amount} of your credit runs out soon`,
        `It is with ${payee}, and can be used until the end of ${day}.`,
      );
    default:
      return news satisfies never;
  }
};

const chargedText = (what: string, day: string, payee: string): string =>
  `${what}, on ${day}, to ${payee}, as you agreed. What is paid before is not charged, and you can take the card back.`;
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
/** News of a team's fee that is for whoever collects it; all other news is for whoever pays. */
const TO_COLLECTORS: readonly PaymentNotice['news'][] = [
  'charge_failed',
  'refund_asked',
  'refund_to_give',
  'refund_declined',
  'refund_failed',
  'disputed',
  'dispute_won',
  'dispute_lost',
];

/** Whoever pays may have left the team; their own page opens every invoice of theirs. */
const pathOf = ({ news, teamId, invoiceId }: PaymentNotice): string => {
  if (invoiceId === null) return '/player-profile?tab=payments';
  const isOfTeam = teamId !== null && TO_COLLECTORS.includes(news);
  const page = isOfTeam ? `/teams/${encodeURIComponent(teamId)}?tab=dues` : '/player-profile?tab=payments';
  return `${page}&invoice=${encodeURIComponent(invoiceId)}`;
};
