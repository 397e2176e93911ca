import { CloseRounded } from '../../../shared/icons/close-rounded';
import { IconButton } from '../../../shared/ui/button';
import { LocalFile } from '../list/local-file';
import type { useAttached } from './use-attached';

type PickedFilesProps = Pick<ReturnType<typeof useAttached>, 'picked' | 'fault' | 'remove'>;

/** What goes out with the message, and why something else does not. */
export const PickedFiles = ({ picked, fault, remove }: PickedFilesProps) => (
  <>
    {picked.length > 0 && (
      <ul aria-label="Attached files" className="chat-picked">
        {picked.map(({ attachmentId, file }) => (
          <li key={attachmentId}>
            <LocalFile name={file.name} size={file.size} file={file} />
            <IconButton small aria-label={`Remove ${file.name}`} onClick={() => remove(attachmentId)}>
              <CloseRounded fontSize="small" />
            </IconButton>
          </li>
        ))}
      </ul>
    )}
    {fault !== null && (
      <p role="alert" className="failure">
        {fault}
      </p>
    )}
  </>
);
