import type { MuteLevel } from '@fieldhouse/api-contract';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { Row, Rows } from '../../../shared/ui/rows';
import { Segments } from '../../../shared/ui/segments';
import { Switch } from '../../../shared/ui/switch';
import { useToast } from '../../../shared/ui/toasts';
import { chatApi } from '../api/chat.api';
import { useChat } from '../chat-context';
import { InfoDialog } from '../../../shared/ui/info-dialog';

const LEVELS: readonly { readonly name: MuteLevel; readonly word: string }[] = [
  { name: 'all', word: 'Everything' },
  { name: 'mentions', word: 'Mentions' },
  { name: 'nothing', word: 'Nothing' },
];

/** How the person reads this chat, and how its team wants it. */
export const SettingsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { view, nameOf } = useChat();
  const { chatId, me, wideMentions } = view;
  const isDirect = view.kind === 'direct';
  const toast = useToast();
  const [muteChat] = chatApi.useMuteChatMutation();
  const [showReceipts] = chatApi.useShowReceiptsMutation();
  const [showPerson] = chatApi.useShowPersonMutation();
  const [changeSettings] = chatApi.useChangeChatSettingsMutation();
  const mute = useCommand(muteChat);
  const receipts = useCommand(showReceipts);
  const person = useCommand(showPerson);
  const settings = useCommand(changeSettings);
  const told = async (answer: ReturnType<typeof mute.run>): Promise<void> => {
    const outcome = await answer;
    if (!outcome.ok) toast.failed('Not saved', outcome.failure);
  };
  return (
    <InfoDialog title="Chat settings" onClose={onClose}>
      <h3 className="chat-people">What you hear of this chat</h3>
      <Segments
        label="What you hear of this chat"
        options={isDirect ? LEVELS.filter(({ name }) => name !== 'mentions') : LEVELS}
        chosen={me.mute}
        onChoose={(level) => void told(mute.run({ chatId, level }))}
      />
      {!isDirect && <p className="muted">People who mention you by name reach you anyway.</p>}
      <h3 className="chat-people">Read receipts</h3>
      <Switch
        label="Show how far I have read"
        on={me.receipts}
        disabled={receipts.busy}
        onTurn={(shown) => void told(receipts.run({ chatId, shown }))}
      />
      <p className="muted">Without it, you don’t see it of others either.</p>
      {me.hidden.length > 0 && !isDirect && (
        <>
          <h3 className="chat-people">People you don’t see</h3>
          <Rows label="People you don’t see">
            {me.hidden.map((hiddenId) => (
              <Row key={hiddenId} title={nameOf(hiddenId)}>
                <Button size="small" onClick={() => void told(person.run({ chatId, hiddenId }))}>
                  Show again
                </Button>
              </Row>
            ))}
          </Rows>
        </>
      )}
      {me.runs && view.kind === 'team' && (
        <>
          <h3 className="chat-people">For the whole team</h3>
          <Switch
            label="Members may mention @team and @captains"
            on={wideMentions}
            disabled={settings.busy}
            onTurn={(on) => void told(settings.run({ chatId, wideMentions: on }))}
          />
        </>
      )}
    </InfoDialog>
  );
};
