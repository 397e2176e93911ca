import { needWord } from '../model/pick-words';
import { isOutsideOrder } from '../model/room-facts';
import { useRoom } from '../room-context';
import '../lists.css';

/** What my team still has to find to meet its minimums. */
export const Needs = () => {
  const { legality, facts } = useRoom();
  const { limits } = facts.room.settings;
  const limited = [...limits.positions, ...limits.genders].some(({ minimum }) => minimum > 0);
  if (!legality || !limited || isOutsideOrder(facts.room)) return null;
  const { needs } = legality;
  return (
    <div role="group" aria-label="My team needs" className="team-needs">
      <span className="list-note">{needs.length === 0 ? 'Every minimum is met' : 'Still needs'}</span>
      {needs.map((need) => (
        <span key={need.key} className="team-need">
          {needWord(need)}
        </span>
      ))}
    </div>
  );
};
