import type { DashboardParts } from '@fieldhouse/api-contract';
import { Link } from 'react-router-dom';
import type { Need, PartOf } from '../../../../shared/dashboard/dashboard-part';
import { chatPath } from '../../../../shared/lib/chat-path';
import { count } from '../../../../shared/lib/words';
import { Row, Rows } from '../../../../shared/ui/rows';
import { Section } from '../../../../shared/ui/section';
import { unreadWords } from '../../unread/unread-words';

type Chat = DashboardParts['chats']['chats'][number];
const needOf = ({ chatId, name, reported }: Chat): Need => ({
  id: `chat-reported-${chatId}`,
  title: `${count(reported, 'reported message')} to judge`,
  detail: name,
  deadline: null,
  action: { to: chatPath(chatId), label: 'Open the chat' },
});

const Waiting = ({ facts: { chats } }: { readonly facts: DashboardParts['chats'] }) => {
  const unread = chats.filter((chat) => chat.unread > 0);
  return unread.length === 0 ? null : <Unread chats={unread} />;
};
const Unread = ({ chats }: DashboardParts['chats']) => (
  <Section title="Unread messages">
    <Rows>
      {chats.map(({ chatId, name, unread, mentioned }) => (
        <Row
          key={chatId}
          title={
            <Link to={chatPath(chatId)} className="link link-plain">
              {name}
            </Link>
          }
          note={[
            `${unreadWords(unread)} unread`,
            ...(mentioned > 0 ? [`${count(mentioned, 'mention')} of you`] : []),
          ].join(' · ')}
        />
      ))}
    </Rows>
  </Section>
);

/** Chats of the person's in which something waits to be read, or to be judged. */
export const part: PartOf<'chats'> = {
  what: 'Your chats',
  needsOf: ({ chats }) => chats.filter(({ reported }) => reported > 0).map(needOf),
  cards: [{ name: 'chats', order: 20, beside: true, Card: Waiting }],
};
