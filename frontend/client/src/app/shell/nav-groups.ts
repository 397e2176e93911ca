import { AddCircleRounded } from '../../shared/icons/add-circle-rounded';
import { AdminPanelSettingsRounded } from '../../shared/icons/admin-panel-settings-rounded';
import { BusinessRounded } from '../../shared/icons/business-rounded';
import { CalendarMonthRounded } from '../../shared/icons/calendar-month-rounded';
import { DashboardRounded } from '../../shared/icons/dashboard-rounded';
import { EmojiEventsRounded } from '../../shared/icons/emoji-events-rounded';
import { FormatListNumberedRounded } from '../../shared/icons/format-list-numbered-rounded';
import { GroupAddRounded } from '../../shared/icons/group-add-rounded';
import { GroupsRounded } from '../../shared/icons/groups-rounded';
import { HandymanRounded } from '../../shared/icons/handyman-rounded';
import { LeaderboardRounded } from '../../shared/icons/leaderboard-rounded';
import { MapRounded } from '../../shared/icons/map-rounded';
import { PersonSearchRounded } from '../../shared/icons/person-search-rounded';
import { SportsBaseballRounded } from '../../shared/icons/sports-baseball-rounded';
import { StadiumRounded } from '../../shared/icons/stadium-rounded';
import { TravelExploreRounded } from '../../shared/icons/travel-explore-rounded';
import type SvgIcon from '@mui/material/SvgIcon';
import type { RoleName } from '../../shared/session/use-session';

export type NavLinkItem = {
  readonly to: string;
  readonly label: string;
  readonly icon: typeof SvgIcon;
  /** Other links of the navigation stand below this address. */
  readonly exact?: true;
};
export type NavGroup = {
  readonly title: string;
  /** Who sees it; everybody signed in when there is none. */
  readonly role?: RoleName;
  readonly links: readonly NavLinkItem[];
};

/** The side navigation, as the specification lists it. */
export const NAV_GROUPS: readonly NavGroup[] = [
  {
    title: 'Main',
    links: [
      { to: '/dashboard', label: 'Dashboard', icon: DashboardRounded },
      { to: '/teams', label: 'My Teams', icon: GroupsRounded, exact: true },
      { to: '/schedule', label: 'Schedule', icon: CalendarMonthRounded },
      { to: '/standings', label: 'Standings', icon: LeaderboardRounded },
    ],
  },
  {
    title: 'Discover',
    links: [
      { to: '/discover-teams', label: 'Find Teams', icon: GroupAddRounded },
      { to: '/find-players', label: 'Find Players', icon: PersonSearchRounded },
      { to: '/discover-leagues', label: 'Browse Leagues', icon: EmojiEventsRounded },
      { to: '/discover-facilities', label: 'Find Facilities', icon: TravelExploreRounded },
      { to: '/map-discovery', label: 'Map Discovery', icon: MapRounded },
      { to: '/my-open-play', label: 'My Open Play', icon: SportsBaseballRounded },
      { to: '/draft-leagues', label: 'Draft Leagues', icon: FormatListNumberedRounded },
    ],
  },
  {
    title: 'Captain',
    role: 'captain',
    links: [{ to: '/teams/new', label: 'Create Team', icon: AddCircleRounded }],
  },
  {
    title: 'Facility Management',
    role: 'complex_owner',
    links: [
      { to: '/complex', label: 'Facility Dashboard', icon: StadiumRounded, exact: true },
      { to: '/complex/manage', label: 'Manage Facilities', icon: BusinessRounded },
      { to: '/complex/leagues', label: 'Manage Leagues', icon: HandymanRounded, exact: true },
    ],
  },
  {
    title: 'Administration',
    role: 'site_admin',
    links: [{ to: '/admin', label: 'Site Admin', icon: AdminPanelSettingsRounded }],
  },
];

/** The links of the top bar for somebody signed in, as the specification lists them. */
export const TOP_LINKS: readonly { readonly to: string; readonly label: string; readonly role?: RoleName }[] =
  [
    { to: '/dashboard', label: 'Dashboard' },
    { to: '/teams', label: 'Teams' },
    { to: '/draft-leagues', label: 'Draft Leagues' },
    { to: '/discover-leagues', label: 'Discover Leagues', role: 'captain' },
    { to: '/schedule', label: 'Schedule' },
    { to: '/complex', label: 'Complex', role: 'complex_owner' },
  ];

/** What of a list somebody with these roles sees. */
export const seenBy = <Item extends { readonly role?: RoleName }>(
  items: readonly Item[],
  roles: ReadonlySet<RoleName>,
): readonly Item[] => items.filter(({ role }) => role === undefined || roles.has(role));
