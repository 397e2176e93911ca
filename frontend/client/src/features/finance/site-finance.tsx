import type { ReactNode } from 'react';
import { isFailure } from '../../shared/api/problem';
import { useSession } from '../../shared/session/use-session';
import { RowsSkeleton } from '../../shared/ui/skeletons';
import { financeApi, LOOKED_AT } from './api/finance.api';
import { Books } from './books/books';
import { ExportsPart } from './books/exports-part';
import { MonthsPart } from './months/months-part';
import { CollectionPart } from './over-time/collection-part';
import { PayoutsPart } from './payouts/payouts-part';
import { ReconciliationPart } from './reconciliation/reconciliation-part';

const DOORS = new Set(['code_required', 'second_factor_required']);

type SiteFinanceProps = {
  /** What a site admin has to do first. */
  readonly door: (error: unknown, onRetry: () => void) => ReactNode;
};

/** The books of everybody: each part loads, and fails, by itself. */
export const SiteFinance = ({ door }: SiteFinanceProps) => {
  const me = useSession().user?.id;
  const { currentData, error, refetch } = financeApi.usePeriodsQuery(undefined, LOOKED_AT);
  if (!currentData && isFailure(error) && DOORS.has(error.code)) return door(error, () => void refetch());
  if (!currentData && !error) return <RowsSkeleton rows={8} />;
  return (
    <>
      <Books
        of={null}
        opensInvoice={({ invoiceId, person }) =>
          invoiceId !== null && person?.accountId === me
            ? `/player-profile?tab=payments&invoice=${encodeURIComponent(invoiceId)}`
            : null
        }
      />
      <CollectionPart of={null} />
      <ReconciliationPart />
      <PayoutsPart />
      <MonthsPart />
      <ExportsPart of={null} />
    </>
  );
};
