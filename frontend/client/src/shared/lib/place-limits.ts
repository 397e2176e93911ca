import {
  isActive,
  type Gender,
  type LeagueProspectus,
  type StaffRegistrationView,
} from '@fieldhouse/api-contract';

type Standing = Pick<StaffRegistrationView, 'kind' | 'status' | 'categories'>;

/**
 * Of a league's players: how many of one gender, or with one position as their first, have places at most. Who counts there
 * the lists of places have noted when each came: not by what people are called since, nor are those left out who are
 * forgotten.
 */
export type PlaceLimit = {
  readonly maximum: number;
  readonly of: { readonly gender: Gender } | { readonly position: string };
  readonly counts: (one: Pick<Standing, 'categories'>) => boolean;
};

/** The limits of kinds of players, in the order in which the lists of places look at them. */
export const placeLimits = ({
  genders,
  positions,
}: Pick<LeagueProspectus['places'], 'genders' | 'positions'>): readonly PlaceLimit[] => [
  ...genders.map(({ gender, maximum }) => ({
    ...{ maximum, of: { gender } },
    counts: ({ categories }: Pick<Standing, 'categories'>) => categories.includes(`gender:${gender}`),
  })),
  ...positions.map(({ position, maximum }) => ({
    ...{ maximum, of: { position } },
    counts: ({ categories }: Pick<Standing, 'categories'>) => categories.includes(`position:${position}`),
  })),
];

/** Whether somebody needs a place of their own among the players: a team's member has none. */
export const isPlayer = ({ kind }: Pick<Standing, 'kind'>): boolean =>
  kind === 'free_agent' || kind === 'group';

/** Whether somebody has a place, or is offered one. */
export const holdsPlace = ({ status }: Pick<Standing, 'status'>): boolean =>
  isActive(status) && status !== 'waitlisted';
