import { useState, type ComponentType } from 'react';
import { withMui } from '../theme/with-mui';
import { lazyPart, type LazyPart } from './lazy-part';
import { NotArrived } from './not-arrived';

/**
 * A menu, popover, dialog or drawer of MUI. Its code comes when it is first opened, unless it has been prepared; when it
 * does not come, that is said at the foot of the window.
 * @param name for the log, as 'the account menu'
 */
export const lazyOverlay = <Props extends { readonly open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
  name: string,
): LazyPart<Props> => {
  const Part = lazyPart<Props>(withMui(load), {
    name,
    instead: (retry) => <NotArrived floating onRetry={retry} />,
  });
  const Overlay = (props: Props) => {
    const [wanted, setWanted] = useState(false);
    if (props.open && !wanted) setWanted(true);
    return wanted && <Part {...props} />;
  };
  return Object.assign(Overlay, { prepare: Part.prepare });
};
