import type { RoomView } from '@fieldhouse/api-contract';
import type { ReactNode } from 'react';
import { useObservable } from '../../../shared/live/use-observable';
import { ButtonLink } from '../../../shared/ui/button';
import type { Viewer } from '../api/drafts.api';
import type { RoomLink } from './live/room-links';
import { RoomAlone } from './room-alone';

type WhileLetInProps = {
  readonly room: RoomView;
  readonly viewer: Viewer;
  readonly link: RoomLink;
  readonly children: ReactNode;
};

/**
 * The room, until the server no longer lets a member in: whoever was removed has no part in what it shows. Whoever
 * watches by a link keeps what they saw, and is told of it there.
 */
export const WhileLetIn = ({ room, viewer, link, children }: WhileLetInProps) => {
  const refused = useObservable(link.sync) === 'refused';
  if (!refused || viewer.spectator !== undefined) return children;
  return (
    <RoomAlone
      leagueName={room.leagueName}
      title={
        room.me.teamId === null
          ? 'This draft is no longer shared with you'
          : 'You no longer pick in this draft'
      }
      action={
        <ButtonLink to="/draft-leagues" variant="filled">
          To Draft Leagues
        </ButtonLink>
      }
    >
      The league has changed who takes part. Its commissioner can tell you more.
    </RoomAlone>
  );
};
