import { TeamBadge } from '../../../../shared/ui/team-badge';
import { openPicks, teamOf, type RoomFacts, type Standing } from '../model/room-facts';
import { useRoom } from '../room-context';

const wordsFor = ({ room }: RoomFacts, standing: Standing): string => {
  if (standing === 'my_turn') return 'You are on the clock';
  if (room.turn) return 'on the clock';
  return room.status === 'lobby' ? 'picks first' : 'picks next';
};

/** The team whose turn it is, or whose it will be. */
export const OnTheClock = () => {
  const { facts, standing } = useRoom();
  const teamId = facts.room.turn?.teamId ?? openPicks(facts)[0]?.teamId;
  if (teamId === undefined) return null;
  const { name, color } = teamOf(facts, teamId);
  return (
    <div className="bar-team" data-turn={facts.room.turn !== null} data-mine={standing === 'my_turn'}>
      <div className="bar-crest">
        <TeamBadge name={name} color={color} hideName />
      </div>
      <div className="bar-texts">
        <span className="bar-name">{name}</span>
        <span className="bar-standing">{wordsFor(facts, standing)}</span>
      </div>
    </div>
  );
};
