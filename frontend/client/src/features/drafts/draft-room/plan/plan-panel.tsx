import { useCallback, useState } from 'react';
import { lazyPart } from '../../../../shared/ui/lazy-part';
import { roomActions } from '../draft-room.slice';
import { later } from '../later';
import { useRoom, useRoomUi } from '../room-context';
import { Needs } from '../team/needs';
import { ListChoice, OWN_LISTS } from './list-choice';
import { freeOn } from './plan-changes';
import { PlanListView } from './plan-list-view';
import type { Plan, PlanList } from './use-plan';
import '../lists.css';

const TeamOfLists = lazyPart(async () => (await later()).TeamOfLists, { name: 'the choice of a team' });

/** A team's private lists in the room: what the clock picks from when my time is up. */
export const PlanPanel = ({ plan }: { readonly plan: Plan }) => {
  const { facts, fits, actingTeamId } = useRoom();
  const { ui, dispatch } = useRoomUi();
  const [list, setList] = useState<PlanList>('queue');
  const select = useCallback(
    (playerId: string): void => void dispatch(roomActions.playerSelected(playerId)),
    [dispatch],
  );
  const { room } = facts;
  return (
    <div className="list-panel">
      <h2 className="sr-only">My lists</h2>
      <div className="list-head">
        {room.me.teamIds.length > 1 && (
          <TeamOfLists
            room={room}
            teamId={plan.teamId}
            onChoose={(teamId) =>
              void dispatch(roomActions.listsChosen({ teamId, pickNo: room.turn?.pickNo ?? null }))
            }
          />
        )}
        <ListChoice lists={OWN_LISTS} shown={list} {...freeOn(plan, facts)} onShow={setList} />
        <Needs teamId={plan.teamId} />
      </div>
      <PlanListView
        facts={facts}
        fits={actingTeamId === plan.teamId ? fits : null}
        plan={plan}
        list={list}
        selectedId={ui.selectedId}
        onSelect={select}
      />
    </div>
  );
};
