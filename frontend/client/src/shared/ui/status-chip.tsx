import { AutorenewRounded } from '../icons/autorenew-rounded';
import { BlockRounded } from '../icons/block-rounded';
import { CampaignRounded } from '../icons/campaign-rounded';
import { CheckCircleRounded } from '../icons/check-circle-rounded';
import { CircleOutlined } from '../icons/circle-outlined';
import { HourglassTopRounded } from '../icons/hourglass-top-rounded';
import { LockRounded } from '../icons/lock-rounded';
import { MeetingRoomRounded } from '../icons/meeting-room-rounded';
import { NotificationsRounded } from '../icons/notifications-rounded';
import { PauseCircleRounded } from '../icons/pause-circle-rounded';
import { SensorsRounded } from '../icons/sensors-rounded';
import { TuneRounded } from '../icons/tune-rounded';
import { WarningRounded } from '../icons/warning-rounded';
import { chipWith, DRAFT_LOOKS, type Look } from './draft-chip';

/** The one mapping from a state to its word, tone and icon for the whole product. */
const LOOKS = {
  ...DRAFT_LOOKS,
  registered: ['In the pool', 'neutral', CheckCircleRounded],
  withdrawn: ['Withdrawn', 'error', BlockRounded],
  draft: ['Draft', 'neutral', TuneRounded],
  submitted: ['Submitted', 'info', HourglassTopRounded],
  in_review: ['In review', 'info', AutorenewRounded],
  approved: ['Approved', 'primary', CheckCircleRounded],
  waitlisted: ['Waitlisted', 'warning', PauseCircleRounded],
  offered: ['Place offered', 'accent', SensorsRounded],
  reserved: ['Reserved', 'info', HourglassTopRounded],
  pending_approval: ['Waits for approval', 'info', HourglassTopRounded],
  confirmed: ['Confirmed', 'primary', CheckCircleRounded],
  rostered: ['On a team', 'primary', CheckCircleRounded],
  expired: ['Expired', 'neutral', PauseCircleRounded],
  unplaced: ['No team found', 'neutral', BlockRounded],
  to_sign: ['To sign', 'warning', WarningRounded],
  signed: ['Signed', 'primary', CheckCircleRounded],
  optional: ['Optional', 'neutral', CircleOutlined],
  rejected: ['Declined', 'error', BlockRounded],
  asked: ['Waits for an answer', 'info', HourglassTopRounded],
  accepted: ['Accepted', 'primary', CheckCircleRounded],
  announced: ['Announced', 'info', CampaignRounded],
  open: ['Open', 'primary', MeetingRoomRounded],
  full: ['Full', 'warning', PauseCircleRounded],
  closed: ['Registration closed', 'neutral', LockRounded],
  finished: ['Finished', 'neutral', CheckCircleRounded],
  running: ['Running', 'info', AutorenewRounded],
  active: ['Active', 'primary', CheckCircleRounded],
  inactive: ['Inactive', 'neutral', PauseCircleRounded],
  suspended: ['Suspended', 'error', BlockRounded],
  suspension_ahead: ['Not begun yet', 'warning', HourglassTopRounded],
  served: ['Served', 'neutral', CheckCircleRounded],
  lifted: ['Lifted', 'neutral', CheckCircleRounded],
  taken_back: ['Taken back', 'neutral', BlockRounded],
  no_account: ['No account yet', 'neutral', CircleOutlined],
  archived: ['Archived', 'neutral', LockRounded],
  sent: ['Sent', 'neutral', HourglassTopRounded],
  seen: ['Opened', 'info', MeetingRoomRounded],
  undelivered: ['Not delivered: check the address', 'error', WarningRounded],
  read: ['Read', 'primary', CheckCircleRounded],
  on_its_way: ['On its way', 'info', HourglassTopRounded],
  bell_only: ['In the bell only', 'warning', NotificationsRounded],
  left_out: ['Row left out', 'warning', WarningRounded],
} as const satisfies Readonly<Record<string, Look>>;

export type ProductState = keyof typeof LOOKS;

/** The word of a state, as the chip shows it. */
export const wordOf = (state: ProductState): string => LOOKS[state][0];

/** Icon and word of a state. */
export const StatusChip = chipWith(LOOKS);
