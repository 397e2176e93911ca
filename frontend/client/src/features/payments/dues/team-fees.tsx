import type { MemberView, TeamDuesView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { saveCsv } from '../../../shared/lib/save-csv';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { useLookAgain } from '../model/use-look-again';
import { FormButton } from '../parts/form-button';
import { cutNote } from '../words/money-words';
import { boardCsv } from './board-csv';
import { FeeCard } from './fee-card';
import { FeeForm } from './fee-form';

type TeamFeesProps = {
  readonly team: {
    readonly teamId: string;
    readonly archived: boolean;
    /** IANA, in which its days are meant. */
    readonly zone: string;
    readonly members: readonly MemberView[];
  };
  readonly dues: TeamDuesView;
  readonly refetch: () => unknown;
};

const countOf = ({ fees }: TeamDuesView): number =>
  fees.reduce((sum, { invoices }) => sum + invoices.length, 0);

/** What the team asks of its members: each fee with who has paid it. */
export const TeamFees = ({ team, dues, refetch }: TeamFeesProps) => {
  const { fees, me } = dues;
  // Invoices are made a moment after the fee they are for.
  const [wanted, setWanted] = useState(0);
  const invoices = countOf(dues);
  const looks = useLookAgain(invoices < wanted, refetch);
  const asked = (further: number): void => setWanted(invoices + further);
  const asks = me.collects && !team.archived;
  return (
    <section aria-label="Team dues">
      <div className="fees-head">
        <h2 className="title">Team dues</h2>
        {fees.length > 0 && me.collects && (
          <Button onClick={() => saveCsv('dues.csv', boardCsv(fees))}>Export CSV</Button>
        )}
        {fees.length > 0 && asks && <NewFee team={team} dues={dues} onAsked={asked} />}
      </div>
      {dues.cut && <p className="muted">{cutNote(countOf(dues))}</p>}
      {looks && (
        <p role="status" className="muted">
          The invoices are being sent…
        </p>
      )}
      {fees.length === 0 && (
        <EmptyState title="No dues yet" action={asks && <NewFee team={team} dues={dues} onAsked={asked} />}>
          Ask your members for money: each gets an invoice of their own, pays it by card or to you, and you
          see who has.
        </EmptyState>
      )}
      {fees.map((fee) => (
        <FeeCard
          key={fee.feeId}
          teamId={team.teamId}
          members={team.members}
          fee={fee}
          collects={me.collects}
          asks={asks}
          onAsked={asked}
        />
      ))}
    </section>
  );
};

type NewFeeProps = Pick<TeamFeesProps, 'team' | 'dues'> & { readonly onAsked: (members: number) => void };

const NewFee = ({ team, dues, onAsked }: NewFeeProps) => (
  <FormButton label="New dues" title="New dues" variant="filled" size="medium" wide>
    {(close) => (
      <FeeForm
        teamId={team.teamId}
        zone={team.zone}
        members={team.members}
        currency={dues.fees[0]?.currency ?? 'USD'}
        onAsked={onAsked}
        onClose={close}
      />
    )}
  </FormButton>
);
