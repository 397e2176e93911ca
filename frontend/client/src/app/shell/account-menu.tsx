import type { UserView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { initialsOf } from '../../shared/lib/words';
import { lazyPart } from '../../shared/ui/lazy-part';
import { NotArrived } from '../../shared/ui/not-arrived';
import { FrameButton } from './frame-button';

const load = async () => (await import('./account-menu-list')).AccountMenuList;
const AccountMenuList = lazyPart(load, {
  name: 'the account menu',
  instead: (retry) => <NotArrived floating onRetry={retry} />,
});
// A menu that is soon opened.
const prepare = (): void => void load().catch(() => undefined);

type AccountMenuProps = {
  readonly user: UserView;
  /** The frame of the product and the top bar list different things. */
  readonly variant: 'frame' | 'top-bar';
};

/** The person's avatar, which opens their menu: initials, else the first letter of the e-mail, else 'U'. */
export const AccountMenu = ({ user, variant }: AccountMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  const { first_name: firstName, last_name: lastName } = user.user_metadata;
  return (
    <>
      <FrameButton
        aria-label="Account menu"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setWanted(true);
        }}
      >
        <Box
          component="span"
          sx={{
            display: 'grid',
            placeItems: 'center',
            borderRadius: '50%',
            width: 32,
            height: 32,
            fontSize: '0.8125rem',
            fontWeight: 650,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {initialsOf({ firstName, lastName, email: user.email })}
        </Box>
      </FrameButton>
      {wanted && (
        <AccountMenuList user={user} variant={variant} anchor={anchor} onClose={() => setAnchor(null)} />
      )}
    </>
  );
};
