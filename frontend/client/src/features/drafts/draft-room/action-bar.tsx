import { AddRounded } from '../../../shared/icons/add-rounded';
import { RemoveRounded } from '../../../shared/icons/remove-rounded';
import type { DraftPlayerView } from '@fieldhouse/api-contract';
import { memo } from 'react';
import { useObservable } from '../../../shared/live/use-observable';
import { Button } from '../../../shared/ui/button';
import { Switch } from '../../../shared/ui/switch';
import { useClockPhase } from './bar/use-clock-phase';
import { myNextWords } from './bar/next-picks';
import { QUEUE_PICKS } from './model/connection-words';
import { fitOf } from './model/player-list';
import { forTeam, playerName, shortName } from './model/room-facts';
import { isListed, toggleListed } from './plan/plan-changes';
import type { Plan } from './plan/use-plan';
import { useRoom, useRoomUi } from './room-context';
import './room.css';
import { useAutoMode } from './use-auto-mode';

/** What can be done with the player in hand; turns orange when it is my turn. */
export const ActionBar = ({ onDraft }: { readonly onDraft: () => void }) => {
  const { facts, standing, plan, picking, fits, actingTeamId } = useRoom();
  const { ui } = useRoomUi();
  const { room } = facts;
  const myTurn = standing === 'my_turn';
  const selected = ui.selectedId === null ? undefined : facts.playerById.get(ui.selectedId);
  const proxy = actingTeamId !== null && !room.me.teamIds.includes(actingTeamId);
  if (!plan && !proxy) return null;
  const illegal = selected !== undefined && fitOf(fits, selected.playerId).kind === 'illegal';
  const taken = selected !== undefined && facts.takenBy.has(selected.playerId);
  return (
    <section aria-label="My actions" data-my-turn={myTurn} className="actions">
      <DraftButton
        name={selected?.name}
        forWhom={forTeam(facts, actingTeamId)}
        urgent={myTurn || proxy}
        disabled={!picking.canPick || !selected || taken || illegal}
        busy={picking.busy}
        onPress={onDraft}
      />
      {plan && (
        <QueueButton plan={plan} forWhom={forTeam(facts, plan.teamId)} player={selected} taken={taken} />
      )}
      <Hint />
      {plan && <AutoSwitch teamId={plan.teamId} />}
    </section>
  );
};

type DraftButtonProps = {
  readonly name: string | undefined;
  readonly forWhom: string;
  readonly urgent: boolean;
  readonly disabled: boolean;
  readonly busy: boolean;
  readonly onPress: () => void;
};

const DraftButton = memo(function DraftButton({
  name,
  forWhom,
  urgent,
  disabled,
  busy,
  onPress,
}: DraftButtonProps) {
  return (
    <Button
      variant="filled"
      size="large"
      tone={urgent ? 'accent' : 'primary'}
      disabled={disabled}
      busy={busy}
      onClick={onPress}
      aria-keyshortcuts="d"
      aria-label={`Draft${name === undefined ? '' : ` ${name}`}${forWhom}`}
      className="actions-draft"
    >
      <span className="actions-name">
        {name === undefined ? (
          'Choose a player'
        ) : (
          <>
            Draft <span className="actions-long">{name}</span>
            <span className="actions-short">{shortName(name)}</span>
          </>
        )}
        {forWhom}
      </span>
    </Button>
  );
});

type QueueButtonProps = {
  readonly plan: Plan;
  readonly forWhom: string;
  readonly player: DraftPlayerView | undefined;
  readonly taken: boolean;
};

const QueueButton = memo(function QueueButton({ plan, forWhom, player, taken }: QueueButtonProps) {
  const queued = player !== undefined && isListed(plan, 'queue', player.playerId);
  const words = `${queued ? 'Take off queue' : 'Add to queue'}${forWhom}`;
  return (
    <Button
      size="large"
      disabled={!plan.isRead || !player || taken}
      aria-keyshortcuts="q"
      aria-label={player ? `${words}: ${player.name}` : words}
      onClick={() => player && toggleListed(plan, 'queue', player.playerId)}
      className="actions-queue"
    >
      {queued ? <RemoveRounded fontSize="small" /> : <AddRounded fontSize="small" />}
      <span className="actions-words">{words}</span>
    </Button>
  );
});

/** Why nothing, or what, can be done right now. */
const Hint = () => {
  const { facts, standing, fits, link, picking } = useRoom();
  const { ui } = useRoomUi();
  const { room } = facts;
  const phase = useClockPhase(room.turn, link.socket.clock);
  const cutOff = useObservable(link.sync) === 'reconnecting';
  const fit = ui.selectedId === null ? null : fitOf(fits, ui.selectedId);
  const words = (): string => {
    if (cutOff && standing === 'my_turn') return QUEUE_PICKS;
    if (ui.pending) return `Sending ${playerName(facts, ui.pending.playerId)}…`;
    if (standing === 'my_turn' && phase === 'grace')
      return 'Time is up, but a pick still counts for 2 seconds';
    if (standing === 'my_turn' && phase === 'over' && !room.settings.clock.soft)
      return 'Time is up. The clock is picking.';
    if (fit && fit.kind !== 'legal') return fit.message;
    if (picking.canPick)
      return standing === 'my_turn'
        ? 'You are on the clock'
        : 'You pick as commissioner; the pick is marked as yours';
    if (room.status === 'lobby') return 'Drafting opens when the commissioner starts';
    if (room.status === 'paused') return 'Paused: nobody can pick';
    return myNextWords(facts) ?? '';
  };
  return (
    <p className="actions-hint" data-illegal={fit?.kind === 'illegal'}>
      {words()}
    </p>
  );
};

const AutoSwitch = ({ teamId }: { readonly teamId: string }) => {
  const { facts } = useRoom();
  const { turn, busy } = useAutoMode();
  const { autoTeams } = facts.room;
  const on = autoTeams.some((team) => team.teamId === teamId);
  return <AutoControl teamId={teamId} forWhom={forTeam(facts, teamId)} on={on} busy={busy} onTurn={turn} />;
};

type AutoControlProps = {
  readonly teamId: string;
  readonly forWhom: string;
  readonly on: boolean;
  readonly busy: boolean;
  readonly onTurn: (teamId: string, enabled: boolean) => void;
};

const AutoControl = memo(function AutoControl({ teamId, forWhom, on, busy, onTurn }: AutoControlProps) {
  return (
    <div className="actions-auto">
      <Switch
        label={`Auto${forWhom}`}
        on={on}
        disabled={busy}
        onTurn={(enabled) => onTurn(teamId, enabled)}
      />
    </div>
  );
});
