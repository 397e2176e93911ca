import type { ReactNode } from 'react';
import { DescriptionOutlined } from '../../../shared/icons/description-outlined';
import { useObjectUrl } from '../../../shared/lib/use-object-url';
import { looksLikePicture, sizeWords } from '../model/files';
import './attachments.css';

type LocalFileProps = {
  readonly name: string;
  readonly size: number;
  /** Null: it is not at hand. */
  readonly file: Blob | null;
  /** How far it is on its way. */
  readonly children?: ReactNode;
};

/** A file of this device: a picture as a picture, others by their name. */
export const LocalFile = ({ name, size, file, children }: LocalFileProps) => {
  const isPicture = looksLikePicture(name);
  const url = useObjectUrl(isPicture ? file : null);
  return (
    <div className="chat-local">
      {isPicture && url !== null ? <img src={url} alt={name} /> : <FileWords name={name} size={size} />}
      {children}
    </div>
  );
};

/** What a file is called, and how much it is. */
export const FileWords = ({ name, size }: Pick<LocalFileProps, 'name' | 'size'>) => (
  <>
    <DescriptionOutlined />
    <span className="chat-file-words">
      <span className="chat-file-name">{name}</span>
      <span className="muted">{sizeWords(size)}</span>
    </span>
  </>
);
