import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { savedRegistration } from '@fieldhouse/values';
import { z } from 'zod';

const id = z.string().min(1);
const ofPerson = { leagueId: id, accountId: id };

/** The id of what somebody gives a league to register: the stream is `registration-<leagueId>.<accountId>`. */
export const registrationStream = (leagueId: string, accountId: string): string => `${leagueId}.${accountId}`;

/** Every event of a `registration-…` stream. Whether somebody has a place stands in the league's places. */
export const registrationEvents = [
  /** As a whole; the last one counts. `saved`: null once they are forgotten. */
  defineEvent('RegistrationSaved', z.object({ ...ofPerson, saved: savedRegistration.nullable() }), {
    encrypted: { keyOf: 'accountId', fields: { saved: null } },
  }),
  /**
   * The text is that of the waiver's version in the prospectus, named by its hash. An optional waiver can be refused,
   * and that is kept as well. `expiresAt`: not valid from then on; null: for good.
   */
  defineEvent(
    'WaiverSigned',
    z.object({
      ...ofPerson,
      waiverId: id,
      version: z.number().int().min(1),
      textHash: z.string().length(64),
      accepted: z.boolean(),
      /** As it was typed. */
      name: z.string().max(120),
      signedAt: z.iso.datetime(),
      expiresAt: z.iso.datetime().nullable(),
    }),
    { encrypted: { keyOf: 'accountId', fields: { name: '' } } },
  ),
  /** Their account is erased. */
  defineEvent('RegistrantForgotten', z.object(ofPerson)),
] as const;
export type RegistrationEvent = EventOf<(typeof registrationEvents)[number]>;
