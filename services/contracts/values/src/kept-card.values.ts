import { z } from 'zod';

/** What a card is kept for: later lines of an invoice, or what the shares of a team's leave open. */
export const cardPurpose = z.enum(['instalments', 'team_rest']);
export type CardPurpose = z.infer<typeof cardPurpose>;

/** What the payer agrees to in words, whether they pay with the card at once or only leave it. Another sentence is another version: those of before stay as they are. */
export const CARD_CONSENTS = {
  instalments: {
    version: 2,
    sentence: 'Keep this card and charge the remaining installments on their days',
  },
  team_rest: {
    version: 1,
    sentence: 'Keep this card and charge it for what the shares leave open at the deadline',
  },
} as const satisfies Readonly<Record<CardPurpose, { readonly version: number; readonly sentence: string }>>;

/** Which sentence somebody has agreed to. */
export const cardConsent = z.object({ purpose: cardPurpose, version: z.number().int().min(1) });
export type CardConsent = z.infer<typeof cardConsent>;

/**
 * Why a card is not kept any more. `not_needed`: nothing is left that it would be charged for; `payer_changed`: somebody else
 * answers for the invoice.
 */
export const cardRemoval = z.enum(['taken_back', 'replaced', 'not_needed', 'erased', 'payer_changed']);
export type CardRemoval = z.infer<typeof cardRemoval>;
