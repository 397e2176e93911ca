import type { RoomView } from '@fieldhouse/api-contract';
import { ButtonLink } from '../../../shared/ui/button';
import { RoomAlone } from './room-alone';

/** For a member whom the server no longer lets in: whoever was removed has no part in what the room showed. */
export const RoomGone = ({ room: { leagueName, me } }: { readonly room: RoomView }) => (
  <RoomAlone
    leagueName={leagueName}
    title={
      me.teamId === null ? 'This draft is no longer shared with you' : 'You no longer pick in this draft'
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
