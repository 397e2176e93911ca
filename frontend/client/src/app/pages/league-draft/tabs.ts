import type { DraftStatus } from '@fieldhouse/api-contract';

const TABS = [
  { name: 'checklist', label: 'Checklist', forAll: false },
  { name: 'setup', label: 'Setup', forAll: false },
  { name: 'teams', label: 'Teams & captains', forAll: false },
  { name: 'pool', label: 'Pool', forAll: false },
  { name: 'order', label: 'Order', forAll: true },
  { name: 'board', label: 'Board preview', forAll: true },
  { name: 'history', label: 'History', forAll: true },
  { name: 'results', label: 'Results', forAll: true },
] as const;

export type TabName = (typeof TABS)[number]['name'];
type TabChoice = { readonly name: TabName; readonly label: string };

/** Commissioners have all tabs; others those that only show. */
export const tabsFor = (canEdit: boolean): readonly TabChoice[] =>
  TABS.filter(({ forAll }) => canEdit || forAll);

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
  if (!tabs.some(({ name }) => name === 'setup')) return 'order';
  return status === null ? 'setup' : 'checklist';
};
