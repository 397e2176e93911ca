import type { ChatMessageView } from '@fieldhouse/api-contract';
import Popover from '@mui/material/Popover';
import type { KeyboardEvent } from 'react';
import { useReaction } from '../use-reaction';

const EMOJI = [
  ['👍', 'Thumbs up'],
  ['❤️', 'Heart'],
  ['😂', 'Laughing'],
  ['🎉', 'Celebration'],
  ['😮', 'Surprised'],
  ['😢', 'Sad'],
  ['👎', 'Thumbs down'],
  ['🔥', 'Fire'],
  ['💪', 'Strong'],
  ['👏', 'Clapping'],
  ['🙌', 'Raised hands'],
  ['🙏', 'Thank you'],
  ['✅', 'Check mark'],
  ['❌', 'Cross mark'],
  ['👀', 'Eyes'],
  ['🤔', 'Thinking'],
  ['😅', 'Relieved'],
  ['😡', 'Angry'],
  ['🏆', 'Trophy'],
  ['🥇', 'Gold medal'],
  ['🍻', 'Cheers'],
  ['🚗', 'Car'],
  ['🌧️', 'Rain'],
  ['🤕', 'Hurt'],
] as const;
const COLUMNS = 6;
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: COLUMNS,
  ArrowUp: -COLUMNS,
};

const move = (event: KeyboardEvent<HTMLElement>): void => {
  const all = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  const step = STEPS[event.key];
  const now = all.findIndex((one) => one === event.currentTarget);
  if (step === undefined || now === -1) return;
  event.preventDefault();
  all[now + step]?.focus();
};

type ReactDialogProps = {
  readonly message: ChatMessageView;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
};

/** A reaction to choose: the first line is what people choose most. */
export const ReactDialog = ({ message, anchor, onClose }: ReactDialogProps) => {
  const react = useReaction();
  return (
    <Popover open anchorEl={anchor} onClose={onClose} aria-label="Choose a reaction">
      <div role="group" aria-label="Reactions" className="chat-emoji">
        {EMOJI.map(([emoji, name], n) => (
          <button
            key={emoji}
            type="button"
            aria-label={name}
            title={name}
            autoFocus={n === 0}
            onKeyDown={move}
            onClick={() => {
              onClose();
              void react(message, emoji);
            }}
          >
            {emoji}
          </button>
        ))}
      </div>
    </Popover>
  );
};
