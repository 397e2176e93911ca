import {
  attachmentPath,
  isPicture,
  type Attachment,
  type ChatChannel,
  type ChatMessageView,
} from '@fieldhouse/api-contract';
import { useChat } from '../chat-context';
import './attachments.css';
import { FileWords } from './local-file';

type AttachmentsProps = {
  readonly message: ChatMessageView;
  readonly files: readonly Attachment[];
  /** The one that is shown unless another is said. */
  readonly channel?: ChatChannel;
  readonly tabIndex?: number;
};

/** How far a picture that stands alone may be from a square. */
const [TALL, WIDE] = [3 / 4, 16 / 9];

/** The files of a message: its pictures side by side, pressing one shows it large; documents to be saved. */
export const Attachments = ({ message, files, channel, tabIndex }: AttachmentsProps) => {
  const { view, channel: shown, begin } = useChat();
  const pathOf = ({ attachmentId }: Attachment, preview = false): string => {
    const place = { chatId: view.chatId, channel: channel ?? shown, messageId: message.id, attachmentId };
    return attachmentPath(place, view.me.filePass, preview);
  };
  const pictures = files.filter(isPicture);
  const show = (first: number): void =>
    begin({
      ...{ kind: 'picture', first },
      pictures: pictures.map((one) => ({ name: one.name, url: pathOf(one) })),
    });
  return (
    <>
      {pictures.length > 0 && (
        <div className={`chat-pictures${pictures.length === 1 ? ' chat-picture-alone' : ''}`}>
          {pictures.map((picture, n) => (
            <button
              key={picture.attachmentId}
              type="button"
              className="chat-picture"
              style={pictures.length === 1 ? { aspectRatio: shapeOf(picture) } : undefined}
              aria-label={`Show ${picture.name}`}
              tabIndex={tabIndex}
              onClick={() => show(n)}
            >
              <img src={pathOf(picture, true)} alt={picture.name} loading="lazy" decoding="async" />
            </button>
          ))}
        </div>
      )}
      {files
        .filter((file) => !isPicture(file))
        .map((file) => (
          <a key={file.attachmentId} className="chat-file" href={pathOf(file)} download tabIndex={tabIndex}>
            <FileWords name={file.name} size={file.bytes} />
          </a>
        ))}
    </>
  );
};

const shapeOf = ({ width, height }: Attachment): number =>
  Math.min(WIDE, Math.max(TALL, (width ?? 1) / (height ?? 1)));
