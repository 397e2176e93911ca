import { DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import type { LeagueProspectus, RegistrationsView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { count } from '../../../shared/lib/words';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { UndoBar } from '../../../shared/ui/undo-bar';
import { BoardCard, BoardColumn, balanceWords } from './board-column';
import { boardOf, type BoardPerson } from './board-model';
import { SuggestionDialog } from './suggestion-dialog';
import type { SuggestedPlace } from './suggest-places';
import { useRoster } from './use-roster';
import './board.css';

type PlacementBoardProps = {
  readonly leagueId: string;
  readonly registrations: RegistrationsView;
  readonly teams: readonly { readonly teamId: string; readonly name: string; readonly color: string }[];
  readonly rosterSize: number;
  readonly prospectus: LeagueProspectus;
};

const POOL = 'pool';

/** Who waits for a team beside the teams: put there by dragging, by a list, or by a suggestion. */
export const PlacementBoard = ({
  leagueId,
  registrations,
  teams,
  rosterSize,
  prospectus,
}: PlacementBoardProps) => {
  const board = boardOf(registrations, teams);
  const { move, moveAll, busy, failure, undo, forget, news } = useRoster(leagueId);
  const [suggesting, setSuggesting] = useState(false);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const nameOf = (id: string): string =>
    id === POOL ? 'no team' : (teams.find(({ teamId }) => teamId === id)?.name ?? '');
  const places = [{ id: POOL, name: 'No team' }, ...teams.map(({ teamId, name }) => ({ id: teamId, name }))];
  const whereIs = (registrationId: string): string =>
    board.teams.find(({ players }) => players.some((one) => one.registrationId === registrationId))?.teamId ??
    POOL;
  const moveTo = (
    { registrationId, name }: Pick<BoardPerson, 'registrationId' | 'name'>,
    to: string,
  ): void => {
    const from = whereIs(registrationId);
    if (from === to) return;
    const teamOf = (id: string): string | null => (id === POOL ? null : id);
    void move({ registrationId, name, from: teamOf(from), to: teamOf(to), toName: nameOf(to) });
  };
  const dropped = ({ active, over }: DragEndEvent): void => {
    const everybody = [...board.pool, ...board.teams.flatMap(({ players }) => players)];
    const person = everybody.find(({ registrationId }) => registrationId === active.id);
    if (person && over) moveTo(person, String(over.id));
  };
  const apply = async (suggested: readonly SuggestedPlace[]): Promise<void> => {
    setSuggesting(false);
    await moveAll(
      suggested.map(({ registrationId, name, teamId, teamName }) => ({
        ...{ registrationId, name, from: null, to: teamId, toName: teamName },
      })),
    );
  };
  if (prospectus.format === 'draft')
    return (
      <EmptyState title="These players are drafted">
        The draft of this league puts players on teams. Confirmed registrations are in its pool.
      </EmptyState>
    );
  const card = (person: BoardPerson, at: string) => (
    <BoardCard key={person.registrationId} {...{ person, at, places }} disabled={busy} onMove={moveTo} />
  );
  return (
    <DndContext sensors={sensors} onDragEnd={dropped}>
      <div className="placement-head">
        <p>
          {board.pool.length === 0
            ? 'Everybody has a team.'
            : `${count(board.pool.length, 'player')} without a team.`}
        </p>
        <Button
          variant="filled"
          busy={busy}
          disabled={board.pool.length === 0 || teams.length === 0}
          onClick={() => setSuggesting(true)}
        >
          Suggest teams
        </Button>
      </div>
      <p role="status" className="unseen">
        {news}
      </p>
      {failure && (
        <p role="alert" className="failure">
          {sentenceOf(failure)}
        </p>
      )}
      {undo && <UndoBar text={undo.text} onUndo={undo.run} onGone={forget} />}
      <div className="placement">
        <BoardColumn id={POOL} name="No team yet" note={balanceWords(board.pool, null)}>
          {board.pool.map((person) => card(person, POOL))}
        </BoardColumn>
        {board.teams.map(({ teamId, name, color, players }) => (
          <BoardColumn
            key={teamId}
            id={teamId}
            {...{ name, color }}
            note={balanceWords(players, { minimum: prospectus.roster.minimum, maximum: rosterSize })}
          >
            {players.map((person) => card(person, teamId))}
          </BoardColumn>
        ))}
      </div>
      {suggesting && (
        <SuggestionDialog
          board={board}
          rosterSize={rosterSize}
          onApply={(suggested) => void apply(suggested)}
          onClose={() => setSuggesting(false)}
        />
      )}
    </DndContext>
  );
};
