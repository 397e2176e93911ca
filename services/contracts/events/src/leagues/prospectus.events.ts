import { defineEvent, type EventOf, type Upcaster } from '@fieldhouse/kernel';
import { ALL_AT_ONCE, leagueProspectus, leagueWaiver } from '@fieldhouse/values';
import { z } from 'zod';

const id = z.string().min(1);

/** Before, whoever paid or not could play, and nothing was asked of anybody. */
const asksNothing: Upcaster = ({ prospectus, ...data }) => ({
  ...data,
  prospectus: { ...(prospectus as object), eligibility: [], paidFirst: false },
});

/** Before, nothing was said of when a price is paid: all of it was owed at once. */
const paidAtOnce: Upcaster = ({ prospectus, ...data }) => ({
  ...data,
  prospectus: { ...(prospectus as object), payment: ALL_AT_ONCE },
});

/** Before, a league did not say which one it is another season of. */
const ofNoSeason: Upcaster = ({ prospectus, ...data }) => ({
  ...data,
  prospectus: { ...(prospectus as object), previousLeagueId: null },
});

/** Every event of a `prospectus-<leagueId>` stream: what a league says to those who may join it. */
export const prospectusEvents = [
  /** As a whole; the last one counts. */
  defineEvent('ProspectusSet', z.object({ leagueId: id, prospectus: leagueProspectus }), {
    upcasters: [asksNothing, paidAtOnce, ofNoSeason],
  }),
  /** From now on everybody sees it. */
  defineEvent('LeaguePublished', z.object({ leagueId: id, publishedAt: z.iso.datetime() })),
  defineEvent('LeagueUnpublished', z.object({ leagueId: id })),
  /** For good. The reason is told to everybody who has registered. */
  defineEvent(
    'LeagueCancelled',
    z.object({ leagueId: id, cancelledAt: z.iso.datetime(), reason: z.string().min(1).max(200) }),
  ),
  /** Versions count from 1. `textHash`: SHA-256, hexadecimal, of the title, a line feed and the text in UTF-8. */
  defineEvent(
    'WaiverIssued',
    z.object({
      leagueId: id,
      waiverId: id,
      version: z.number().int().min(1),
      waiver: leagueWaiver,
      textHash: z.string().length(64),
    }),
  ),
  /** Nobody signs it any more; what was signed stays. */
  defineEvent('WaiverRetired', z.object({ leagueId: id, waiverId: id })),
] as const;
export type ProspectusEvent = EventOf<(typeof prospectusEvents)[number]>;
