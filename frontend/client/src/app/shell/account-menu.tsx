import type { UserView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { initialsOf } from '../../shared/lib/words';
import { FrameButton } from './frame-button';

const load = () => import('./account-menu-list');
const AccountMenuList = lazy(async () => ({ default: (await load()).AccountMenuList }));

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
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
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
        <Suspense fallback={null}>
          <AccountMenuList user={user} variant={variant} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
