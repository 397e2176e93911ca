import { SmartToyRounded } from '../../../../shared/icons/smart-toy-rounded';
import type { RoomView } from '@fieldhouse/api-contract';
import { memo } from 'react';
import { Button } from '../../../../shared/ui/button';
import { AUTO_CAUSES } from '../model/pick-words';
import { teamOf } from '../model/room-facts';
import { useRoom } from '../room-context';
import { useAutoMode } from '../use-auto-mode';
import { Strip } from './strip';

/** Tells me that the clock picks for a team of mine, and why; it can be turned off here. Others: see `AutoChip`. */
export const AutoNotice = () => {
  const { facts } = useRoom();
  const { autoTeams, me, status } = facts.room;
  const { turn, busy } = useAutoMode();
  if (status !== 'live' && status !== 'paused') return null;
  return autoTeams
    .filter(({ teamId }) => me.teamIds.includes(teamId))
    .map(({ teamId, cause }) => (
      <AutoStrip
        key={teamId}
        teamId={teamId}
        name={me.teamIds.length > 1 ? teamOf(facts, teamId).name : null}
        cause={cause}
        busy={busy}
        onTurn={turn}
      />
    ));
};

type AutoStripProps = RoomView['autoTeams'][number] & {
  /** Null: my only team. */
  readonly name: string | null;
  readonly busy: boolean;
  readonly onTurn: (teamId: string, enabled: boolean) => void;
};

const AutoStrip = memo(function AutoStrip({ teamId, name, cause, busy, onTurn }: AutoStripProps) {
  const why = AUTO_CAUSES[cause];
  return (
    <Strip
      icon={SmartToyRounded}
      tone="accent"
      title={name === null ? 'Your team is on auto' : `Auto picks for ${name}`}
      action={
        <Button
          size="small"
          variant="filled"
          tone="accent"
          busy={busy}
          aria-label={`Turn off auto for ${name ?? 'my team'}`}
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
