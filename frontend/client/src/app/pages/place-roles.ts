import type { RoleName } from '../../shared/session/use-session';

/** The places that stand empty until their part of the product is there, and who may see each (everybody, if null). */
export const PLACE_ROLES = {
  '/teams': null,
  '/teams/new': null,
  '/schedule': null,
  '/standings': null,
  '/discover-teams': null,
  '/find-players': null,
  '/discover-leagues': null,
  '/discover-facilities': null,
  '/map-discovery': null,
  '/my-open-play': null,
  '/complex/manage': 'complex_owner',
  '/complex/leagues': 'complex_owner',
} as const satisfies Readonly<Record<string, Exclude<RoleName, 'captain'> | null>>;

export type PlacePath = keyof typeof PLACE_ROLES;
export const PLACE_PATHS = Object.keys(PLACE_ROLES) as readonly PlacePath[];
