import { CheckCircleRounded } from '../../../shared/icons/check-circle-rounded';
import { CircleOutlined } from '../../../shared/icons/circle-outlined';
import { HourglassTopRounded } from '../../../shared/icons/hourglass-top-rounded';
import { LockRounded } from '../../../shared/icons/lock-rounded';
import { WarningRounded } from '../../../shared/icons/warning-rounded';
import { chipWith, type Look } from '../../../shared/ui/draft-chip';

const LOOKS = {
  balanced: ['Balanced', 'primary', CheckCircleRounded],
  unbalanced: ['Does not balance', 'error', WarningRounded],
  agrees: ['Agrees', 'primary', CheckCircleRounded],
  differs: ['Differs', 'warning', WarningRounded],
  open: ['Open', 'neutral', CircleOutlined],
  running: ['Running', 'info', HourglassTopRounded],
  closed: ['Closed', 'primary', LockRounded],
} as const satisfies Readonly<Record<string, Look>>;

/** Icon and word of how books, days and months stand. */
export const BooksChip = chipWith(LOOKS);
