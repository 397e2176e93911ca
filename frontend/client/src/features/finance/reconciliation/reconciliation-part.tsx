import type { FinanceCaseView } from '@fieldhouse/api-contract';
import { useRef } from 'react';
import { useQueryParam } from '../../../shared/lib/use-query-param';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { QueryView } from '../../../shared/ui/query-view';
import { Section } from '../../../shared/ui/section';
import { Segments } from '../../../shared/ui/segments';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { financeApi, LOOKED_AT } from '../api/finance.api';
import '../finance.css';
import { CaseItem } from './case-item';
import { ReconcileNow } from './reconcile-now';
import { ReconciledDays } from './reconciled-days';

const STATES = [
  { name: 'open', word: 'Open' },
  { name: 'closed', word: 'Done' },
] as const;

/** What the card provider says moved, beside the books: day by day, and where they differ. */
export const ReconciliationPart = () => {
  const query = financeApi.useReconciliationsQuery(undefined, LOOKED_AT);
  return (
    <Section
      title="Reconciliation"
      hint="What the card provider says moved, beside our books. It is done every night for the day before; days of UTC."
    >
      <ReconcileNow />
      <Cases />
      <QueryView
        query={query}
        what="The days could not be loaded"
        skeleton={<RowsSkeleton rows={5} height={56} />}
      >
        {({ position, days }) =>
          days.length === 0 ? (
            <p className="muted">No day was reconciled yet.</p>
          ) : (
            <ReconciledDays {...{ position, days }} />
          )
        }
      </QueryView>
    </Section>
  );
};

type CaseListProps = {
  readonly state: 'open' | 'closed';
  readonly cases: readonly FinanceCaseView[];
  readonly isFetching: boolean;
};

/** One that somebody has open stays with what they type, also where it is among the others by now. */
const CaseList = ({ state, cases, isFetching }: CaseListProps) => {
  const [shown] = useQueryParam('case');
  const before = useRef<{ readonly one: FinanceCaseView; readonly nth: number } | null>(null);
  const nth = cases.findIndex(({ caseId }) => caseId === shown);
  const found = cases[nth];
  if (found) before.current = { one: found, nth };
  const left = !found && before.current?.one.caseId === shown ? before.current : null;
  const all = left ? cases.toSpliced(left.nth, 0, left.one) : cases;
  if (all.length > 0)
    return (
      <ul aria-label="Cases" aria-busy={isFetching} className="rows">
        {all.map((one) => (
          <CaseItem key={one.caseId} of={one} left={one === left?.one} />
        ))}
      </ul>
    );
  return state === 'open' ? (
    <EmptyState title="Everything agrees">
      Where the card provider and our books differ, a case appears here until somebody has settled it.
    </EmptyState>
  ) : (
    <p className="muted">No case was settled yet.</p>
  );
};

const Cases = () => {
  const [asked, setState] = useQueryParam('cases');
  const state = asked === 'closed' ? 'closed' : 'open';
  const { data: _, ...query } = financeApi.useCasesInfiniteQuery(state, LOOKED_AT);
  return (
    <div className="finance-cases">
      <Segments label="Which cases" options={STATES} chosen={state} onChoose={setState} />
      <QueryView
        query={query}
        what="The cases could not be loaded"
        skeleton={<RowsSkeleton rows={3} height={72} />}
      >
        {({ pages }) => {
          const cases = pages.flatMap((page) => page.cases);
          return <CaseList key={state} state={state} cases={cases} isFetching={query.isFetching} />;
        }}
      </QueryView>
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      )}
    </div>
  );
};
