import { calendarDay } from '@fieldhouse/api-contract';
import { useState, type FormEvent } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { useToast } from '../../../shared/ui/toasts';
import { financeApi } from '../api/finance.api';
import { DayField } from '../books/day-field';
import { dayAfter, todayOf } from '../model/spans';

/** Looks at a day once more, now: yesterday unless another is chosen. Every night it is done by itself. */
export const ReconcileNow = () => {
  const [today] = useState(() => todayOf());
  const [day, setDay] = useState(dayAfter(today, -1));
  const [reconcile] = financeApi.useReconcileDayMutation();
  const { run, busy } = useCommand(reconcile);
  const toast = useToast();
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const outcome = await run({ day });
    if (outcome.ok) toast.show(`${calendarDay(day)} is reconciled`);
    else toast.failed(`${calendarDay(day)} was not reconciled`, outcome.failure);
  };
  return (
    <form aria-label="Reconcile a day" className="finance-bar" onSubmit={(event) => void send(event)}>
      <DayField label="Day" value={day} max={today} onChange={(next) => next && setDay(next)} />
      <Button type="submit" busy={busy}>
        Reconcile now
      </Button>
      <p role="status" className="muted finance-bar-note">
        {busy &&
          `Asking the card provider what moved on ${calendarDay(day)}, and looking for it in our books.`}
      </p>
    </form>
  );
};
