import type { ChatCardView } from '@fieldhouse/api-contract';
import { exactTime } from '../../../shared/lib/times';
import { useChat } from '../chat-context';
import { cardWords, timeOf } from '../model/words';

/** What happened in the team, quietly between the messages. */
export const Card = ({ card }: { readonly card: ChatCardView }) => {
  const { nameOf } = useChat();
  return (
    <p className="chat-card">
      {cardWords(card, nameOf)}{' '}
      <time dateTime={card.at} title={exactTime(card.at)}>
        {timeOf(card.at)}
      </time>
    </p>
  );
};
