import { AutorenewRounded } from '../icons/autorenew-rounded';
import { BlockRounded } from '../icons/block-rounded';
import { CampaignRounded } from '../icons/campaign-rounded';
import { CheckCircleRounded } from '../icons/check-circle-rounded';
import { CircleOutlined } from '../icons/circle-outlined';
import { HourglassTopRounded } from '../icons/hourglass-top-rounded';
import { LockRounded } from '../icons/lock-rounded';
import { MeetingRoomRounded } from '../icons/meeting-room-rounded';
import { PauseCircleRounded } from '../icons/pause-circle-rounded';
import { SensorsRounded } from '../icons/sensors-rounded';
import { TuneRounded } from '../icons/tune-rounded';
import { WarningRounded } from '../icons/warning-rounded';
import type { IconComponent } from './icon';

type Tone = 'neutral' | 'primary' | 'accent' | 'warning' | 'error' | 'info';
type Look = { readonly word: string; readonly tone: Tone; readonly icon: IconComponent };

/** The one mapping from a state to its word, tone and icon for the whole product. */
const LOOKS = {
  none: { word: 'Not set up', tone: 'neutral', icon: CircleOutlined },
  configuring: { word: 'Setting up', tone: 'neutral', icon: TuneRounded },
  order_committed: { word: 'Order sealed', tone: 'info', icon: HourglassTopRounded },
  order_locked: { word: 'Order locked', tone: 'info', icon: LockRounded },
  lobby: { word: 'Lobby open', tone: 'primary', icon: MeetingRoomRounded },
  live: { word: 'Live', tone: 'accent', icon: SensorsRounded },
  paused: { word: 'Paused', tone: 'warning', icon: PauseCircleRounded },
  completed: { word: 'Completed', tone: 'primary', icon: CheckCircleRounded },
  published: { word: 'Published', tone: 'primary', icon: CampaignRounded },
  cancelled: { word: 'Canceled', tone: 'error', icon: BlockRounded },
  registered: { word: 'In the pool', tone: 'neutral', icon: CheckCircleRounded },
  withdrawn: { word: 'Withdrawn', tone: 'error', icon: BlockRounded },
  draft: { word: 'Draft', tone: 'neutral', icon: TuneRounded },
  submitted: { word: 'Submitted', tone: 'info', icon: HourglassTopRounded },
  in_review: { word: 'In review', tone: 'info', icon: AutorenewRounded },
  approved: { word: 'Approved', tone: 'primary', icon: CheckCircleRounded },
  waitlisted: { word: 'Waitlisted', tone: 'warning', icon: PauseCircleRounded },
  rejected: { word: 'Declined', tone: 'error', icon: BlockRounded },
  running: { word: 'Running', tone: 'info', icon: AutorenewRounded },
  active: { word: 'Active', tone: 'primary', icon: CheckCircleRounded },
  inactive: { word: 'Inactive', tone: 'neutral', icon: PauseCircleRounded },
  suspended: { word: 'Suspended', tone: 'error', icon: BlockRounded },
  no_account: { word: 'No account yet', tone: 'neutral', icon: CircleOutlined },
  archived: { word: 'Archived', tone: 'neutral', icon: LockRounded },
  sent: { word: 'Sent', tone: 'neutral', icon: HourglassTopRounded },
  seen: { word: 'Opened', tone: 'info', icon: MeetingRoomRounded },
  left_out: { word: 'Row left out', tone: 'warning', icon: WarningRounded },
} as const satisfies Readonly<Record<string, Look>>;

export type ProductState = keyof typeof LOOKS;

/** The word of a state, as the chip shows it. */
export const wordOf = (state: ProductState): string => LOOKS[state].word;

/** Icon and word of a state. `detail` follows the word, as in 'Live · pick 14 of 180'. */
export const StatusChip = ({ state, detail }: { readonly state: ProductState; readonly detail?: string }) => {
  const { word, tone, icon: Icon } = LOOKS[state];
  return (
    <span className={`chip chip-${tone}`}>
      <Icon />
      {detail ? `${word} · ${detail}` : word}
    </span>
  );
};
