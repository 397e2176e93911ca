import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Fragment, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { DragIndicatorRounded } from '../icons/drag-indicator-rounded';
import { IconButton } from './button';
import './sortable-list.css';

export type Sortable = { readonly id: string; readonly name: string };
/** What a row is drawn with; places count from 1. */
export type SortableRow = {
  readonly place: number;
  readonly places: number;
  /** Where it is taken hold of: by pointer or finger, or by Space and the arrow keys. */
  readonly handle: ReactNode;
  /** Puts it at a place, says so, and keeps the focus with it. */
  readonly moveTo: (place: number) => void;
};
type SortableListProps<Item extends Sortable> = {
  readonly label: string;
  readonly items: readonly Item[];
  readonly onOrder: (ids: readonly string[]) => void;
  readonly row: (item: Item, row: SortableRow) => ReactNode;
  /** Stands above the row of a place, from 1. */
  readonly above?: (place: number) => ReactNode;
  readonly className?: string;
};

/** A list in an order that people give it: by dragging, by keyboard, or by what its rows offer. Each move is said aloud. */
export const SortableList = <Item extends Sortable>({
  label,
  items,
  onOrder,
  row,
  above,
  className = '',
}: SortableListProps<Item>) => {
  const [news, setNews] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const nameOf = (id: unknown): string => items.find((item) => item.id === id)?.name ?? '';
  const placeOf = (id: unknown): number => ids.indexOf(String(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) =>
      `${nameOf(active.id)} lifted, number ${placeOf(active.id)} of ${ids.length}.`,
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? `${nameOf(active.id)} over number ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} put at number ${placeOf(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${nameOf(active.id)} put back.`,
  };
  const ended = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id)
      onOrder(arrayMove(ids, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  const moveTo = (id: string, place: number): void => {
    onOrder(arrayMove(ids, ids.indexOf(id), place - 1));
    setNews(`${nameOf(id)} is number ${place} of ${ids.length}.`);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements }}
      onDragEnd={ended}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className={`sortable-list ${className}`}>
          {items.map((item, index) => (
            <Fragment key={item.id}>
              {above?.(index + 1)}
              <SortableItem
                item={item}
                place={index + 1}
                places={items.length}
                onMove={moveTo}
                draw={(given) => row(item, given)}
              />
            </Fragment>
          ))}
        </ol>
      </SortableContext>
      <div role="status" aria-label="Moved" className="sr-only">
        {news}
      </div>
    </DndContext>
  );
};

type SortableItemProps = Omit<SortableRow, 'handle' | 'moveTo'> & {
  readonly item: Sortable;
  readonly onMove: (id: string, place: number) => void;
  readonly draw: (row: SortableRow) => ReactNode;
};

const SortableItem = ({ item: { id, name }, place, places, onMove, draw }: SortableItemProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const row = useRef<HTMLLIElement>(null);
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // A row that is put elsewhere loses the focus, and a long way takes it out of sight.
    const button = pressed.current;
    pressed.current = null;
    if (!(button instanceof HTMLElement)) return;
    const usable = button.matches(':disabled')
      ? row.current?.querySelector<HTMLElement>('button:enabled')
      : button;
    usable?.focus();
    row.current?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  const moveTo = (to: number): void => {
    if (to === place) return;
    pressed.current = document.activeElement;
    onMove(id, to);
  };
  const handle = (
    <IconButton
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      small
      aria-label={`Move ${name}, number ${place}`}
      className="sortable-handle"
    >
      <DragIndicatorRounded fontSize="small" />
    </IconButton>
  );
  return (
    <li
      ref={(node) => {
        row.current = node;
        setNodeRef(node);
      }}
      className="sortable-row"
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {draw({ place, places, handle, moveTo })}
    </li>
  );
};
