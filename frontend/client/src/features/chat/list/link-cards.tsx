import { useMemo } from 'react';
import { EmojiEventsRounded } from '../../../shared/icons/emoji-events-rounded';
import { GroupsRounded } from '../../../shared/icons/groups-rounded';
import { MailOutlineRounded } from '../../../shared/icons/mail-outline-rounded';
import { chatApi } from '../api/chat.api';
import { useChat } from '../chat-context';
import { linkedIn, type Linked } from '../model/linked';
import './link-cards.css';

const KINDS = {
  team: { icon: GroupsRounded, word: 'Team' },
  league: { icon: EmojiEventsRounded, word: 'Draft league' },
  direct: { icon: MailOutlineRounded, word: 'Messages' },
} as const;

type LinkCardsProps = { readonly text: string; readonly tabIndex: number };

/** What a message links to of ours, for whoever may know of it. */
export const LinkCards = ({ text, tabIndex }: LinkCardsProps) => {
  const me = useChat().view.me.accountId;
  const linked = useMemo(() => linkedIn(text, window.location.origin, me), [text, me]);
  return linked.map((one) => <LinkCard key={`${one.kind} ${one.id}`} linked={one} tabIndex={tabIndex} />);
};

type LinkCardProps = { readonly linked: Linked; readonly tabIndex: number };

const LinkCard = ({ linked, tabIndex }: LinkCardProps) => {
  const { kind, id, href } = linked;
  const { data } = chatApi.useLinkedQuery({ kind, id });
  const { icon: Icon, word } = KINDS[kind];
  if (data === null) return null;
  return (
    <div className="link-card-place">
      {data && (
        <a href={href} target="_blank" rel="noopener noreferrer" className="link-card" tabIndex={tabIndex}>
          <Icon fontSize="small" />
          <span className="link-card-words">
            <span className="link-card-name">{data.name}</span>
            <span className="muted">{word}</span>
          </span>
        </a>
      )}
    </div>
  );
};
