import type { UserView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { initialsOf } from '../../shared/lib/words';
import { Avatar } from '../../shared/ui/avatar';
import { IconButton } from '../../shared/ui/button';
import { lazyOverlay } from '../../shared/ui/lazy-overlay';

const AccountMenuList = lazyOverlay(
  async () => (await import('./account-menu-list')).AccountMenuList,
  'the account menu',
);

type AccountMenuProps = {
  readonly user: UserView;
  /** The frame of the product and the top bar list different things. */
  readonly variant: 'frame' | 'top-bar';
};

/** The person's avatar, which opens their menu: initials, else the first letter of the e-mail, else 'U'. */
export const AccountMenu = ({ user, variant }: AccountMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { first_name: firstName, last_name: lastName } = user.user_metadata;
  return (
    <>
      <IconButton
        aria-label="Account menu"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={AccountMenuList.prepare}
        onFocus={AccountMenuList.prepare}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar own initials={initialsOf({ firstName, lastName, email: user.email })} />
      </IconButton>
      <AccountMenuList
        user={user}
        variant={variant}
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
      />
    </>
  );
};
