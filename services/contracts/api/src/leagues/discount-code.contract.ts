import {
  codeDiscount,
  codeNote,
  codeState,
  codeTerms,
  codeText,
  enteredCode,
  registrationKind,
  registrationPrice,
} from '@fieldhouse/values';
import { z } from 'zod';

export {
  codeDiscount,
  codeNote,
  codeTerms,
  codeText,
  enteredCode,
  type CodeDiscount,
} from '@fieldhouse/values';
import type { CommandBodies } from '../shared/command-table';
import type { codeCommands } from './commands';

/** What the commands of {@link codeCommands} say. */
export const codeBodies = {
  /** `code` null: it is made at random. */
  MakeCode: codeTerms.extend({ code: codeText.nullable(), note: codeNote }),
} as const satisfies CommandBodies<typeof codeCommands>;

/** POST /api/leagues/:leagueId/registration/price: what a registration costs now, with a code. */
export const priceAsked = z.object({ kind: registrationKind, code: enteredCode });
/** `beforeMinor`: without the code, in minor units of the price's currency. */
export const pricePreview = z.object({ beforeMinor: z.number().int(), price: registrationPrice });
export type PricePreview = z.infer<typeof pricePreview>;

/** A discount code, as who looks after the league's money sees it. */
export const codeView = z.object({
  codeId: z.string(),
  code: z.string(),
  discount: codeDiscount,
  /** ISO 4217, of amounts. */
  currency: z.string(),
  kinds: z.array(registrationKind),
  limit: z.number().int().nullable(),
  oncePerPerson: z.boolean(),
  validUntil: z.string().nullable(),
  /** Empty once its writer is forgotten. */
  note: z.string(),
  madeAt: z.string(),
  state: codeState,
  /** Those that count, newest first. `name`: null, not known any more; `teamName`: null unless a team registered. */
  uses: z.array(
    z.object({
      registrationId: z.string(),
      kind: registrationKind,
      name: z.string().nullable(),
      teamName: z.string().nullable(),
      at: z.string(),
      amountMinor: z.number().int(),
      currency: z.string(),
    }),
  ),
});
export type CodeView = z.infer<typeof codeView>;

/** GET /api/leagues/:leagueId/codes, for who looks after the league's money; newest first. */
export const codesView = z.object({
  leagueId: z.string(),
  position: z.string(),
  /** What a code can be made for; null: the league has no prospectus yet. */
  offer: z.object({ currency: z.string(), kinds: z.array(registrationKind) }).nullable(),
  /** IANA, of the league: codes end with a day there. */
  zone: z.string(),
  /** Nobody registers with the league any more: its codes have ended, and there are no new ones. */
  canceled: z.boolean(),
  codes: z.array(codeView),
});
export type CodesView = z.infer<typeof codesView>;
