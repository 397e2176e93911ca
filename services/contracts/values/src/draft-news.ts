import type { DraftNews } from './notification.values';

const PLAYED: readonly string[] = ['live', 'paused'];
const FINISHED: readonly string[] = ['completed', 'published', 'cancelled'];

/**
 * Whether news of a draft hold as it stands: what has been overtaken nobody is told any more.
 * @param status of the draft; how it is called before its lobby opens does not matter
 */
export const draftNewsHold = (
  news: DraftNews,
  { status, missed }: { readonly status: string; readonly missed: unknown },
): boolean => {
  switch (news) {
    case 'role_given':
    case 'role_taken':
    case 'order_drawn':
      return !FINISHED.includes(status);
    case 'time_changed':
    case 'reopened':
    case 'soon':
      return !PLAYED.includes(status) && !FINISHED.includes(status);
    case 'lobby_open':
    case 'reset':
      return status === 'lobby';
    case 'started':
    case 'auto_mode':
      return PLAYED.includes(status);
    case 'step_missed':
      return missed !== null;
    case 'was_away':
      return status === 'paused';
    case 'on_clock':
    case 'still_on_clock':
    case 'on_deck':
      return status === 'live';
    case 'cancelled':
    case 'published':
      return status === news;
  }
};
