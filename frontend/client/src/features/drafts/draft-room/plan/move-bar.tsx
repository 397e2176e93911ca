import { useState, type KeyboardEvent } from 'react';
import { ArrowDownwardRounded } from '../../../../shared/icons/arrow-downward-rounded';
import { ArrowUpwardRounded } from '../../../../shared/icons/arrow-upward-rounded';
import { Button, IconButton } from '../../../../shared/ui/button';
import '../lists.css';

type MoveBarProps = {
  readonly name: string;
  /** From 1. */
  readonly place: number;
  readonly places: number;
  readonly onMove: (place: number) => void;
};

/** Moves the chosen player of a list without dragging: by one place, to the top, or to a place by its number. */
export const MoveBar = ({ name, place, places, onMove }: MoveBarProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const apply = (): void => {
    setTyped(null);
    const wanted = Math.round(Number(typed));
    if (typed !== null && typed.trim() !== '' && Number.isFinite(wanted))
      onMove(Math.min(Math.max(wanted, 1), places));
  };
  const keyed = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') apply();
    if (key === 'Escape') setTyped(null);
  };
  return (
    <div role="group" aria-label={`Place of ${name}`} className="plan-move">
      <IconButton small aria-label={`${name} up`} disabled={place === 1} onClick={() => onMove(place - 1)}>
        <ArrowUpwardRounded fontSize="small" />
      </IconButton>
      <IconButton
        small
        aria-label={`${name} down`}
        disabled={place === places}
        onClick={() => onMove(place + 1)}
      >
        <ArrowDownwardRounded fontSize="small" />
      </IconButton>
      <Button
        variant="text"
        size="small"
        aria-label={`${name} to the top`}
        disabled={place === 1}
        onClick={() => onMove(1)}
      >
        To the top
      </Button>
      <label className="plan-number">
        No.
        <input
          inputMode="numeric"
          aria-label={`Number of ${name}, 1 to ${places}`}
          value={typed ?? String(place)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={apply}
          onKeyDown={keyed}
        />
      </label>
    </div>
  );
};
