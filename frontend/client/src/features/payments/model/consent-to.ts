import { CARD_CONSENTS, type InvoiceView } from '@fieldhouse/api-contract';

/** The sentence that was shown, as what somebody agrees to. */
export const consentTo = ({ purpose }: NonNullable<InvoiceView['me']['keep']>) => ({
  purpose,
  version: CARD_CONSENTS[purpose].version,
});
