import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { z } from 'zod';

const id = z.string().min(1);

/** Who may see a part of a card; each includes those before it. `captains`: captains and staff of the person's leagues. */
export const playerAudience = z.enum(['private', 'captains', 'team', 'public']);
export const jerseySize = z.enum(['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL']);
export const dayPart = z.enum(['morning', 'afternoon', 'evening']);

/** One sport as the person plays it. `positions` are codes of the sport, the favourite first; `level` is 1 to 10. */
export const playedSport = z.object({
  sport: id,
  positions: z.array(z.string()),
  level: z.number().int().min(1).max(10).nullable(),
  lookingForTeam: z.boolean(),
  willingToSub: z.boolean(),
});

const parts = z.array(dayPart);
/** When the person can usually play; local to where they play. */
export const availableWeek = z.object({
  mon: parts,
  tue: parts,
  wed: parts,
  thu: parts,
  fri: parts,
  sat: parts,
  sun: parts,
});
/** Days on which the week does not hold, the first and the last included (YYYY-MM-DD, local). */
export const availabilityException = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  available: z.boolean(),
  note: z.string(),
});
/** Parts of the card that each have an audience of their own. */
export const cardAudiences = z.object({
  photo: playerAudience,
  bio: playerAudience,
  phone: playerAudience,
  jerseySize: playerAudience,
  sports: playerAudience,
  availability: playerAudience,
});

/** Every event of a `playerProfile-…` stream; one stream per account. */
export const playerProfileEvents = [
  /** Empty text: not said. */
  defineEvent(
    'PlayerDetailsChanged',
    z.object({
      accountId: id,
      bio: z.string(),
      area: z.string(),
      phone: z.string(),
      jerseySize: jerseySize.nullable(),
    }),
    { encrypted: { keyOf: 'accountId', fields: { bio: '', area: '', phone: '', jerseySize: null } } },
  ),
  /** The picture itself lies outside the log, sealed with the person's key. */
  defineEvent('PlayerPhotoChanged', z.object({ accountId: id, photoId: id })),
  defineEvent('PlayerPhotoRemoved', z.object({ accountId: id, photoId: id })),
  defineEvent('PlayedSportsChanged', z.object({ accountId: id, sports: z.array(playedSport) }), {
    encrypted: { keyOf: 'accountId', fields: { sports: [] } },
  }),
  defineEvent(
    'PlayerAvailabilityChanged',
    z.object({ accountId: id, week: availableWeek, exceptions: z.array(availabilityException) }),
    {
      encrypted: {
        keyOf: 'accountId',
        fields: { week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }, exceptions: [] },
      },
    },
  ),
  defineEvent(
    'PlayerPrivacyChanged',
    z.object({ accountId: id, discoverable: z.boolean(), audiences: cardAudiences }),
  ),
] as const;
export type PlayerProfileEvent = EventOf<(typeof playerProfileEvents)[number]>;
export type PlayedSport = z.infer<typeof playedSport>;
export type AvailableWeek = z.infer<typeof availableWeek>;
export type AvailabilityException = z.infer<typeof availabilityException>;
