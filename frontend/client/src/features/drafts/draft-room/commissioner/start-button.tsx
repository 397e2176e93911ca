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

/** Starts the draft, after saying who is missing. */
export const StartButton = () => {
  const { facts, link } = useRoom();
  const { order } = facts.room;
  const [asking, setAsking] = useState(false);
  const { send, busy, failure } = useRoomCommand(draftsApi.useStartDraftMutation()[0]);
  const here = new Set(useObservable(link.presence)?.teamIds ?? []);
  const missing = order.filter((teamId) => !here.has(teamId));
  const first = openPicks(facts)[0];
  return (
    <>
      <Button variant="filled" size="large" onClick={() => setAsking(true)}>
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
        {missing.length === 0
          ? 'Everybody is here.'
          : `${count(missing.length, 'team')} not here: ${missing.map((id) => teamOf(facts, id).name).join(', ')}. Their picks will run into the clock.`}
      </ConfirmDialog>
    </>
  );
};
