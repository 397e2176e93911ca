import { slowWords } from '../model/slow-words';
import { useRoom } from '../room-context';
import './slow-words.css';

/** Until when the clock of a slow turn stands still, and when the turn ends. */
export const SlowWords = () => {
  const { facts, link, standing } = useRoom();
  const { turn, settings } = facts.room;
  if (!turn) return null;
  const words = slowWords(turn, link.socket.clock.now(), settings.clock, standing === 'my_turn');
  return (
    <span className="bar-slow">
      {words.map((said) => (
        <span key={said}>{said}</span>
      ))}
    </span>
  );
};
