import { moneyTermsAfter, type MoneyTerms, type MoneyTermsEvent } from '@fieldhouse/events/payments';
import type { Projection } from '@fieldhouse/kernel';
import { payeeKey } from '@fieldhouse/values';

/** How a league or a team goes about money; `_id` is its key, such as `league.<id>`. */
export type MoneyTermsDocument = MoneyTerms & { readonly _id: string; readonly revision: number };
export const moneyTermsModel = { name: 'money-terms', version: 5 } as const;

export const moneyTermsProjection: Projection<MoneyTermsDocument, MoneyTermsEvent> = {
  ...moneyTermsModel,
  categories: ['moneyTerms'],
  indexes: [],
  idsOf: ({ data }) => [payeeKey(data.payee)],
  project: (_, event, _id) => ({ _id, revision: event.revision, ...moneyTermsAfter(event) }),
};
