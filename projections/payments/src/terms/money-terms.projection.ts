import type { MoneyTermsEvent } from '@fieldhouse/events/payments';
import type { Projection } from '@fieldhouse/kernel';
import { payeeKey } from '@fieldhouse/values';

/** How a league or a team goes about money; `_id` is its key, such as `league.<id>`. */
export type MoneyTermsDocument = {
  readonly _id: string;
  readonly approvalAboveMinor: number | null;
  readonly board: boolean;
  readonly forfeitDays: number | null;
};
export const moneyTermsModel = { name: 'money-terms', version: 2 } as const;

export const moneyTermsProjection: Projection<MoneyTermsDocument, MoneyTermsEvent> = {
  ...moneyTermsModel,
  categories: ['moneyTerms'],
  indexes: [],
  idsOf: ({ data }) => [payeeKey(data.payee)],
  project: (_, { data: { approvalAboveMinor, board, forfeitDays = null } }, _id) => ({
    ...{ _id, approvalAboveMinor, board, forfeitDays },
  }),
};
