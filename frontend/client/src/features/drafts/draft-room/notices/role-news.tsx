import type { RoomView } from '@fieldhouse/api-contract';
import { useEffect, useRef } from 'react';
import { listOf } from '../../../../shared/lib/words';
import { useToast } from '../../../../shared/ui/toasts';
import { teamOf } from '../model/room-facts';
import { useRoom } from '../room-context';

/** Says whom somebody picks for from now on, or no more, when a role is given or taken while they are in the room. */
export const RoleNews = ({ was: first }: { readonly was: RoomView['me'] }) => {
  const { facts } = useRoom();
  const { activity } = useToast();
  const { me } = facts.room;
  const before = useRef(first);
  useEffect(() => {
    const was = before.current;
    before.current = me;
    const onlyIn = (some: typeof me, others: typeof me): string =>
      listOf(some.teamIds.filter((id) => !others.teamIds.includes(id)).map((id) => teamOf(facts, id).name));
    const [given, taken] = [onlyIn(me, was), onlyIn(was, me)];
    if (given !== '') activity(`You pick for ${given} now`);
    if (taken !== '') activity(`You no longer pick for ${taken}`);
    const [runs, ran] = [me.role === 'commissioner', was.role === 'commissioner'];
    if (runs !== ran) activity(runs ? 'You run this draft now' : 'You no longer run this draft');
  }, [me, facts, activity]);
  return null;
};
