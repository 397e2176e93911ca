import { useCallback, useState } from 'react';
import { roomActions } from '../draft-room.slice';
import { useRoom, useRoomUi } from '../room-context';
import { Needs } from '../team/needs';
import { ListChoice, OWN_LISTS } from './list-choice';
import { freeOn } from './plan-changes';
import { PlanListView } from './plan-list-view';
import type { Plan, PlanList } from './use-plan';
import '../lists.css';

/** My team's private lists in the room: what the clock picks from when my time is up. */
export const PlanPanel = ({ plan }: { readonly plan: Plan }) => {
  const { facts, fits, actingTeamId } = useRoom();
  const { ui, dispatch } = useRoomUi();
  const [list, setList] = useState<PlanList>('queue');
  const select = useCallback(
    (playerId: string): void => void dispatch(roomActions.playerSelected(playerId)),
    [dispatch],
  );
  return (
    <div className="list-panel">
      <h2 className="sr-only">My lists</h2>
      <div className="list-head">
        <ListChoice lists={OWN_LISTS} shown={list} {...freeOn(plan, facts)} onShow={setList} />
        <Needs />
      </div>
      <PlanListView
        facts={facts}
        fits={actingTeamId === facts.room.me.teamId ? fits : null}
        plan={plan}
        list={list}
        selectedId={ui.selectedId}
        onSelect={select}
      />
    </div>
  );
};
