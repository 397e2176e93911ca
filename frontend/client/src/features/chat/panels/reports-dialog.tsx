import type { ChatReportView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { Rows } from '../../../shared/ui/rows';
import { useToast } from '../../../shared/ui/toasts';
import { chatApi } from '../api/chat.api';
import { useChat } from '../chat-context';
import { Attachments } from '../list/attachments';
import { RemoveDialog } from './message-dialogs';
import { Quoted } from './quoted';
import { InfoDialog } from '../../../shared/ui/info-dialog';

/** What was reported and waits for whoever runs the chat. */
export const ReportsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { view } = useChat();
  const reports = view.reports ?? [];
  return (
    <InfoDialog title="Reported messages" onClose={onClose}>
      {reports.length === 0 && <p className="muted">Nothing waits for an answer.</p>}
      <Rows label="Reported messages">
        {reports.map((report) => (
          <Report key={report.message.id} report={report} />
        ))}
      </Rows>
    </InfoDialog>
  );
};

const Report = ({ report }: { readonly report: ChatReportView }) => {
  const { channel, message, attachments, options, reasons } = report;
  const { view, nameOf } = useChat();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [keepMessage] = chatApi.useKeepMessageMutation();
  const keep = useCommand(keepMessage);
  const keepIt = async (): Promise<void> => {
    const outcome = await keep.run({ chatId: view.chatId, channel, messageId: message.id });
    if (!outcome.ok) toast.failed('The report was not answered', outcome.failure);
  };
  return (
    <Quoted message={message} said={report}>
      <Attachments message={message} files={attachments} channel={channel} />
      {options.length > 0 && (
        <ul aria-label="Options" className="chat-reasons">
          {options.map((option) => (
            <li key={option}>{option}</li>
          ))}
        </ul>
      )}
      <ul className="chat-reasons">
        {reasons.map(({ accountId, reason }) => (
          <li key={accountId}>
            {nameOf(accountId)}: {reason ?? 'no reason anymore'}
          </li>
        ))}
      </ul>
      <div className="row-ways">
        <Button size="small" busy={keep.busy} onClick={() => void keepIt()}>
          Keep it
        </Button>
        <Button size="small" onClick={() => setAsking(true)}>
          Remove it
        </Button>
      </div>
      {asking && <RemoveDialog message={message} channel={channel} onClose={() => setAsking(false)} />}
    </Quoted>
  );
};
