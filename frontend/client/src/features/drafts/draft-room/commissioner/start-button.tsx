import { PlayArrowRounded } from '../../../../shared/icons/play-arrow-rounded';
import { useState } from 'react';
import { useObservable } from '../../../../shared/live/use-observable';
import { count } from '../../../../shared/lib/words';
import { Button } from '../../../../shared/ui/button';
import { draftsApi } from '../../api/drafts.api';
import { openPicks, teamOf } from '../model/room-facts';
import { ConfirmDialog } from '../overlays';
import { useRoom } from '../room-context';
import { useRoomCommand } from './use-room-command';

type StartButtonProps = {
  /** Id of what says why it cannot start yet; undefined: it can. */
  readonly whyNot: string | undefined;
};

/** Starts the draft once nothing is missing, after saying who is. */
export const StartButton = ({ whyNot }: StartButtonProps) => {
  const { facts, link } = useRoom();
  const { order } = facts.room;
  const [asking, setAsking] = useState(false);
  const { send, busy, failure } = useRoomCommand(draftsApi.useStartDraftMutation()[0]);
  const here = new Set(useObservable(link.presence)?.teamIds ?? []);
  const away = order.filter((teamId) => !here.has(teamId));
  const first = openPicks(facts)[0];
  return (
    <>
      <Button
        variant="filled"
        size="large"
        disabled={whyNot !== undefined}
        aria-describedby={whyNot}
        onClick={() => setAsking(true)}
      >
        <PlayArrowRounded />
        Start the draft
      </Button>
      <ConfirmDialog
        open={asking}
        title="Start the draft?"
        confirmLabel="Start now"
        busy={busy}
        failure={failure}
        onClose={() => setAsking(false)}
        onConfirm={() => void send({}).then((ok) => ok && setAsking(false))}
      >
        {first && `${teamOf(facts, first.teamId).name} will be on the clock at once. `}
        {away.length === 0
          ? 'Everybody is here.'
          : `${count(away.length, 'team')} not here: ${away.map((id) => teamOf(facts, id).name).join(', ')}. Their picks will run into the clock.`}
      </ConfirmDialog>
    </>
  );
};
