/** What of the room nobody sees first, in one piece: it comes while nobody waits for it, or when it is opened. */
export { SlowWords } from './bar/slow-words';
export { Checklist } from './lobby/checklist';
export { PickLog } from './log/pick-log';
export { RareNotices } from './notices/rare-notices';
export { RoleNews } from './notices/role-news';
export { TeamOfLists } from './plan/team-of-lists';
export { TeamResults } from './results/team-results';
export { TeamRoster } from './team/team-roster';
