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
import type { IconComponent } from './icon';

type Tone = 'neutral' | 'primary' | 'accent' | 'warning' | 'error' | 'info';
/** Word, tone and icon. */
export type Look = readonly [string, Tone, IconComponent];

/** How the states of a draft look: apart from all others, as the room is fetched without them. */
export const DRAFT_LOOKS = {
  none: ['Not set up', 'neutral', CircleOutlined],
  configuring: ['Setting up', 'neutral', TuneRounded],
  order_committed: ['Order sealed', 'info', HourglassTopRounded],
  order_locked: ['Order locked', 'info', LockRounded],
  lobby: ['Lobby open', 'primary', MeetingRoomRounded],
  live: ['Live', 'accent', SensorsRounded],
  paused: ['Paused', 'warning', PauseCircleRounded],
  completed: ['Completed', 'primary', CheckCircleRounded],
  published: ['Published', 'primary', CampaignRounded],
  cancelled: ['Canceled', 'error', BlockRounded],
} as const satisfies Readonly<Record<string, Look>>;

type Props<State extends string> = { readonly state: State; readonly detail?: string };

/** A chip of its own for each set of states. `detail` follows the word, as in 'Live · pick 14 of 180'. */
export const chipWith =
  <State extends string>(looks: Readonly<Record<State, Look>>) =>
  ({ state, detail }: Props<State>) => {
    const [word, tone, Icon] = looks[state];
    return (
      <span className={`chip chip-${tone}`}>
        <Icon />
        {detail ? `${word} · ${detail}` : word}
      </span>
    );
  };

/** Icon and word of a draft's state. */
export const DraftChip = chipWith(DRAFT_LOOKS);
