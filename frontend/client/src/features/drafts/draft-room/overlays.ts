import { lazyOverlay } from '../../../shared/ui/lazy-overlay';

const parts = () => import('./overlay-parts');

export const AutoTeams = lazyOverlay(async () => (await parts()).AutoTeams, 'the teams on auto');
export const ConfirmDialog = lazyOverlay(async () => (await parts()).ConfirmDialog, 'a question');
export const FiltersPopover = lazyOverlay(async () => (await parts()).FiltersPopover, 'the filters');
export const PickStory = lazyOverlay(async () => (await parts()).PickStory, 'the story of a pick');
export const ResumeDialog = lazyOverlay(async () => (await parts()).ResumeDialog, 'the way to resume');
export const RoomMenuList = lazyOverlay(async () => (await parts()).RoomMenuList, 'the settings of the room');
export const ShortcutsDialog = lazyOverlay(async () => (await parts()).ShortcutsDialog, 'the list of keys');
/** With its forms it weighs as much as the rest of the room, and one person needs it. */
export const CommissionerDrawer = lazyOverlay(
  async () => (await import('./commissioner/commissioner-drawer')).CommissionerDrawer,
  "the commissioner's controls",
);
