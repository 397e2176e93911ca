import type { CommandBodies } from '../shared/command-table';
import type { playerCommands } from './commands';
import { z } from 'zod';
import { atLeast, night } from '../shared/shared.contract';

/** Who may see a part of a card; each includes those before it. `captains`: captains and staff of the person's leagues. */
export const playerAudience = z.enum(['private', 'captains', 'team', 'public']);
export type PlayerAudience = z.infer<typeof playerAudience>;
export const jerseySize = z.enum(['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL']);
export const dayPart = z.enum(['morning', 'afternoon', 'evening']);
export type DayPart = z.infer<typeof dayPart>;

/** PUT /api/player/details. Empty text: not said. */
export const playerDetailsBody = z.object({
  bio: z.string().trim().max(500, 'Keep the text under 500 characters'),
  area: z.string().trim().max(80, 'Keep the area under 80 characters'),
  phone: z
    .string()
    .trim()
    .regex(/^(\+?[\d\s().-]{6,30})?$/, 'Give a phone number such as +1 555 010 9999'),
  jerseySize: jerseySize.nullable(),
});
export type PlayerDetailsBody = z.infer<typeof playerDetailsBody>;

export const playedSport = z.object({
  /** A key of the sport catalogue. */
  sport: z.string().min(1).max(40),
  /** Codes of the sport's positions, the favourite first. */
  positions: z.array(z.string().min(1).max(8)).max(20, 'Choose at most 20 positions'),
  level: z.number().int('Give a whole number').min(1).max(10).nullable(),
  lookingForTeam: z.boolean(),
  willingToSub: z.boolean(),
});
export type PlayedSportView = z.infer<typeof playedSport>;
/** PUT /api/player/sports */
export const playedSportsBody = z.object({
  sports: z.array(playedSport).max(12, 'Choose at most 12 sports'),
});
export type PlayedSportsBody = z.infer<typeof playedSportsBody>;

const parts = z.array(dayPart).max(3);
export const availableWeek = z.object({
  mon: parts,
  tue: parts,
  wed: parts,
  thu: parts,
  fri: parts,
  sat: parts,
  sun: parts,
} satisfies Record<z.infer<typeof night>, typeof parts>);
/** Days on which the week does not hold, the first and the last included (YYYY-MM-DD, local). */
export const availabilityException = z
  .object({
    from: z.iso.date('Give the first day'),
    to: z.iso.date('Give the last day'),
    available: z.boolean(),
    note: z.string().trim().max(80, 'Keep the note under 80 characters'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day is before the first' });
/** PUT /api/player/availability */
export const availabilityBody = z.object({
  week: availableWeek,
  exceptions: z.array(availabilityException).max(50, 'Keep at most 50 exceptions'),
});
export type AvailabilityBody = z.infer<typeof availabilityBody>;

export const cardAudiences = z.object({
  photo: playerAudience,
  bio: playerAudience,
  phone: playerAudience,
  jerseySize: playerAudience,
  sports: playerAudience,
  availability: playerAudience,
});
export type CardAudiencesView = z.infer<typeof cardAudiences>;
/** PUT /api/player/privacy */
export const playerPrivacyBody = z.object({ discoverable: z.boolean(), audiences: cardAudiences });
export type PlayerPrivacyBody = z.infer<typeof playerPrivacyBody>;

/** What the commands of {@link playerCommands} say. */
export const playerBodies = {
  ChangePlayerDetails: playerDetailsBody,
  ChangePlayedSports: playedSportsBody,
  ChangePlayerAvailability: availabilityBody,
  ChangePlayerPrivacy: playerPrivacyBody,
} as const satisfies CommandBodies<typeof playerCommands>;

/**
 * Field `crop` of POST /api/player/photo (multipart, file field `photo`): the square to keep, as JSON, in fractions of
 * the picture as it is shown (turned as its orientation says). Without it the largest square in the middle.
 */
export const photoCrop = z.object({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  width: z.number().gt(0).max(1),
  height: z.number().gt(0).max(1),
});
export type PhotoCrop = z.infer<typeof photoCrop>;
/** Bytes of a picture that may be sent. */
export const PHOTO_BYTES = 5 * 1024 * 1024;
/** Edge of the square pictures that are kept, in pixels. */
export const PHOTO_EDGE = 512;

/** GET /api/player, GET /api/players/:accountId */
export const playerQuery = z.object({
  atLeast,
});

/** The own card, whole. `revision` goes into `If-Match` of the changes and is -1 before the first. */
export type OwnPlayerView = {
  readonly accountId: string;
  readonly revision: number;
  readonly firstName: string;
  readonly lastName: string;
  /** Signed for about a day; null without photo. */
  readonly photoUrl: string | null;
  readonly details: PlayerDetailsBody;
  readonly sports: readonly PlayedSportView[];
  readonly availability: AvailabilityBody;
  readonly privacy: PlayerPrivacyBody;
};

/** Somebody's card as the caller may see it; null: not shown to them, or not said. */
export type PlayerCardView = {
  readonly accountId: string;
  /** First name and initial for strangers, else the whole name. */
  readonly name: string;
  /** How the caller knows the person: by nothing, by a league in which the caller leads, by a team, as oneself. */
  readonly tie: 'stranger' | 'league' | 'captain' | 'team' | 'self';
  readonly photoUrl: string | null;
  readonly bio: string | null;
  readonly area: string | null;
  readonly phone: string | null;
  readonly jerseySize: PlayerDetailsBody['jerseySize'];
  /** Strangers see the band only: `level` is then null. */
  readonly sports: readonly (PlayedSportView & { readonly band: string | null })[] | null;
  /** Exceptions without their notes, those to come only. */
  readonly availability: AvailabilityBody | null;
};

/** GET /api/player/history: the drafts that brought the caller to a team, newest first. */
export type PlayerHistoryView = {
  readonly drafts: readonly {
    readonly leagueId: string;
    readonly leagueName: string;
    readonly season: string;
    readonly sport: string;
    readonly teamName: string;
    readonly teamColor: string;
    /** Null for players who came by lot after the last pick, or late. */
    readonly round: number | null;
    readonly pickNo: number | null;
    /** ISO-8601 UTC. */
    readonly at: string;
  }[];
};

/** The card before anything was said: shown to nobody but those one plays with. */
export const emptyPlayer: Pick<OwnPlayerView, 'details' | 'sports' | 'availability' | 'privacy'> = {
  details: { bio: '', area: '', phone: '', jerseySize: null },
  sports: [],
  availability: { week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }, exceptions: [] },
  privacy: {
    discoverable: false,
    audiences: {
      photo: 'team',
      bio: 'team',
      phone: 'private',
      jerseySize: 'captains',
      sports: 'team',
      availability: 'captains',
    },
  },
};

/** What a whole card has, in the order in which one fills it. */
export const cardSteps = ['photo', 'sport', 'position', 'level', 'availability', 'area', 'bio'] as const;
export type CardStep = (typeof cardSteps)[number];

/** The steps that the own card still lacks. */
export const missingSteps = ({
  photoUrl,
  details,
  sports,
  availability,
}: Pick<OwnPlayerView, 'photoUrl' | 'details' | 'sports' | 'availability'>): readonly CardStep[] => {
  const has: Record<CardStep, boolean> = {
    photo: photoUrl !== null,
    sport: sports.length > 0,
    position: sports.some(({ positions }) => positions.length > 0),
    level: sports.some(({ level }) => level !== null),
    availability: Object.values(availability.week).some((day) => day.length > 0),
    area: details.area !== '',
    bio: details.bio !== '',
  };
  return cardSteps.filter((step) => !has[step]);
};
