import type { Sync } from '../live/room-follower';

/** What to tell somebody whose room is not in step with the log. */
export type ConnectionWords = {
  readonly tone: 'warning' | 'error';
  readonly title: string;
  readonly text: string;
};

const WORDS: Partial<Readonly<Record<Sync, ConnectionWords>>> = {
  reconnecting: {
    tone: 'warning',
    title: 'No connection',
    text: 'Reconnecting… You see the room as it last was; what you miss is replayed.',
  },
  crowded: {
    tone: 'warning',
    title: 'Open in too many places',
    text: 'Fieldhouse is open on too many pages at once. Close some; this one then follows along again by itself.',
  },
  slowed: {
    tone: 'warning',
    title: 'Live updates paused',
    text: 'This page asked for more than it may. It follows along again by itself within seconds.',
  },
  refused: {
    tone: 'error',
    title: 'No longer shared with you',
    text: 'Live updates have stopped. Reload the page, or ask the commissioner for a new link.',
  },
};
/** What the clock does for a captain who cannot be reached. */
export const QUEUE_PICKS = 'No connection: your queue picks if time runs out';

/** Null while the room is in step, or still opens. */
export const connectionWords = (sync: Sync): ConnectionWords | null => WORDS[sync] ?? null;
