import type { PaymentNotice } from './notifications/notification.contract';
import { paymentWords } from './payment-words';

const writing = {
  moneyOf: (minor: number, currency: string) => `${(minor / 100).toFixed(2)} ${currency}`,
  dayOf: (day: string) => `the ${day.slice(8)}th`,
  timeOf: (iso: string) => iso.slice(11, 16),
};
const notice = (more: Partial<PaymentNotice>): PaymentNotice => ({
  ...{ news: 'asked', invoiceId: 'i/1', title: 'Registration', payeeName: 'Spring League' },
  ...{ teamId: null, teamName: 'Tigers', amountMinor: 60_000, currency: 'USD', day: '2026-06-05' },
  ...{
    firstMinor: null,
    code: null,
    byCard: false,
    forfeitOn: null,
    lateFee: null,
    holdUntil: null,
    evidenceBy: null,
    zone: null,
  },
  ...more,
});

describe('money in words', () => {
  it.each<[PaymentNotice['news'], string, string]>([
    ['asked', 'Spring League asks you for 600.00 USD', 'Registration (Tigers): due by the 05th.'],
    [
      'asked_again',
      'Spring League asks you again for 600.00 USD',
      'Registration (Tigers). It was written off, which has been taken back.',
    ],
    [
      'held_again',
      'Spring League asks you for 600.00 USD',
      'Registration (Tigers): the place is yours again. Pay it by the 05th.',
    ],
    ['soon', 'Due soon: 600.00 USD', 'Registration (Tigers), by the 05th, to Spring League.'],
    ['due', 'Due now: 600.00 USD', 'Registration (Tigers), by the 05th, to Spring League.'],
    [
      'answers',
      '600.00 USD: you’re now responsible for it',
      'Registration (Tigers), to Spring League, due by the 05th. You lead the team now.',
    ],
    ['overdue', 'Overdue: 600.00 USD', 'Registration (Tigers), to Spring League. It was due by the 05th.'],
    ['reminded', 'Spring League reminds you: 600.00 USD to pay', 'Registration (Tigers), due by the 05th.'],
    ['shared', 'Your share is 600.00 USD', 'Registration (Tigers), to Spring League.'],
    [
      'received',
      'You paid 600.00 USD to Spring League',
      'For Registration (Tigers), on the 05th. This is your receipt.',
    ],
    [
      'payment_reversed',
      '600.00 USD is due again',
      'Registration (Tigers), to Spring League. It was recorded as paid by mistake, which has been taken back.',
    ],
    [
      'declined',
      'Your card was declined',
      '600.00 USD to Spring League for Registration (Tigers) is not paid. Try another card. The card is tried again on the 05th.',
    ],
    ['forfeited', 'Not paid: 600.00 USD', 'Registration (Tigers), due by the 05th. The place is given up.'],
    [
      'forfeit_kept',
      'Not paid: 600.00 USD',
      'Registration (Tigers), due by the 05th. A draft has begun, so the place stays: decide what is to become of it.',
    ],
    [
      'late_fee',
      'A late fee of 600.00 USD was added',
      'Registration (Tigers), to Spring League, was not paid by the 05th.',
    ],
    ['refunded', 'You got 600.00 USD back', 'From Spring League, for Registration (Tigers).'],
    [
      'refund_failed',
      'A refund did not go through',
      '600.00 USD for Registration (Tigers) is still here. Send it another way.',
    ],
    [
      'refund_asked',
      'A refund of 600.00 USD waits for your yes',
      'Registration (Tigers). Somebody else who manages the money asked for it.',
    ],
    [
      'refund_to_give',
      'Hand 600.00 USD back',
      'Registration (Tigers). It did not come by card, so somebody gives it back by hand. Say so once it is done.',
    ],
    [
      'disputed',
      '600.00 USD is disputed',
      'Registration (Tigers). The cardholder’s bank has taken it back until it decides. Download the evidence, and send it to the card provider soon.',
    ],
    [
      'dispute_won',
      'Dispute won: 600.00 USD',
      'Registration (Tigers). The bank has decided for you: the money is yours again.',
    ],
    [
      'dispute_lost',
      'Dispute lost: 600.00 USD',
      'Registration (Tigers). The bank has decided for the cardholder: the money is gone, and nobody is asked for it again.',
    ],
    [
      'refund_declined',
      'Your refund of 600.00 USD was declined',
      'Registration (Tigers). Open it to see why.',
    ],
    [
      'refund_reversed',
      'You did not get 600.00 USD back',
      'From Spring League, for Registration (Tigers). It was recorded as handed back by mistake, which has been taken back.',
    ],
    ['voided', 'Nothing more to pay: Registration (Tigers)', 'Spring League does not ask for it anymore.'],
    [
      'reduced',
      '600.00 USD less to pay: Registration (Tigers)',
      'Spring League does not ask for that part anymore.',
    ],
  ])('%s reads %j', (news, title, text) => {
    const path = '/player-profile?tab=payments&invoice=i%2F1';
    expect(paymentWords(notice({ news }), writing)).toEqual({ title, text, path });
  });

  it('says until when the place is held that is to be paid first, and how much of it', () => {
    const held = { holdUntil: '2026-06-01T18:15:00.000Z' };
    expect(paymentWords(notice(held), writing).text).toBe(
      'Registration (Tigers): your place is held until 18:15. Pay it by then, or it is given up.',
    );
    expect(paymentWords(notice({ ...held, firstMinor: 20_000 }), writing).text).toBe(
      'Registration (Tigers): your place is held until 18:15. Pay 200.00 USD of it by then, or it is given up.',
    );
  });

  it('says by when the bank is to be answered that has taken a payment back', () => {
    const evidenceBy = '2026-06-09T18:00:00.000Z';
    expect(paymentWords(notice({ news: 'disputed', evidenceBy }), writing).text).toBe(
      'Registration (Tigers). The cardholder’s bank has taken it back until it decides. Download the evidence, and send it to the card provider by 18:00, or the money may be lost.',
    );
  });

  it('says until when it can be paid before the place goes', () => {
    const ending = (zone: string | null) =>
      paymentWords(notice({ news: 'overdue', forfeitOn: '2026-06-19', zone }), writing)
        .text.split('. ')
        .at(-1);
    expect(ending('America/New_York')).toBe(
      'The place is given up if this is not paid by the end of the 19th, Eastern Time.',
    );
    expect(ending(null)).toBe('The place is given up if this is not paid by the end of the 19th.');
  });

  it.each([
    ['asked', 'Registration (Tigers): due by the 05th.'],
    ['soon', 'Registration (Tigers), by the 05th, to Spring League.'],
    ['due', 'Registration (Tigers), by the 05th, to Spring League.'],
    ['overdue', 'Registration (Tigers), to Spring League. It was due by the 05th.'],
    ['reminded', 'Registration (Tigers), due by the 05th.'],
  ] as const)('says what it costs to be late: %s', (news, text) => {
    const lateFee = { amountMinor: 500, lastOn: '2026-06-12' };
    expect(paymentWords(notice({ news, lateFee, zone: 'America/Los_Angeles' }), writing).text).toBe(
      `${text} A late fee of 5.00 USD is added if it is not paid by the end of the 12th, Pacific Time.`,
    );
  });

  it('says why a card was declined, and of one that is not tried again nothing more', () => {
    const { text } = paymentWords(
      notice({ news: 'declined', code: 'insufficient_funds', day: null }),
      writing,
    );
    expect(text).toBe(
      '600.00 USD to Spring League for Registration (Tigers) is not paid. There was not enough money on the card. Use another card, or pay a part.',
    );
  });

  it.each([
    ['soon', 'Your card will be charged 600.00 USD'],
    ['due', 'Your card is charged 600.00 USD today'],
  ] as const)('of a kept card says that it is charged: %s', (news, title) => {
    expect(paymentWords(notice({ news, byCard: true }), writing)).toMatchObject({
      title,
      text: 'Registration (Tigers), on the 05th, to Spring League, as you agreed. What is paid before is not charged, and you can take the card back.',
    });
  });

  it('of a place that is theirs again says what their kept card is charged, and until when it is not given up', () => {
    const again = { news: 'held_again', forfeitOn: '2026-06-12', zone: 'America/Los_Angeles' } as const;
    expect(paymentWords(notice(again), writing).text).toBe(
      'Registration (Tigers): the place is yours again. Pay it by the 05th. The place is given up if this is not paid by the end of the 12th, Pacific Time.',
    );
    const { title, text } = paymentWords(notice({ ...again, byCard: true }), writing);
    expect(title).toBe('Your card will be charged 600.00 USD');
    expect(text).toMatch(
      /^The place is yours again\. Registration \(Tigers\), on the 05th, to Spring League/,
    );
  });

  it('of credit says how much, of whom and until when, and leads to it', () => {
    const path = '/player-profile?tab=payments';
    const credit = { invoiceId: null, title: '', teamName: null, amountMinor: 2_000 } as const;
    expect(paymentWords(notice({ ...credit, news: 'credit_granted' }), writing)).toEqual({
      title: 'Spring League granted you 20.00 USD of credit',
      text: 'It pays what they ask of you. It can be used until the end of the 05th.',
      path,
    });
    expect(paymentWords(notice({ ...credit, news: 'credit_granted', day: null }), writing).text).toBe(
      'It pays what they ask of you. It does not run out.',
    );
    expect(paymentWords(notice({ ...credit, news: 'credit_runs_out' }), writing)).toEqual({
      title: '20.00 USD of your credit runs out soon',
      text: 'It is with Spring League, and can be used until the end of the 05th.',
      path,
    });
  });

  it('says how much of it is due first', () => {
    expect(paymentWords(notice({ firstMinor: 20_000 }), writing).text).toBe(
      'Registration (Tigers): 200.00 USD of it is due by the 05th.',
    );
  });

  it('of a team’s fee leads to the team, and names no team that owes it', () => {
    const fee = { teamId: 't1', teamName: null, payeeName: 'Tigers', title: 'Season dues' };
    expect(paymentWords(notice(fee), writing)).toMatchObject({
      text: 'Season dues: due by the 05th.',
      path: '/player-profile?tab=payments&invoice=i%2F1',
    });
    for (const news of ['charge_failed', 'refund_asked', 'refund_failed', 'disputed', 'dispute_won'] as const)
      expect(paymentWords(notice({ ...fee, news }), writing).path).toBe('/teams/t1?tab=dues&invoice=i%2F1');
  });

  it('of a team’s fee leads whoever pays to a page that is theirs also once they have left the team', () => {
    const path = '/player-profile?tab=payments&invoice=i%2F1';
    for (const news of ['asked', 'soon', 'due', 'overdue', 'reminded', 'shared', 'received'] as const)
      expect(paymentWords(notice({ news, teamId: 't1' }), writing).path).toBe(path);
    for (const news of ['declined', 'late_fee', 'refunded', 'voided', 'reduced', 'answers'] as const)
      expect(paymentWords(notice({ news, teamId: 't1' }), writing).path).toBe(path);
  });

  it('has a sentence where a name or a day is not known', () => {
    const bare = { payeeName: '', teamName: '', day: null } as const;
    expect(paymentWords(notice({ ...bare, news: 'reminded' }), writing)).toMatchObject({
      title: 'The organizer reminds you: 600.00 USD to pay',
      text: 'Registration.',
    });
    expect(paymentWords(notice({ ...bare, news: 'received' }), writing)).toMatchObject({
      title: 'You paid 600.00 USD to the organizer',
      text: 'For Registration. This is your receipt.',
    });
  });
});
