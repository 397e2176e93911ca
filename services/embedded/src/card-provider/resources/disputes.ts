import type Stripe from 'stripe';
import type { Desk } from '../desk';
import { get, post, type Call, type Route } from '../http/call';
import { found } from '../http/found';
import { answerList } from '../http/paging';
import { notPossible } from '../http/refusals';
import { DISPUTE_FEE } from '../money/fees';
import { newId } from '../store/ids';
import { idOf } from '../store/objects';
import { NO_EVIDENCE, EVIDENCE_FIELDS } from './evidence';

const ANSWER_WITHIN_SECONDS = 9 * 24 * 60 * 60;
const OPEN = ['needs_response', 'under_review'];

/** The person whose card it is says that they did not want this: the money goes back, and a fee with it. */
export const openDispute = (desk: Desk, chargeId: string, reason = 'fraudulent'): Stripe.Dispute => {
  const charge = found(desk, 'charge', chargeId);
  const amount = charge.amount_captured - charge.amount_refunded;
  if (charge.disputed || amount === 0)
    throw notPossible(
      `Charge ${chargeId} cannot be disputed: nothing of it is left, or it was disputed before.`,
    );
  const id = newId('dispute');
  const { currency } = charge;
  const transaction = desk.ledger.enter({
    type: 'adjustment',
    category: 'dispute',
    amount: -amount,
    fee: DISPUTE_FEE,
    feeFor: 'Dispute fee',
    currency,
    source: id,
    description: `Chargeback withdrawal for ${chargeId}`,
  });
  const dispute = desk.objects.insert(
    'dispute',
    {
      id,
      object: 'dispute',
      amount,
      balance_transactions: [transaction],
      charge: chargeId,
      created: desk.now(),
      currency,
      enhanced_eligibility_types: [],
      evidence: NO_EVIDENCE,
      evidence_details: {
        due_by: desk.now() + ANSWER_WITHIN_SECONDS,
        enhanced_eligibility: {},
        has_evidence: false,
        past_due: false,
        submission_count: 0,
        submission_method: 'manual',
      },
      intended_submission_method: null,
      is_charge_refundable: false,
      livemode: false,
      metadata: {},
      payment_intent: idOf(charge.payment_intent),
      reason,
      status: 'needs_response',
    },
    desk.now(),
  );
  desk.objects.update('charge', chargeId, { disputed: true });
  desk.events.tell('charge.dispute.created', dispute);
  desk.events.tell('charge.dispute.funds_withdrawn', dispute);
  return dispute;
};

/** The bank decides. Who wins gets the amount back, not the fee. */
export const closeDispute = (desk: Desk, id: string, status: 'won' | 'lost'): Stripe.Dispute => {
  const dispute = found(desk, 'dispute', id);
  if (!OPEN.includes(dispute.status))
    throw notPossible(`This dispute is already closed, with a status of ${dispute.status}.`);
  const { amount, currency, balance_transactions: moved } = dispute;
  const back =
    status === 'lost'
      ? []
      : [
          desk.ledger.enter({
            type: 'adjustment',
            category: 'dispute_reversal',
            amount,
            currency,
            source: id,
            description: `Chargeback reversal for ${idOf(dispute.charge) ?? ''}`,
          }),
        ];
  const closed = desk.objects.update('dispute', id, { status, balance_transactions: [...moved, ...back] });
  if (status === 'won') desk.events.tell('charge.dispute.funds_reinstated', closed);
  desk.events.tell('charge.dispute.closed', closed, { status: dispute.status });
  return closed;
};

/** These texts decide a practice dispute, as published for test mode. */
const VERDICTS: Readonly<Record<string, 'won' | 'lost'>> = {
  winning_evidence: 'won',
  losing_evidence: 'lost',
};

const update = ({ desk, params, id }: Call): Stripe.Dispute => {
  const dispute = found(desk, 'dispute', id);
  if (dispute.status !== 'needs_response')
    throw notPossible(`This dispute takes no more evidence: it has a status of ${dispute.status}.`);
  const group = params.group('evidence');
  const given = Object.fromEntries(
    EVIDENCE_FIELDS.flatMap((field) => {
      const text = group?.text(field, 20_000);
      return text === undefined ? [] : [[field, text]];
    }),
  );
  const isSubmitted = params.flag('submit') ?? true;
  const { evidence_details: details } = dispute;
  const changed = desk.objects.update('dispute', id, {
    evidence: { ...dispute.evidence, ...given },
    metadata: params.metadata(dispute.metadata),
    status: isSubmitted ? 'under_review' : dispute.status,
    evidence_details: {
      ...details,
      has_evidence: details.has_evidence || Object.keys(given).length > 0,
      submission_count: details.submission_count + (isSubmitted ? 1 : 0),
    },
  });
  desk.events.tell('charge.dispute.updated', changed, { status: dispute.status });
  const verdict = isSubmitted ? VERDICTS[changed.evidence.uncategorized_text ?? ''] : undefined;
  return verdict ? closeDispute(desk, id, verdict) : changed;
};

export const DISPUTE_ROUTES: readonly Route[] = [
  get('disputes.retrieve', '/v1/disputes/:id', ({ desk, id }) => found(desk, 'dispute', id)),
  get('disputes.list', '/v1/disputes', ({ desk, params, path }) =>
    answerList(desk.objects, 'dispute', params, path, ['charge', 'payment_intent']),
  ),
  post('disputes.update', '/v1/disputes/:id', update),
  post('disputes.close', '/v1/disputes/:id/close', ({ desk, id }) => closeDispute(desk, id, 'lost')),
];
