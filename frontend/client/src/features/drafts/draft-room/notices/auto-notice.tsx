import SmartToyRounded from '@mui/icons-material/SmartToyRounded';
import type { RoomView } from '@fieldhouse/api-contract';
import Button from '@mui/material/Button';
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
  const others = autoTeams.filter(({ teamId }) => teamId !== me.teamId);
  const words = others.map(({ teamId, cause }) => `${teamOf(facts, teamId).name} (${CAUSES[cause]})`);
  if (!mine) {
    return (
      <Strip icon={SmartToyRounded} tone="info" title="On auto">
        {listOf(words)}: the clock picks after 5 seconds.
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
          onClick={() => turn(mine.teamId, false)}
        >
          Turn off
        </Button>
      }
    >
      {capital(CAUSES[mine.cause])}. The clock picks from your queue after 5 seconds; making a pick yourself
      ends it.
      {words.length > 0 && ` Also on auto: ${listOf(words)}.`}
    </Strip>
  );
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
