import type { MemberView, TeamDuesView } from '@fieldhouse/api-contract';
import { EmptyState } from '../../../shared/ui/empty-state';
import { QueryView } from '../../../shared/ui/query-view';
import { Section } from '../../../shared/ui/section';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { paymentsApi } from '../api/payments.api';
import { CreditsPart } from '../credits/credits-part';
import { OpenedInvoice } from '../invoice/opened-invoice';
import { candidatesOf } from '../model/candidates';
import { MoneyTermsForm } from '../parts/money-terms-form';
import { MyInvoices } from '../parts/my-invoices';
import { WaitingRefunds } from '../parts/waiting-refunds';
import '../payments.css';
import { TeamBills } from './team-bills';
import { TeamFees } from './team-fees';

type DuesTabProps = {
  readonly team: {
    readonly teamId: string;
    readonly archived: boolean;
    /** IANA, in which its days are meant. */
    readonly zone: string;
    readonly members: readonly MemberView[];
  };
};

/** What the person owes of a team; for who collects, what the team asks and who has paid; for who leads, its bills. */
export const DuesTab = ({ team }: DuesTabProps) => {
  const query = paymentsApi.useTeamDuesQuery(team.teamId, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return (
    <>
      <QueryView
        query={query}
        what="The dues could not be loaded"
        skeleton={<RowsSkeleton rows={6} height={56} />}
      >
        {(dues) => <Dues team={team} dues={dues} refetch={query.refetch} />}
      </QueryView>
      <OpenedInvoice />
    </>
  );
};

type DuesProps = DuesTabProps & { readonly dues: TeamDuesView; readonly refetch: () => unknown };

const Dues = ({ team, dues, refetch }: DuesProps) => {
  const { mine, owed, fees, terms, waiting, me } = dues;
  const ofTeam = new Set(owed.map(({ invoiceId }) => invoiceId));
  // A bill of the team stands among its bills, for who leads it.
  const own = mine.filter(({ invoiceId }) => !ofTeam.has(invoiceId));
  const nothing = mine.length + owed.length + fees.length === 0;
  if (nothing && !me.collects)
    return (
      <EmptyState title="No dues yet">
        What the team asks of you, and what you have paid of it, appears here.
      </EmptyState>
    );
  return (
    <>
      {own.length > 0 && (
        <Section title="Mine">
          <MyInvoices label="Mine" invoices={own} />
        </Section>
      )}
      {owed.length > 0 && <TeamBills bills={owed} />}
      <WaitingRefunds refunds={waiting} />
      {(me.collects || fees.length > 0) && <TeamFees team={team} dues={dues} refetch={refetch} />}
      {me.collects && (
        <CreditsPart
          payee={{ kind: 'team', id: team.teamId }}
          currency={fees[0]?.currency ?? 'USD'}
          others={candidatesOf(team.members).candidates}
        />
      )}
      {me.collects && !team.archived && (
        <MoneyTermsForm
          payee={{ kind: 'team', id: team.teamId }}
          terms={terms}
          currency={fees[0]?.currency ?? 'USD'}
        />
      )}
    </>
  );
};
