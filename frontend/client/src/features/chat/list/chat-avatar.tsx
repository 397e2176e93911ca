import { useObservable } from '../../../shared/live/use-observable';
import { Avatar } from '../../../shared/ui/avatar';
import { useChat } from '../chat-context';

/** Initials, with a dot while the person has the chat open. */
export const ChatAvatar = ({ accountId, name }: { readonly accountId: string; readonly name: string }) => {
  const { room } = useChat();
  const isHere = useObservable(room.present).includes(accountId);
  const [first = '', ...rest] = name.split(' ');
  return (
    <span className="chat-side" aria-hidden>
      <Avatar initials={`${first[0] ?? ''}${rest.at(-1)?.[0] ?? ''}`.toUpperCase()} />
      {isHere && <span className="chat-here" title="Here now" />}
    </span>
  );
};
