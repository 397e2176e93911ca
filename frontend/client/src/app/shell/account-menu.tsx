import type { UserView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { initialsOf } from '../../shared/lib/words';
import { Avatar } from '../../shared/ui/avatar';
import { IconButton } from '../../shared/ui/button';
import { lazyPart } from '../../shared/ui/lazy-part';
import { NotArrived } from '../../shared/ui/not-arrived';

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
      <IconButton
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
        <Avatar own initials={initialsOf({ firstName, lastName, email: user.email })} />
      </IconButton>
      {wanted && (
        <AccountMenuList user={user} variant={variant} anchor={anchor} onClose={() => setAnchor(null)} />
      )}
    </>
  );
};
