import type { DraftStatus, RoomView } from '@fieldhouse/api-contract';

const TABS = [
  { name: 'checklist', word: 'Checklist', for: 'commissioners' },
  { name: 'setup', word: 'Setup', for: 'commissioners' },
  { name: 'teams', word: 'Teams & captains', for: 'commissioners' },
  { name: 'pool', word: 'Pool', for: 'commissioners' },
  { name: 'prepare', word: 'Prepare', for: 'pickers' },
  { name: 'order', word: 'Order', for: 'all' },
  { name: 'board', word: 'Board preview', for: 'all' },
  { name: 'history', word: 'History', for: 'all' },
  { name: 'replay', word: 'Replay', for: 'all' },
  { name: 'results', word: 'Results', for: 'all' },
] as const;

export type TabName = (typeof TABS)[number]['name'];
type TabChoice = { readonly name: TabName; readonly word: string };

const OVER: ReadonlySet<DraftStatus> = new Set(['completed', 'published', 'cancelled']);

/** Commissioners run the draft, who picks for a team prepares until it is over, others see the tabs that only show. */
export const tabsFor = (
  canEdit: boolean,
  room: Pick<RoomView, 'status' | 'me'> | null,
): readonly TabChoice[] => {
  const prepares = room !== null && room.me.teamIds.length > 0 && !OVER.has(room.status);
  return TABS.filter((tab) => tab.for === 'all' || (tab.for === 'pickers' ? prepares : canEdit));
};

/** The tab of the address, if it is one of these; else the one that matters now. */
export const shownTab = (
  asked: string | null,
  tabs: readonly TabChoice[],
  status: DraftStatus | null,
): TabName => {
  const found = tabs.find(({ name }) => name === asked);
  if (found) return found.name;
  const over = status === 'completed' || status === 'published';
  if (over || status === 'live' || status === 'paused') return 'results';
  if (!tabs.some(({ name }) => name === 'setup')) return tabs[0]?.name ?? 'order';
  return status === null ? 'setup' : 'checklist';
};
