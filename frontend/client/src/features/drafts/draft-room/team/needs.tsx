import { needWord } from '../model/pick-words';
import { useRoom } from '../room-context';
import '../lists.css';

/** What a team of mine still has to find to meet its minimums. */
export const Needs = ({ teamId }: { readonly teamId: string }) => {
  const { legality, facts } = useRoom();
  const { order, settings } = facts.room;
  const { limits } = settings;
  const limited = [...limits.positions, ...limits.genders].some(({ minimum }) => minimum > 0);
  if (legality?.teamId !== teamId || !limited || !order.includes(teamId)) return null;
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
