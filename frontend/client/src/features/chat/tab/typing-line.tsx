import { useObservable } from '../../../shared/live/use-observable';
import { useChat } from '../chat-context';
import { typingWords } from '../model/words';

/** Who writes just now. */
export const TypingLine = () => {
  const { room, channel, view, nameOf } = useChat();
  const { me } = view;
  const writers = useObservable(room.typing)[channel].filter(
    (id) => id !== me.accountId && !me.hidden.includes(id),
  );
  return <p className="chat-typing">{typingWords(writers.map(nameOf))}</p>;
};
