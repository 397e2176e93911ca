import { useEffect, useId } from 'react';
import { useDispatch } from 'react-redux';
import { changes } from '../live/changes';
import type { StreamKind } from './positions';
import { invalidate } from './reads';

/** Follows one stream for as long as it is shown, for a query of that kind that has more than is shown. */
export const useFollowed = (kind: StreamKind, key: string): void => {
  const who = useId();
  const dispatch = useDispatch();
  useEffect(() => {
    changes.follow(who, {
      ...{ kinds: [kind], keys: [key] },
      onChange: (kinds) => invalidate(dispatch, kinds),
    });
    return () => changes.forget(who);
  }, [who, kind, key, dispatch]);
};
