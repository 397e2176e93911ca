import { memo, type ReactNode } from 'react';
import { blocksOf, type Block, type Inline } from '../model/text';
import './message-text.css';

type MessageTextProps = {
  readonly text: string;
  readonly nameOf: (accountId: string) => string;
  readonly me: string;
  /** Whether a mention of the captains means the reader. */
  readonly leads: boolean;
};
type Reader = Omit<MessageTextProps, 'text'>;

/** A message's text with its styles, links and mentions. */
export const MessageText = memo(function MessageText({ text, ...reader }: MessageTextProps) {
  return <div className="chat-text">{blocksOf(text).map((block, n) => blockOf(block, n, reader))}</div>;
});

const blockOf = (block: Block, key: number, reader: Reader): ReactNode => {
  switch (block.kind) {
    case 'lines':
      return <p key={key}>{lineOf(block.of, reader)}</p>;
    case 'code':
      return (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways has to be reached by key
        <pre key={key} tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'quote':
      return <blockquote key={key}>{block.of.map((one, n) => blockOf(one, n, reader))}</blockquote>;
    case 'list': {
      const items = block.items.map((item, n) => (
        <li key={n}>{item.map((one, place) => blockOf(one, place, reader))}</li>
      ));
      return block.first === null ? (
        <ul key={key}>{items}</ul>
      ) : (
        <ol key={key} start={block.first}>
          {items}
        </ol>
      );
    }
    default:
      return block satisfies never;
  }
};

const lineOf = (pieces: readonly Inline[], reader: Reader): ReactNode =>
  pieces.map((piece, n) => pieceOf(piece, n, reader));

const pieceOf = (piece: Inline, key: number, reader: Reader): ReactNode => {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'break':
      return <br key={key} />;
    case 'code':
      return <code key={key}>{piece.text}</code>;
    case 'bold':
      return <strong key={key}>{lineOf(piece.of, reader)}</strong>;
    case 'italic':
      return <em key={key}>{lineOf(piece.of, reader)}</em>;
    case 'strike':
      return <s key={key}>{lineOf(piece.of, reader)}</s>;
    case 'link':
      return (
        <a
          key={key}
          href={piece.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="chat-link"
        >
          {lineOf(piece.of, reader)}
        </a>
      );
    case 'person':
      return (
        <Mention key={key} isMine={piece.accountId === reader.me}>
          {reader.nameOf(piece.accountId)}
        </Mention>
      );
    case 'many':
      return (
        <Mention key={key} isMine={piece.wide === 'team' || reader.leads}>
          {piece.wide}
        </Mention>
      );
    default:
      return piece satisfies never;
  }
};

const Mention = ({ isMine, children }: { readonly isMine: boolean; readonly children: ReactNode }) => (
  <span className={`chat-mention${isMine ? ' chat-mention-own' : ''}`}>@{children}</span>
);
