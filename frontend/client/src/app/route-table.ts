import type { ComponentType } from 'react';
import { AddCircleRounded } from '../shared/icons/add-circle-rounded';
import { AdminPanelSettingsRounded } from '../shared/icons/admin-panel-settings-rounded';
import { BusinessRounded } from '../shared/icons/business-rounded';
import { CalendarMonthRounded } from '../shared/icons/calendar-month-rounded';
import { DashboardRounded } from '../shared/icons/dashboard-rounded';
import { EmojiEventsRounded } from '../shared/icons/emoji-events-rounded';
import { FormatListNumberedRounded } from '../shared/icons/format-list-numbered-rounded';
import { GroupAddRounded } from '../shared/icons/group-add-rounded';
import { GroupsRounded } from '../shared/icons/groups-rounded';
import { HandymanRounded } from '../shared/icons/handyman-rounded';
import { LeaderboardRounded } from '../shared/icons/leaderboard-rounded';
import { MapRounded } from '../shared/icons/map-rounded';
import { PersonSearchRounded } from '../shared/icons/person-search-rounded';
import { SportsBaseballRounded } from '../shared/icons/sports-baseball-rounded';
import { StadiumRounded } from '../shared/icons/stadium-rounded';
import { TravelExploreRounded } from '../shared/icons/travel-explore-rounded';
import type { RoleName } from '../shared/session/use-session';
import type { IconComponent } from '../shared/ui/icon';

/** The groups of the side navigation, and who sees each; everybody signed in when there is none. */
export const NAV_GROUPS = [
  { title: 'Main' },
  { title: 'Discover' },
  { title: 'Captain', role: 'captain' },
  { title: 'Facility Management', role: 'complex_owner' },
  { title: 'Administration', role: 'site_admin' },
] as const satisfies readonly { readonly title: string; readonly role?: RoleName }[];
type NavGroupTitle = (typeof NAV_GROUPS)[number]['title'];

/** One address of the app. */
export type Page = {
  readonly path: string;
  /** What it is called: in the navigation, and as heading while its part is not there yet. */
  readonly label: string;
  /** Its last word in the breadcrumbs, where that is not the word of the address. */
  readonly crumb?: string;
  /** Who may open it; everybody signed in when there is none. The server enforces the same. */
  readonly role?: Exclude<RoleName, 'captain'>;
  readonly nav?: { readonly group: NavGroupTitle; readonly icon: IconComponent };
  /** Stands in the top bar: where, and for whom. */
  readonly top?: { readonly place: number; readonly label?: string; readonly role?: RoleName };
  /** The page whose link of the navigation stands for this one. */
  readonly under?: string;
  /**
   * What it shows first: paths below `/api`, with the parameters of its own path, that are asked for along with the
   * session, before its code is there.
   */
  readonly first?: readonly string[];
  /** Needs no MUI, whose code is then not fetched. */
  readonly plain?: true;
} & (
  | { readonly page: () => Promise<ComponentType> }
  /** What will stand here says its row in the page of what is not there yet. */
  | { readonly soon: true }
);

/**
 * The addresses of the app for signed-in people, as the specification lists them; one row each. The router, both
 * navigations, the breadcrumbs and the build, which has a page's code fetched along with the app's, derive from it.
 */
export const PAGES: readonly Page[] = [
  {
    path: '/dashboard',
    label: 'Dashboard',
    nav: { group: 'Main', icon: DashboardRounded },
    top: { place: 1 },
    first: ['/dashboard'],
    plain: true,
    page: async () => (await import('./pages/dashboard.page')).DashboardPage,
  },
  {
    path: '/teams',
    label: 'My Teams',
    nav: { group: 'Main', icon: GroupsRounded },
    top: { place: 2, label: 'Teams' },
    first: ['/teams'],
    page: async () => (await import('./pages/teams.page')).TeamsPage,
  },
  {
    path: '/schedule',
    label: 'Schedule',
    nav: { group: 'Main', icon: CalendarMonthRounded },
    top: { place: 5 },
    soon: true,
  },
  {
    path: '/standings',
    label: 'Standings',
    nav: { group: 'Main', icon: LeaderboardRounded },
    soon: true,
  },
  {
    path: '/discover-teams',
    label: 'Find Teams',
    crumb: 'Find Teams',
    nav: { group: 'Discover', icon: GroupAddRounded },
    soon: true,
  },
  {
    path: '/find-players',
    label: 'Find Players',
    nav: { group: 'Discover', icon: PersonSearchRounded },
    soon: true,
  },
  {
    path: '/discover-leagues',
    label: 'Browse Leagues',
    crumb: 'Browse Leagues',
    nav: { group: 'Discover', icon: EmojiEventsRounded },
    top: { place: 4, label: 'Discover Leagues', role: 'captain' },
    first: ['/open-leagues'],
    plain: true,
    page: async () => (await import('./pages/discover-leagues.page')).DiscoverLeaguesPage,
  },
  {
    path: '/discover-facilities',
    label: 'Find Facilities',
    crumb: 'Find Facilities',
    nav: { group: 'Discover', icon: TravelExploreRounded },
    soon: true,
  },
  {
    path: '/map-discovery',
    label: 'Map Discovery',
    nav: { group: 'Discover', icon: MapRounded },
    soon: true,
  },
  {
    path: '/my-open-play',
    label: 'My Open Play',
    nav: { group: 'Discover', icon: SportsBaseballRounded },
    soon: true,
  },
  {
    path: '/draft-leagues',
    label: 'Draft Leagues',
    nav: { group: 'Discover', icon: FormatListNumberedRounded },
    top: { place: 3 },
    first: ['/draft-leagues'],
    page: async () => (await import('./pages/draft-leagues.page')).DraftLeaguesPage,
  },
  {
    path: '/teams/new',
    label: 'Create Team',
    nav: { group: 'Captain', icon: AddCircleRounded },
    page: async () => (await import('./pages/new-team.page')).NewTeamPage,
  },
  {
    path: '/messages',
    label: 'Messages',
    crumb: 'Messages',
    page: async () => (await import('./pages/messages.page')).MessagesPage,
  },
  {
    path: '/teams/:id',
    label: 'Team',
    under: '/teams',
    page: async () => (await import('./pages/team.page')).TeamPage,
  },
  {
    path: '/events/new',
    label: 'New Event',
    soon: true,
  },
  {
    path: '/feed',
    label: 'Feed',
    soon: true,
  },
  {
    path: '/player-profile',
    label: 'Profile',
    crumb: 'Profile',
    page: async () => (await import('./pages/player-profile.page')).PlayerProfilePage,
  },
  {
    path: '/complex',
    label: 'Facility Dashboard',
    crumb: 'Facility',
    nav: { group: 'Facility Management', icon: StadiumRounded },
    top: { place: 6, label: 'Complex', role: 'complex_owner' },
    page: async () => (await import('./pages/complex.page')).ComplexPage,
  },
  {
    path: '/complex/manage',
    label: 'Manage Facilities',
    role: 'complex_owner',
    nav: { group: 'Facility Management', icon: BusinessRounded },
    soon: true,
  },
  {
    path: '/complex/leagues',
    label: 'Manage Leagues',
    nav: { group: 'Facility Management', icon: HandymanRounded },
    first: ['/managed-leagues'],
    page: async () => (await import('./pages/manage-leagues.page')).ManageLeaguesPage,
  },
  {
    path: '/complex/arenas/:complexId',
    label: 'Arenas',
    role: 'complex_owner',
    under: '/complex/manage',
    soon: true,
  },
  {
    path: '/complex/:complexId/arenas/:arenaId/slots',
    label: 'Slots',
    role: 'complex_owner',
    under: '/complex/manage',
    soon: true,
  },
  {
    path: '/complex/:complexId/arenas/:arenaId/open-play',
    label: 'Open Play',
    role: 'complex_owner',
    under: '/complex/manage',
    soon: true,
  },
  {
    path: '/leagues/:leagueId/teams',
    label: 'Teams of the League',
    under: '/discover-leagues',
    page: async () => (await import('./pages/league-teams.page')).LeagueTeamsPage,
  },
  {
    path: '/leagues/:leagueId/games',
    label: 'Games of the League',
    under: '/discover-leagues',
    soon: true,
  },
  {
    path: '/complex/leagues/:leagueId/draft',
    label: 'Draft',
    under: '/draft-leagues',
    page: async () => (await import('./pages/league-draft.page')).LeagueDraftPage,
  },
  {
    path: '/admin',
    label: 'Site Admin',
    role: 'site_admin',
    nav: { group: 'Administration', icon: AdminPanelSettingsRounded },
    page: async () => (await import('./pages/admin.page')).AdminPage,
  },
];

/** The draft room: without the product's frame, and open to anybody with a spectator link. */
export const ROOM = {
  path: '/complex/leagues/:leagueId/draft/room',
  crumb: 'Draft Room',
  first: ['/leagues/:leagueId/draft/room', '/leagues/:leagueId/draft/players'],
  page: async () => (await import('./pages/draft-room.page')).DraftRoomPage,
  plain: true,
} as const;

/** Where the link of a mail leads that one need not get: for whoever has the mail, signed in or not. */
export const UNSUBSCRIBE = {
  path: '/unsubscribe',
  page: async () => (await import('./pages/unsubscribe.page')).UnsubscribePage,
  plain: true,
} as const;

/** The door: for visitors. */
export const AUTH = {
  path: '/auth',
  page: async () => (await import('./pages/auth.page')).AuthPage,
} as const;
