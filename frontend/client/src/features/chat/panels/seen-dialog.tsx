import type { ChatMessageView, ChatPerson } from '@fieldhouse/api-contract';
import { useObservable } from '../../../shared/live/use-observable';
import { Person } from '../../../shared/ui/person';
import { useChat } from '../chat-context';
import { readersOf } from '../list/seen-by';
import { InfoDialog } from '../../../shared/ui/info-dialog';

type SeenDialogProps = { readonly message: ChatMessageView; readonly onClose: () => void };

/** Who has seen a message, and who has not, or does not show it. */
export const SeenDialog = ({ message, onClose }: SeenDialogProps) => {
  const { view, room, channel } = useChat();
  const readers = readersOf(view, useObservable(room.read), channel, message);
  return (
    <InfoDialog title="Seen by" onClose={onClose}>
      <People title="Seen" people={readers?.seen ?? []} />
      <People title="Not yet, or they don’t show it" people={readers?.others ?? []} />
    </InfoDialog>
  );
};

const People = ({ title, people }: { readonly title: string; readonly people: readonly ChatPerson[] }) =>
  people.length > 0 && (
    <>
      <h3 className="chat-people">{title}</h3>
      <ul className="rows" aria-label={title}>
        {people.map(({ accountId, name }) => (
          <li key={accountId} className="row">
            <Person name={name} size="small" />
          </li>
        ))}
      </ul>
    </>
  );
