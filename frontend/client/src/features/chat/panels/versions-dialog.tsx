import type { ChatMessageView } from '@fieldhouse/api-contract';
import { exactTime } from '../../../shared/lib/times';
import { QueryView } from '../../../shared/ui/query-view';
import { Row, Rows } from '../../../shared/ui/rows';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { chatApi } from '../api/chat.api';
import { useChat } from '../chat-context';
import { draftOf } from '../model/draft';
import { InfoDialog } from '../../../shared/ui/info-dialog';

type VersionsDialogProps = { readonly message: ChatMessageView; readonly onClose: () => void };

/** What a message said before it was edited. */
export const VersionsDialog = ({ message, onClose }: VersionsDialogProps) => {
  const { view, channel, nameOf } = useChat();
  const query = chatApi.useMessageVersionsQuery(
    { chatId: view.chatId, channel, messageId: message.id },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <InfoDialog title="Versions of this message" onClose={onClose}>
      <QueryView query={query} what="The versions could not be loaded" skeleton={<RowsSkeleton rows={2} />}>
        {({ versions }) => (
          <Rows label="Versions" ordered>
            {versions.map(({ at, text }) => (
              <Row
                key={at}
                title={text === null ? 'Not readable anymore' : draftOf(text, nameOf).text}
                note={exactTime(at)}
              />
            ))}
          </Rows>
        )}
      </QueryView>
    </InfoDialog>
  );
};
