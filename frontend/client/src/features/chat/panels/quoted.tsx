import type { ChatMessageView } from '@fieldhouse/api-contract';
import type { ReactNode } from 'react';
import { exactTime } from '../../../shared/lib/times';
import { useChat } from '../chat-context';
import { useInstead } from '../use-instead';
import { saidIn } from '../model/text';

type QuotedProps = {
  readonly message: ChatMessageView;
  /** What it says, where that is not in the message: whoever judges it reads it in any case. */
  readonly said?: Pick<ChatMessageView, 'text' | 'attachments'>;
  readonly children?: ReactNode;
};

/** A message in a list of some: who said what when. */
export const Quoted = ({ message, said, children }: QuotedProps) => {
  const { nameOf } = useChat();
  const instead = useInstead();
  const shown = said ?? message;
  const words = shown.text === null ? 'This message isn’t shown anymore' : saidIn(shown, nameOf);
  return (
    <li className="row">
      <div className="row-words">
        <p className="row-title">{nameOf(message.authorId)}</p>
        <p>{(said ? null : instead(message)) ?? words}</p>
        <p className="muted">{exactTime(message.at)}</p>
      </div>
      {children}
    </li>
  );
};
