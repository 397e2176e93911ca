import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef, type ComponentType } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { sentenceOf } from '../api/problem';
import { useCommand } from '../api/use-command';
import { useSession } from '../session/use-session';
import { AnswerButtons } from './answer-buttons';
import type { AnyInvite, InviteCardProps, Invites } from './invites';

type AnswerInviteProps<Invite extends AnyInvite> = {
  readonly of: Invites<Invite>;
  readonly token: string;
  /** The person has just signed in for this invite: nothing more to ask, unless they may decline it. */
  readonly atOnce: boolean;
  readonly Card: ComponentType<InviteCardProps>;
  /** What one joins, as 'Hawks'. */
  readonly placeOf: (invite: Invite) => string;
  /** What accepting is called for whoever does not join by it; else they join as themselves. */
  readonly acceptLabel?: string | undefined;
  readonly onAccepted: (invite: Invite) => void;
  /** Whether the person has this very part already, so that an answer only settles the invite; null: not known yet. */
  readonly isHere?: boolean | null;
  /** Whether the person has a part in it already, as whoever accepted it has; asked where nothing is left to accept. */
  readonly useIsIn: (invite: Invite | null) => boolean;
  /** States in which it still leads whoever is in already on. */
  readonly leadsOnIn?: readonly string[];
  /** Where whoever is in it goes on. */
  readonly placeIn: (invite: Invite) => string;
  readonly declinedTo: string;
  /** Signs out, and leaves the invite to whoever signs in next. */
  readonly onOtherAccount: () => void;
  readonly laterTo: string;
};

const FOR_MEMBERS: readonly string[] = ['accepted', 'archived'];

/** A signed-in person in front of an invite. */
export const AnswerInvite = <Invite extends AnyInvite>(props: AnswerInviteProps<Invite>) => {
  const {
    of,
    token,
    atOnce,
    Card,
    placeOf,
    onAccepted,
    useIsIn,
    placeIn,
    declinedTo,
    laterTo,
    onOtherAccount,
  } = props;
  const { isHere = false, acceptLabel, leadsOnIn = FOR_MEMBERS } = props;
  const { user } = useSession();
  const navigate = useNavigate();
  const { data } = of.useInvite(token);
  const isIn = useIsIn(data && leadsOnIn.includes(data.state) ? data : null);
  const [trigger] = of.useAccept();
  const { run, failure } = useCommand(trigger);
  const asked = useRef(false);
  const accepted = useCallback((): void => {
    if (!data) return;
    // Nobody joins twice.
    if (isHere !== true) onAccepted(data);
    void navigate(placeIn(data), { replace: true });
  }, [data, isHere, navigate, onAccepted, placeIn]);
  useEffect(() => {
    if (!atOnce || isHere === null || data?.state !== 'open' || data.addressed || asked.current) return;
    asked.current = true;
    void run({ token }).then(({ ok }) => ok && accepted());
  }, [accepted, atOnce, data, isHere, run, token]);
  const person = `${user?.user_metadata.first_name ?? ''} ${user?.user_metadata.last_name ?? ''}`;
  const otherAccount = (
    <Button variant="outlined" onClick={onOtherAccount} sx={{ mt: 3 }}>
      Sign in with another account
    </Button>
  );
  // They come by the link of their message again, as on the evening of the draft.
  if (data && isIn) return <Navigate to={placeIn(data)} replace />;
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', pt: 10 }}>
      <Card token={token} titles isHere={isHere}>
        {failure && (
          <Typography role="alert" sx={{ mt: 2, color: 'error.main', fontWeight: 550 }}>
            {sentenceOf(failure)}
          </Typography>
        )}
        {data?.forAnother && (
          <>
            <Typography sx={{ mt: 4 }}>
              It is for another e-mail address than your account’s, {user?.email}.
            </Typography>
            {otherAccount}
          </>
        )}
        {data && !data.forAnother && (
          <Box sx={{ mt: 4 }}>
            {isHere === true && <Typography sx={{ mb: 3 }}>You are there already.</Typography>}
            <AnswerButtons
              of={of}
              token={token}
              acceptLabel={
                isHere === true
                  ? `Open ${placeOf(data)}`
                  : (acceptLabel ?? `Join ${placeOf(data)} as ${person}`)
              }
              canDecline={data.addressed && isHere !== true}
              otherwise={otherAccount}
              onAccepted={accepted}
              onDeclined={() => void navigate(declinedTo, { replace: true })}
            />
          </Box>
        )}
      </Card>
      <Button component={Link} to={laterTo} color="inherit">
        Not now
      </Button>
    </Box>
  );
};
