import type { RoomView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { RoomAlone } from './room-alone';

type RoomGoneProps = {
  readonly room: RoomView;
  /** Asks whether they are let in again by now. */
  readonly onLookAgain: () => Promise<boolean>;
};

/** For a member whom the server no longer lets in: whoever was removed has no part in what the room showed. */
export const RoomGone = ({ room: { leagueName, me }, onLookAgain }: RoomGoneProps) => {
  const [looked, setLooked] = useState<'never' | 'looking' | 'in vain'>('never');
  const look = async (): Promise<void> => {
    setLooked('looking');
    if (!(await onLookAgain())) setLooked('in vain');
  };
  return (
    <RoomAlone
      leagueName={leagueName}
      title={
        me.teamIds.length === 0
          ? 'This draft is no longer shared with you'
          : 'You no longer pick in this draft'
      }
      action={
        <div className="row-ways">
          <ButtonLink to="/draft-leagues" variant="filled">
            To Draft Leagues
          </ButtonLink>
          <Button busy={looked === 'looking'} onClick={() => void look()}>
            Look again
          </Button>
        </div>
      }
    >
      The league has changed who takes part. Its commissioner can tell you more.
      <span role="status">{looked === 'in vain' && ' You are not let in yet.'}</span>
    </RoomAlone>
  );
};
