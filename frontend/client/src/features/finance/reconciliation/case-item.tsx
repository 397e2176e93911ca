import { calendarDay, type FinanceCaseView, personWords } from '@fieldhouse/api-contract';
import { useId } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { moneyOf } from '../../../shared/lib/money';
import { useQueryParam } from '../../../shared/lib/use-query-param';
import { useSession } from '../../../shared/session/use-session';
import { Button } from '../../../shared/ui/button';
import { useToast } from '../../../shared/ui/toasts';
import { financeApi } from '../api/finance.api';
import { aboutWords, CASE_WORDS, differenceOf, sidesOf } from '../words/finance-words';
import { CaseDetails } from './case-details';

type CaseItemProps = {
  readonly of: FinanceCaseView;
  /** It is not among these any more since it was opened. */
  readonly left: boolean;
};

/** A difference between the card provider and the books: by how much, whose it is, and what there is to know of it. */
export const CaseItem = ({ of, left }: CaseItemProps) => {
  const { caseId, day, kind, currency, owner, closed } = of;
  const id = useId();
  const me = useSession().user?.id;
  const [shown, setShown] = useQueryParam('case');
  const isShown = shown === caseId;
  const words = CASE_WORDS[kind];
  const about = `${aboutWords(of)} of ${calendarDay(day)}`;
  return (
    <li aria-labelledby={id} className="row finance-case">
      <div className="row-words">
        <p id={id} className="row-title">
          {words}
        </p>
        <p className="muted">
          {about} · {sidesOf(of)}
          {closed === null &&
            ` · ${owner === null ? 'nobody has taken it' : `taken by ${personWords(owner)}`}`}
        </p>
      </div>
      <span className="finance-money">{moneyOf(differenceOf(of), currency)}</span>
      {closed === null && !left && me !== undefined && owner?.accountId !== me && (
        <TakeButton of={of} me={me} about={about} />
      )}
      <Button
        size="small"
        aria-expanded={isShown}
        aria-label={`${isShown ? 'Hide' : 'Open'}: ${words}, ${about}`}
        onClick={() => setShown(isShown ? null : caseId)}
      >
        {isShown ? 'Hide' : 'Open'}
      </Button>
      {left && (
        <p role="status" className="finance-wide">
          {closed === null
            ? 'This case is done meanwhile: somebody has settled it, or the next look found nothing of it. What you typed is kept; a note can still be added.'
            : 'This case is open again meanwhile. What you typed is kept; a note can still be added.'}
        </p>
      )}
      {isShown && <CaseDetails of={of} />}
    </li>
  );
};

type TakeButtonProps = { readonly of: FinanceCaseView; readonly me: string; readonly about: string };
const TakeButton = ({ of: { day, caseId, owner }, me, about }: TakeButtonProps) => {
  const [assign] = financeApi.useAssignCaseMutation();
  const { run, busy } = useCommand(assign);
  const toast = useToast();
  const words = owner === null ? 'Take it' : 'Take it over';
  const take = async (): Promise<void> => {
    const outcome = await run({ day, caseId, ownerId: me, from: owner?.accountId ?? null });
    if (outcome.ok) toast.show('The case is yours');
    else toast.failed('The case was not taken', outcome.failure);
  };
  return (
    <Button size="small" busy={busy} aria-label={`${words}: ${about}`} onClick={() => void take()}>
      {words}
    </Button>
  );
};
