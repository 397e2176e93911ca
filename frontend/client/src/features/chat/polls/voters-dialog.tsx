import { InfoDialog } from '../../../shared/ui/info-dialog';
import { Person } from '../../../shared/ui/person';
import { count } from '../../../shared/lib/words';
import { useObservable } from '../../../shared/live/use-observable';
import { useChat } from '../chat-context';

type VotersDialogProps = { readonly messageId: string; readonly onClose: () => void };

/** Who has voted for what in a poll that is not secret, as it is now. */
export const VotersDialog = ({ messageId, onClose }: VotersDialogProps) => {
  const { store, nameOf } = useChat();
  const message = useObservable(store).items.find(({ id }) => id === messageId);
  const poll = message?.kind === 'message' ? message.poll : null;
  return (
    <InfoDialog title="Who voted" onClose={onClose}>
      {!poll && <p className="muted">This poll isn’t shown anymore.</p>}
      {poll?.options.map(({ optionId, text, votes, accountIds }) => (
        <section key={optionId} aria-label={text}>
          <h3 className="chat-people">
            {text} · {count(votes, 'vote')}
          </h3>
          {accountIds && accountIds.length > 0 && (
            <ul className="rows">
              {accountIds.map((accountId) => (
                <li key={accountId} className="row">
                  <Person name={nameOf(accountId)} size="small" />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </InfoDialog>
  );
};
