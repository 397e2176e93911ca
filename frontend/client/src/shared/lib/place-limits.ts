import {
  isActive,
  type Gender,
  type LeagueProspectus,
  type StaffRegistrationView,
} from '@fieldhouse/api-contract';

type Standing = Pick<StaffRegistrationView, 'kind' | 'status' | 'saved'>;

/** Of a league's players: how many of one gender, or with one position as their first, have places at most. */
export type PlaceLimit = {
  readonly maximum: number;
  readonly of: { readonly gender: Gender } | { readonly position: string };
  readonly counts: (one: Pick<Standing, 'saved'>) => boolean;
};

/** The limits of kinds of players, in the order in which the lists of places look at them. */
export const placeLimits = ({
  genders,
  positions,
}: Pick<LeagueProspectus['places'], 'genders' | 'positions'>): readonly PlaceLimit[] => [
  ...genders.map(({ gender, maximum }) => ({
    ...{ maximum, of: { gender } },
    counts: ({ saved }: Pick<Standing, 'saved'>) => saved?.person.gender === gender,
  })),
  ...positions.map(({ position, maximum }) => ({
    ...{ maximum, of: { position } },
    counts: ({ saved }: Pick<Standing, 'saved'>) => saved?.person.positions?.[0] === position,
  })),
];

/** Whether somebody needs a place of their own among the players: a team's member has none. */
export const isPlayer = ({ kind }: Pick<Standing, 'kind'>): boolean =>
  kind === 'free_agent' || kind === 'group';

/** Whether somebody has a place, or is offered one. */
export const holdsPlace = ({ status }: Pick<Standing, 'status'>): boolean =>
  isActive(status) && status !== 'waitlisted';
