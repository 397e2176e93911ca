import type { DashboardParts } from '@fieldhouse/api-contract';
import { Link } from 'react-router-dom';
import type { PartOf } from '../../../../shared/dashboard/dashboard-part';
import { chatPath } from '../../../../shared/lib/chat-path';
import { count } from '../../../../shared/lib/words';
import { Row, Rows } from '../../../../shared/ui/rows';
import { Section } from '../../../../shared/ui/section';
import { unreadWords } from '../../unread/unread-words';

const Waiting = ({ facts: { chats } }: { readonly facts: DashboardParts['chats'] }) => (
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

/** Chats of the person's in which something waits. */
export const part: PartOf<'chats'> = {
  what: 'Your chats',
  cards: [{ name: 'chats', order: 20, beside: true, Card: Waiting }],
};
