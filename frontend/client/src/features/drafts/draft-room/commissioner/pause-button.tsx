import { PauseCircleRounded } from '../../../../shared/icons/pause-circle-rounded';
import { PlayArrowRounded } from '../../../../shared/icons/play-arrow-rounded';
import { memo, useCallback, useState } from 'react';
import { useCommand } from '../../../../shared/api/use-command';
import { Button } from '../../../../shared/ui/button';
import { useToast } from '../../../../shared/ui/toasts';
import { draftsApi } from '../../api/drafts.api';
import { ResumeDialog } from '../overlays';
import { useRoom } from '../room-context';

/** What the history says of a pause that nobody had time to explain. */
const AT_ONCE = 'By a commissioner, from the room';

/** Stops the clock with one press, and lets it go on. */
export const PauseButton = () => {
  const { facts, viewer } = useRoom();
  const { status } = facts.room;
  const { leagueId } = viewer;
  const [resuming, setResuming] = useState(false);
  const toast = useToast();
  const { run, busy } = useCommand(draftsApi.usePauseDraftMutation()[0]);
  const paused = status === 'paused';
  // Somebody else has let it go on: the next pause is asked about by nobody yet.
  if (resuming && !paused) setResuming(false);
  const press = useCallback((): void => {
    if (paused) return setResuming(true);
    void run({ leagueId, reason: AT_ONCE }).then((outcome) => {
      if (!outcome.ok) toast.failed('The draft was not paused', outcome.failure);
    });
  }, [paused, leagueId, run, toast]);
  if (status !== 'live' && !paused) return null;
  return (
    <>
      <PauseOrResume paused={paused} busy={busy} onPress={press} />
      {paused && <ResumeDialog open={resuming} onClose={() => setResuming(false)} />}
    </>
  );
};

type PauseOrResumeProps = { readonly paused: boolean; readonly busy: boolean; readonly onPress: () => void };

const PauseOrResume = memo(function PauseOrResume({ paused, busy, onPress }: PauseOrResumeProps) {
  const Icon = paused ? PlayArrowRounded : PauseCircleRounded;
  return (
    <Button
      variant={paused ? 'filled' : 'outlined'}
      size="small"
      busy={busy}
      className="bar-button"
      aria-label={paused ? 'Resume the draft' : 'Pause the draft'}
      onClick={onPress}
    >
      <Icon fontSize="small" />
      <span className="bar-wide-words">{paused ? 'Resume' : 'Pause'}</span>
    </Button>
  );
});
