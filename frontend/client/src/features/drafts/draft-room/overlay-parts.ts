/** What opens over the room, in one piece: it comes while nobody waits for it, or at the first press. */
export { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
export { AutoTeams } from './bar/auto-teams';
export { PickStory } from './board/pick-story';
export { ResumeDialog } from './commissioner/resume-dialog';
export { FiltersPopover } from './players/filters-popover';
export { RoomMenuList } from './settings/room-menu-list';
export { ShortcutsDialog } from './settings/shortcuts-dialog';
