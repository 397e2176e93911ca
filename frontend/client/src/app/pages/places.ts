import type { PlacePath } from './place-roles';

/** A place of the product in which nothing can stand yet: what it is for, and the one useful thing to do meanwhile. */
export type Place = {
  readonly title: string;
  readonly empty: string;
  readonly text: string;
  readonly action: { readonly to: string; readonly label: string };
};

const drafts = { to: '/draft-leagues', label: 'Open Draft Leagues' } as const;
const dashboard = { to: '/dashboard', label: 'Back to the dashboard' } as const;

export const PLACES: Readonly<Record<PlacePath, Place>> = {
  '/teams': {
    title: 'My Teams',
    empty: "You're not on a team yet",
    text: 'Your teams, and the invitations you get, will appear here. A team that drafts its players stands with its league.',
    action: drafts,
  },
  '/teams/new': {
    title: 'Create Team',
    empty: 'Teams start in a league for now',
    text: 'You will found a team of your own here. Until then a league is the way: enter its teams and invite their captains.',
    action: { to: '/draft-leagues?new', label: 'Start a draft league' },
  },
  '/schedule': {
    title: 'Schedule',
    empty: 'No games or events yet',
    text: 'Your games and events will appear here once your team has some. Draft nights stand with their leagues.',
    action: drafts,
  },
  '/standings': {
    title: 'Standings',
    empty: 'No standings yet',
    text: 'The tables of your divisions will appear here once games have been played.',
    action: drafts,
  },
  '/discover-teams': {
    title: 'Find Teams',
    empty: 'No teams are looking for players yet',
    text: 'Teams that want somebody of your sport, position and level will appear here.',
    action: drafts,
  },
  '/find-players': {
    title: 'Find Players',
    empty: 'No players to be found yet',
    text: 'Players who wish to be found will appear here by sport, position and level. A league keeps its own pool meanwhile.',
    action: drafts,
  },
  '/discover-leagues': {
    title: 'Browse Leagues',
    empty: 'No leagues take registrations yet',
    text: 'Leagues that you can join, with a team or by yourself, will appear here. Leagues that draft invite by link.',
    action: drafts,
  },
  '/discover-facilities': {
    title: 'Find Facilities',
    empty: 'No facilities are listed yet',
    text: 'Sports complexes near you, their arenas and their free slots will appear here.',
    action: dashboard,
  },
  '/map-discovery': {
    title: 'Map Discovery',
    empty: 'Nothing on the map yet',
    text: 'Teams, leagues, facilities and open play around you will appear here on a map.',
    action: dashboard,
  },
  '/my-open-play': {
    title: 'My Open Play',
    empty: 'No open play yet',
    text: 'The open-play sessions that you join will appear here.',
    action: dashboard,
  },
  '/complex/manage': {
    title: 'Manage Facilities',
    empty: 'No facilities yet',
    text: 'Your complexes with their arenas, opening hours and prices will appear here.',
    action: { to: '/complex', label: 'Back to the facility dashboard' },
  },
  '/complex/leagues': {
    title: 'Manage Leagues',
    empty: 'No leagues at your complex yet',
    text: 'The leagues of your complex will appear here. A league that drafts its teams can start today.',
    action: { to: '/draft-leagues?new', label: 'Start a draft league' },
  },
};
