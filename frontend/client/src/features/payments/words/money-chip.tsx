import { isOffline, type InvoiceCard, type PaymentView, type RefundView } from '@fieldhouse/api-contract';
import { AutorenewRounded } from '../../../shared/icons/autorenew-rounded';
import { BlockRounded } from '../../../shared/icons/block-rounded';
import { CheckCircleRounded } from '../../../shared/icons/check-circle-rounded';
import { CircleOutlined } from '../../../shared/icons/circle-outlined';
import { GavelRounded } from '../../../shared/icons/gavel-rounded';
import { HourglassTopRounded } from '../../../shared/icons/hourglass-top-rounded';
import { ReplayRounded } from '../../../shared/icons/replay-rounded';
import { WarningRounded } from '../../../shared/icons/warning-rounded';
import { chipWith, type Look } from '../../../shared/ui/draft-chip';
import { cameOf } from '../model/totals';

/** How the states of money look: apart from all others, as no first page shows them. */
const LOOKS = {
  open: ['Not paid yet', 'info', HourglassTopRounded],
  partially_paid: ['Paid in part', 'info', AutorenewRounded],
  paid: ['Paid', 'primary', CheckCircleRounded],
  failed: ['Payment failed', 'error', WarningRounded],
  overdue: ['Overdue', 'error', WarningRounded],
  void: ['Not owed anymore', 'neutral', BlockRounded],
  withdrawn: ['Withdrawn', 'neutral', BlockRounded],
  written_off: ['Written off', 'neutral', BlockRounded],
  charging: ['Being charged', 'info', HourglassTopRounded],
  begun: ['Not finished', 'neutral', CircleOutlined],
  succeeded: ['Paid', 'primary', CheckCircleRounded],
  refused: ['Declined', 'error', BlockRounded],
  cancelled: ['Not finished', 'neutral', CircleOutlined],
  refunded_part: ['Refunded in part', 'info', ReplayRounded],
  refunded: ['Refunded', 'neutral', ReplayRounded],
  disputed: ['Disputed', 'warning', GavelRounded],
  lost: ['Lost to a dispute', 'error', GavelRounded],
  reversed: ['Undone', 'neutral', ReplayRounded],
  to_approve: ['Waits for approval', 'warning', HourglassTopRounded],
  pending: ['On its way', 'info', HourglassTopRounded],
  to_give: ['To hand back', 'warning', HourglassTopRounded],
  done: ['Refunded', 'primary', CheckCircleRounded],
  stuck: ['Did not go through', 'error', WarningRounded],
  declined: ['Declined', 'neutral', BlockRounded],
} as const satisfies Readonly<Record<string, Look>>;
export type MoneyState = keyof typeof LOOKS;

/** Icon and word of a state of money. */
export const MoneyChip = chipWith(LOOKS);

/** The word of a state, as the chip shows it. */
export const moneyWordOf = (state: MoneyState): string => LOOKS[state][0];

type Standing = Pick<
  InvoiceCard,
  'standing' | 'disputed' | 'overdue' | 'failed' | 'paidMinor' | 'surchargeMinor' | 'refundedMinor'
>;
/**
 * What matters most of an invoice: that a bank has taken a payment back and is to be answered, that a kept card failed for it,
 * that it is late, that it was paid and went back, else how much of it is paid.
 */
export const stateOfInvoice = ({
  standing,
  disputed,
  overdue,
  failed,
  refundedMinor,
  ...paid
}: Standing): MoneyState => {
  if (disputed) return 'disputed';
  if (failed) return 'failed';
  if (overdue) return 'overdue';
  if (standing !== 'paid' || refundedMinor === 0) return standing;
  return refundedMinor < cameOf(paid) ? 'refunded_part' : 'refunded';
};

/** How a payment stands. */
export const stateOfPayment = ({
  state,
  code,
  auto,
}: Pick<PaymentView, 'state' | 'code' | 'auto'>): MoneyState => {
  if (auto && state === 'open') return 'charging';
  if (auto && state === 'cancelled') return 'refused';
  if (state === 'open') return code === null ? 'begun' : 'refused';
  return state;
};

const REFUND_STATES = {
  to_approve: 'to_approve',
  pending: 'pending',
  succeeded: 'done',
  failed: 'stuck',
  declined: 'declined',
  reversed: 'reversed',
} as const satisfies Readonly<Record<RefundView['state'], MoneyState>>;

/** How a refund stands. */
export const stateOfRefund = ({ state, way }: Pick<RefundView, 'state' | 'way'>): MoneyState =>
  state === 'pending' && isOffline(way) ? 'to_give' : REFUND_STATES[state];
