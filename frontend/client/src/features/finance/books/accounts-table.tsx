import type { ReactNode } from 'react';
import { figureOf } from '../words/finance-words';
import { TableFrame } from '../table-frame';

type Row = {
  readonly account: string;
  readonly name: string;
  readonly debitMinor: number;
  readonly creditMinor: number;
};
type AccountsTableProps<Of extends Row> = {
  readonly label: string;
  /** The label unless given. */
  readonly caption?: ReactNode;
  readonly currency: string;
  readonly rows: readonly Of[];
  /** How an account's name stands there; its name alone unless given. */
  readonly nameIn?: (row: Of) => ReactNode;
  readonly balances?: boolean;
};

const sumOf = (rows: readonly Row[], side: 'debitMinor' | 'creditMinor'): number =>
  rows.reduce((sum, row) => sum + row[side], 0);

/** Accounts with what went into and out of each, and all of it together. */
export const AccountsTable = <Of extends Row>({
  label,
  caption = label,
  currency,
  rows,
  nameIn = ({ name }) => name,
  balances = false,
}: AccountsTableProps<Of>) => {
  const figures = ({ debitMinor, creditMinor }: Omit<Row, 'account' | 'name'>) => (
    <>
      <td>{figureOf(debitMinor, currency)}</td>
      <td>{figureOf(creditMinor, currency)}</td>
      {balances && <td>{figureOf(debitMinor - creditMinor, currency)}</td>}
    </>
  );
  return (
    <TableFrame label={label}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Account</th>
          <th scope="col">Debit</th>
          <th scope="col">Credit</th>
          {balances && <th scope="col">Balance</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.account}>
            <th scope="row">{nameIn(row)}</th>
            {figures(row)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          {figures({ debitMinor: sumOf(rows, 'debitMinor'), creditMinor: sumOf(rows, 'creditMinor') })}
        </tr>
      </tfoot>
    </TableFrame>
  );
};
