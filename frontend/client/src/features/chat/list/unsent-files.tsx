import { useEffect, useState } from 'react';
import { keptFiles } from '../../../shared/lib/kept-files';
import { useObservable } from '../../../shared/live/use-observable';
import { fileShares, type UnsentFile } from '../live/files';
import { LocalFile } from './local-file';

/** The files of a message that is on its way. */
export const UnsentFiles = ({ files }: { readonly files: readonly UnsentFile[] }) =>
  files.length > 0 && (
    <div className="chat-locals">
      {files.map((file) => (
        <Waiting key={file.attachmentId} {...file} />
      ))}
    </div>
  );

const Waiting = ({ attachmentId, name, size }: UnsentFile) => {
  const [file, setFile] = useState<Blob | null>(null);
  const share = useObservable(fileShares).get(attachmentId);
  useEffect(() => {
    let shown = true;
    void keptFiles.get(attachmentId).then((found) => shown && setFile(found));
    return () => {
      shown = false;
    };
  }, [attachmentId]);
  return (
    <LocalFile name={name} size={size} file={file}>
      {share !== undefined && <progress aria-label={`Sending ${name}`} value={share} />}
    </LocalFile>
  );
};
