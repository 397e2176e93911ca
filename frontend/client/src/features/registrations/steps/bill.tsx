import { Fragment } from 'react';
import type { PriceLine } from '../words/price-words';

/** What a registration is made of, and what that comes to. */
export const Bill = ({ lines, total }: { readonly lines: readonly PriceLine[]; readonly total: string }) => (
  <dl className="bill">
    {lines.length > 1 &&
      lines.map(({ name, amount }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </Fragment>
      ))}
    <dt className="bill-total">Total</dt>
    <dd className="bill-total">{total}</dd>
  </dl>
);
