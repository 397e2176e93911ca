import { SmartToyRounded } from '../../../../shared/icons/smart-toy-rounded';
import type { RoomView } from '@fieldhouse/api-contract';
import { memo } from 'react';
import { Button } from '../../../../shared/ui/button';
import { AUTO_CAUSES } from '../model/pick-words';
import { useRoom } from '../room-context';
import { useAutoMode } from '../use-auto-mode';
import { Strip } from './strip';

/** Tells me that the clock picks for my team, and why; it can be turned off here. Other teams: see `AutoChip`. */
export const AutoNotice = () => {
  const { facts } = useRoom();
  const { autoTeams, me, status } = facts.room;
  const { turn, busy } = useAutoMode();
  const mine = autoTeams.find(({ teamId }) => teamId === me.teamId);
  if (!mine || (status !== 'live' && status !== 'paused')) return null;
  return <AutoStrip teamId={mine.teamId} cause={mine.cause} busy={busy} onTurn={turn} />;
};

type AutoStripProps = RoomView['autoTeams'][number] & {
  readonly busy: boolean;
  readonly onTurn: (teamId: string, enabled: boolean) => void;
};

const AutoStrip = memo(function AutoStrip({ teamId, cause, busy, onTurn }: AutoStripProps) {
  const why = AUTO_CAUSES[cause];
  return (
    <Strip
      icon={SmartToyRounded}
      tone="accent"
      title="Your team is on auto"
      action={
        <Button
          size="small"
          variant="filled"
          tone="accent"
          busy={busy}
          aria-label="Turn off auto for my team"
          onClick={() => onTurn(teamId, false)}
        >
          Turn off
        </Button>
      }
    >
      {`${why.charAt(0).toUpperCase()}${why.slice(1)}. The clock picks from your queue after 5 seconds; making a pick yourself ends it.`}
    </Strip>
  );
});
