import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { DragIndicatorRounded } from '../../../shared/icons/drag-indicator-rounded';
import { count } from '../../../shared/lib/words';
import { Person } from '../../../shared/ui/person';
import { SelectField } from '../../../shared/ui/select-field';
import { balanceOf, type BoardPerson } from './board-model';

type ColumnProps = {
  /** Of the team; 'pool' for those who have none. */
  readonly id: string;
  readonly name: string;
  readonly color?: string;
  readonly note: string;
  readonly children: ReactNode;
};

/** A team, or those who have none, to drop people on. */
export const BoardColumn = ({ id, name, color, note, children }: ColumnProps) => {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <section ref={setNodeRef} aria-label={name} className="placement-column" data-over={isOver || undefined}>
      <h2 className="placement-name">
        {color && <span aria-hidden className="placement-color" style={{ backgroundColor: color }} />}
        {name}
      </h2>
      <p className="caption">{note}</p>
      <ul className="rows placement-people">{children}</ul>
    </section>
  );
};

/** '9 of 12–15 players · average level 5.5 · 4 women, 5 men'. */
export const balanceWords = (
  players: readonly BoardPerson[],
  limits: { readonly minimum: number; readonly maximum: number } | null,
): string => {
  const balance = balanceOf({ players });
  const { women, men, nonbinary } = balance.genders;
  const genders = [
    women > 0 && `${women} ${women === 1 ? 'woman' : 'women'}`,
    men > 0 && `${men} ${men === 1 ? 'man' : 'men'}`,
    nonbinary > 0 && `${nonbinary} nonbinary`,
  ].filter((words) => words !== false);
  return [
    limits
      ? `${balance.players} of ${limits.minimum}–${limits.maximum} players`
      : count(balance.players, 'player'),
    balance.level !== null && `average level ${balance.level.toFixed(1)}`,
    genders.join(', '),
  ]
    .filter(Boolean)
    .join(' · ');
};

type CardProps = {
  readonly person: BoardPerson;
  /** Where they are; 'pool' for no team. */
  readonly at: string;
  readonly places: readonly { readonly id: string; readonly name: string }[];
  readonly disabled: boolean;
  readonly onMove: (person: BoardPerson, to: string) => void;
};

/** Somebody who can be dragged to a team, or moved by the list beside their name. */
export const BoardCard = ({ person, at, places, disabled, onMove }: CardProps) => {
  const { registrationId, name, level, positions, groupId, fixed } = person;
  const { listeners, setNodeRef, transform, isDragging } = useDraggable({
    id: registrationId,
    disabled: fixed || disabled,
  });
  const note = [
    level !== null && `level ${level}`,
    groupId !== null && 'with friends',
    fixed && 'joined by themselves',
  ]
    .filter((words) => words !== false)
    .join(' · ');
  return (
    <li
      ref={setNodeRef}
      className="row placement-card"
      data-dragging={isDragging || undefined}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
    >
      {!fixed && (
        // By keyboard people are moved by the list beside it.
        <span {...listeners} aria-hidden className="placement-handle">
          <DragIndicatorRounded fontSize="small" />
        </span>
      )}
      <Person name={name} positions={positions.slice(0, 2)} note={note} size="small" />
      {!fixed && (
        <SelectField label={`Move ${name} to…`} value={at} onChoose={(to) => onMove(person, to)}>
          {places.map(({ id, name: place }) => (
            <option key={id} value={id} disabled={disabled}>
              {place}
            </option>
          ))}
        </SelectField>
      )}
    </li>
  );
};
