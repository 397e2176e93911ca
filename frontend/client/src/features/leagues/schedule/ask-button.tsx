import type { ScheduleRequestsView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { lazyOverlay } from '../../../shared/ui/lazy-overlay';

const AskDialog = lazyOverlay(
  async () => (await import('./ask-dialog')).AskDialog,
  'a request for the schedule',
);

type AskButtonProps = {
  readonly view: Pick<ScheduleRequestsView, 'leagueId' | 'season' | 'closed'>;
  readonly team: NonNullable<ScheduleRequestsView['team']>;
};

/** Opens what a team can ask of the schedule, as long as anything can be asked. */
export const AskButton = ({ view: { leagueId, season, closed }, team }: AskButtonProps) => {
  const [open, setOpen] = useState(false);
  if (closed !== null) return null;
  return (
    <>
      <Button
        variant="filled"
        aria-haspopup="dialog"
        onPointerEnter={AskDialog.prepare}
        onFocus={AskDialog.prepare}
        onClick={() => setOpen(true)}
      >
        New schedule request
      </Button>
      <AskDialog {...{ open, leagueId, team, season }} onClose={() => setOpen(false)} />
    </>
  );
};
