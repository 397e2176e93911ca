import { Button } from '../../../shared/ui/button';
import { Rows } from '../../../shared/ui/rows';
import { useChat } from '../chat-context';
import { usePin } from '../list/message-menu';
import { Quoted } from './quoted';
import { InfoDialog } from '../../../shared/ui/info-dialog';

/** What is pinned in the channel, the newest first. */
export const PinsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { view, channel, channelView, showMessage } = useChat();
  const pin = usePin();
  return (
    <InfoDialog title="Pinned messages" onClose={onClose}>
      {channelView.pinned.length === 0 && <p className="muted">Nothing is pinned anymore.</p>}
      <Rows label="Pinned messages">
        {channelView.pinned.map((message) => (
          <Quoted key={message.id} message={message}>
            <Button
              size="small"
              onClick={() => {
                onClose();
                showMessage(message.id);
              }}
            >
              Show
            </Button>
            {view.me.runs && (
              <Button size="small" variant="text" onClick={() => void pin(message, channel)}>
                Unpin
              </Button>
            )}
          </Quoted>
        ))}
      </Rows>
    </InfoDialog>
  );
};
