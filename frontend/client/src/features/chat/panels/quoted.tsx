import type { ChatMessageView } from '@fieldhouse/api-contract';
import type { ReactNode } from 'react';
import { exactTime } from '../../../shared/lib/times';
import { useChat } from '../chat-context';
import { oneLine } from '../model/text';

type QuotedProps = {
  readonly message: ChatMessageView;
  /** What it says, where that is not in the message. */
  readonly text?: string | null;
  readonly children?: ReactNode;
};

/** A message in a list of some: who said what when. */
export const Quoted = ({ message, text = message.text, children }: QuotedProps) => {
  const { nameOf } = useChat();
  return (
    <li className="row">
      <div className="row-words">
        <p className="row-title">{nameOf(message.authorId)}</p>
        <p>{text === null ? 'This message isn’t shown any more' : oneLine(text, nameOf)}</p>
        <p className="muted">{exactTime(message.at)}</p>
      </div>
      {children}
    </li>
  );
};
