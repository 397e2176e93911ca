import { SmartToyRounded } from '../../../../shared/icons/smart-toy-rounded';
import type { RoomView } from '@fieldhouse/api-contract';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { listOf } from '../../../../shared/lib/words';
import { teamOf } from '../model/room-facts';
import { useRoom } from '../room-context';
import { useAutoMode } from '../use-auto-mode';
import { Strip } from './strip';

type Cause = RoomView['autoTeams'][number]['cause'];

const CAUSES: Readonly<Record<Cause, string>> = {
  two_expiries: 'time ran out twice',
  captain: 'own choice',
  commissioner: 'set by a commissioner',
};

/** Tells everybody which teams the clock picks for, and why; my own can be turned off here. */
export const AutoNotice = () => {
  const { facts } = useRoom();
  const { autoTeams, me, status } = facts.room;
  const { turn, busy } = useAutoMode();
  if (autoTeams.length === 0 || (status !== 'live' && status !== 'paused')) return null;
  const mine = autoTeams.find(({ teamId }) => teamId === me.teamId);
  const others = listOf(
    autoTeams
      .filter(({ teamId }) => teamId !== me.teamId)
      .map(({ teamId, cause }) => `${teamOf(facts, teamId).name} (${CAUSES[cause]})`),
  );
  return <AutoStrip myTeamId={mine?.teamId} cause={mine?.cause} others={others} busy={busy} onTurn={turn} />;
};

type AutoStripProps = {
  /** My team and why it is on auto, when it is. */
  readonly myTeamId: string | undefined;
  readonly cause: Cause | undefined;
  /** All others, in words. */
  readonly others: string;
  readonly busy: boolean;
  readonly onTurn: (teamId: string, enabled: boolean) => void;
};

const AutoStrip = memo(function AutoStrip({ myTeamId, cause, others, busy, onTurn }: AutoStripProps) {
  if (myTeamId === undefined || cause === undefined) {
    return (
      <Strip icon={SmartToyRounded} tone="info" title="On auto">
        {others}: the clock picks after 5 seconds.
      </Strip>
    );
  }
  return (
    <Strip
      icon={SmartToyRounded}
      tone="accent"
      title="Your team is on auto"
      action={
        <Button
          size="small"
          variant="contained"
          color="accent"
          loading={busy}
          aria-label="Turn off auto for my team"
          onClick={() => onTurn(myTeamId, false)}
        >
          Turn off
        </Button>
      }
    >
      {capital(CAUSES[cause])}. The clock picks from your queue after 5 seconds; making a pick yourself ends
      it.
      {others !== '' && ` Also on auto: ${others}.`}
    </Strip>
  );
});

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
