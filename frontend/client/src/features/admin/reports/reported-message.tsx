import { attachmentPath, isPicture, type SiteReportView } from '@fieldhouse/api-contract';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCommand } from '../../../shared/api/use-command';
import { exactTime, relativeTime } from '../../../shared/lib/times';
import { listOf } from '../../../shared/lib/words';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useToast } from '../../../shared/ui/toasts';
import { adminReportsApi } from '../api/admin-reports.api';
import './reported-message.css';

type AboutReport = { readonly report: SiteReportView };

/** What somebody wrote, who finds it wrong and why, and the two answers to that. */
export const ReportedMessage = ({ report }: AboutReport) => {
  const { chatId, channel, messageId, author, text, options, reasons, hidden } = report;
  const [asking, setAsking] = useState(false);
  const id = useId();
  const toast = useToast();
  const keep = useCommand(adminReportsApi.useKeepReportedMutation()[0]);
  const keepIt = async (): Promise<void> => {
    const outcome = await keep.run({ chatId, channel, messageId });
    if (outcome.ok) toast.show('Message kept', 'Everybody but those who reported it sees it.');
    else toast.failed('The report was not answered', outcome.failure);
  };
  return (
    <li className="row reported" aria-labelledby={id}>
      <div className="row-words">
        <h2 id={id} className="row-title">
          <Link to={`/admin?tab=users&user=${author.accountId}`} className="link">
            {author.name}
          </Link>{' '}
          {placeOf(report)}
        </h2>
        <p className="muted">
          Written {exactTime(report.at)}, reported {relativeTime(report.reportedAt)}
          {hidden && '. Hidden from everybody there'}
        </p>
        <blockquote className="reported-text">
          {text === null || text === '' ? <span className="muted">No text</span> : text}
          {options.length > 0 && (
            <ul aria-label="Options">
              {options.map((option) => (
                <li key={option}>{option}</li>
              ))}
            </ul>
          )}
          <Files report={report} />
        </blockquote>
        <ul aria-label="Reasons" className="reported-reasons">
          {reasons.map(({ accountId, name, reason }) => (
            <li key={accountId}>
              {name}: {reason ?? 'no reason anymore'}
            </li>
          ))}
        </ul>
        <p className="muted">{judgesOf(report)}</p>
      </div>
      <div className="row-ways">
        <Button size="small" busy={keep.busy} onClick={() => void keepIt()}>
          Keep it
        </Button>
        <Button size="small" onClick={() => setAsking(true)}>
          Remove it
        </Button>
      </div>
      {asking && <RemoveReportedDialog report={report} onClose={() => setAsking(false)} />}
    </li>
  );
};

/** Opened in a tab of their own: nobody has to see a picture in order to read the list. */
const Files = ({ report: { chatId, channel, messageId, attachments, filePass } }: AboutReport) =>
  attachments.length > 0 && (
    <ul aria-label="Files">
      {attachments.map((file) => (
        <li key={file.attachmentId}>
          <a
            href={attachmentPath({ chatId, channel, messageId, ...file }, filePass)}
            target="_blank"
            rel="noreferrer"
            className="link"
          >
            {isPicture(file) ? 'Photo' : 'File'}: {file.name} (opens in a new tab)
          </a>
        </li>
      ))}
    </ul>
  );

/** Takes the message away for everybody, and says why. */
const RemoveReportedDialog = ({
  report: { chatId, channel, messageId, author },
  onClose,
}: AboutReport & { readonly onClose: () => void }) => {
  const toast = useToast();
  const { run, busy, failure } = useCommand(adminReportsApi.useRemoveReportedMutation()[0]);
  const remove = async (reason: string): Promise<void> => {
    const outcome = await run({ chatId, channel, messageId, reason });
    if (outcome.ok) toast.show('Message removed');
    // Somebody else was faster: the list, which is read again, has it no longer.
    else if (outcome.failure.code === 'report_answered')
      toast.failed('The message was not removed', outcome.failure);
    else return;
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Remove the message of ${author.name}?`}
      confirmLabel="Remove the message"
      tone="error"
      reasonFor="It appears in the record."
      busy={busy}
      failure={failure}
      onConfirm={({ reason }) => void remove(reason)}
      onClose={onClose}
    >
      Everybody in the chat sees that Fieldhouse removed it. Nobody can bring it back.
    </ConfirmDialog>
  );
};

const placeOf = ({ kind, chatName, channel }: SiteReportView): string => {
  if (kind === 'direct') return 'in a direct message';
  const name = chatName ?? 'a chat that is gone';
  if (kind === 'draft') return `in the draft room of ${name}`;
  return channel === 'news' ? `in the announcements of ${name}` : `in the chat of ${name}`;
};

const judgesOf = ({ kind, judges }: SiteReportView): string => {
  if (kind === 'direct') return 'Only you can answer: nobody runs a chat of two.';
  return judges.length === 0
    ? 'Only you can answer: nobody else who runs this chat may.'
    : `${listOf(judges)} can answer too.`;
};
