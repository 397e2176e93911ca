import type { BroadcastsView, BroadcastView } from '@fieldhouse/api-contract';
import { useId, useState } from 'react';
import { venueTime } from '../../../shared/lib/times';
import { count, DELETED_PLAYER } from '../../../shared/lib/words';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { lazyOverlay } from '../../../shared/ui/lazy-overlay';
import { QueryView } from '../../../shared/ui/query-view';
import { Rows } from '../../../shared/ui/rows';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { broadcastsApi } from '../api/broadcasts.api';
import { AUDIENCE_WORDS } from './message-words';
import { Receipts } from './receipts';
import './messages.css';

const MessageDialog = lazyOverlay(
  async () => (await import('./message-dialog')).MessageDialog,
  'a message to the league',
);

type LeagueMessagesProps = {
  readonly leagueId: string;
  /** IANA, of the league. */
  readonly zone: string;
};

/** For the staff of a league: what it has said to many, who has got it, and a new message. */
export const LeagueMessages = ({ leagueId, zone }: LeagueMessagesProps) => {
  const query = broadcastsApi.useBroadcastsQuery(leagueId, { refetchOnMountOrArgChange: true });
  return (
    <div className="league-messages">
      <QueryView query={query} what="The messages could not be loaded" skeleton={<RowsSkeleton />}>
        {(view) => <Messages view={view} zone={zone} />}
      </QueryView>
    </div>
  );
};

const Messages = ({ view, zone }: { readonly view: BroadcastsView; readonly zone: string }) => {
  const { leagueId, reach, broadcasts } = view;
  const [open, setOpen] = useState(false);
  const write = (
    <Button
      variant="filled"
      aria-haspopup="dialog"
      onPointerEnter={MessageDialog.prepare}
      onFocus={MessageDialog.prepare}
      onClick={() => setOpen(true)}
    >
      Message the league
    </Button>
  );
  return (
    <>
      {broadcasts.length === 0 ? (
        <EmptyState title="No messages yet" action={write}>
          Write to all captains or to everybody at once, as when rain stops the games, and see who has got it.
        </EmptyState>
      ) : (
        <>
          <div className="league-messages-head">{write}</div>
          <Rows label="Messages">
            {broadcasts.map((one) => (
              <Message key={one.broadcastId} leagueId={leagueId} message={one} zone={zone} />
            ))}
          </Rows>
        </>
      )}
      <MessageDialog open={open} leagueId={leagueId} reach={reach} onClose={() => setOpen(false)} />
    </>
  );
};

type MessageProps = { readonly leagueId: string; readonly message: BroadcastView; readonly zone: string };

const Message = ({ leagueId, message, zone }: MessageProps) => {
  const { broadcastId, text, audience, recipients, name, sentAt } = message;
  const [open, setOpen] = useState(false);
  const [textId, listId] = [useId(), useId()];
  return (
    <li className="row-stack">
      <p id={textId} className="league-message-text">
        {text ?? 'This message was deleted with its author’s account.'}
      </p>
      <div className="league-message-foot">
        <p className="muted">
          {AUDIENCE_WORDS[audience]} · {count(recipients, 'person', 'people')} · {name ?? DELETED_PLAYER} ·{' '}
          <time dateTime={sentAt}>{venueTime(sentAt, zone)}</time>
        </p>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-describedby={textId}
          onClick={() => setOpen(!open)}
        >
          Who has got it
        </Button>
      </div>
      {open && (
        <div id={listId}>
          <Receipts leagueId={leagueId} broadcastId={broadcastId} />
        </div>
      )}
    </li>
  );
};
