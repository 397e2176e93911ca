import { SmartToyRounded } from '../../../../shared/icons/smart-toy-rounded';
import type { RoomView } from '@fieldhouse/api-contract';
import { memo, useState } from 'react';
import { count } from '../../../../shared/lib/words';
import type { RoomFacts } from '../model/room-facts';
import { AutoTeams } from '../overlays';
import { useRoom } from '../room-context';

/** How many teams the clock picks for, and behind it which and why. My own is told by a notice. */
export const AutoChip = () => {
  const { facts } = useRoom();
  const { autoTeams, me, status } = facts.room;
  if (status !== 'live' && status !== 'paused') return null;
  return <Chip autoTeams={autoTeams} myTeamIds={me.teamIds} teamById={facts.teamById} />;
};

type ChipProps = Pick<RoomView, 'autoTeams'> &
  Pick<RoomFacts, 'teamById'> & { readonly myTeamIds: readonly string[] };

const Chip = memo(function Chip({ autoTeams, myTeamIds, teamById }: ChipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const others = autoTeams.filter(({ teamId }) => !myTeamIds.includes(teamId));
  if (others.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="bar-auto"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={`${count(others.length, 'other team')} on auto`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <SmartToyRounded aria-hidden sx={{ fontSize: 18 }} />
        {others.length}
        <span className="bar-auto-words">on auto</span>
      </button>
      <AutoTeams
        teams={others}
        teamById={teamById}
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
      />
    </>
  );
});
