import Dialog from '@mui/material/Dialog';
import { useId, useState, type KeyboardEvent } from 'react';
import { ChevronLeftRounded } from '../../../shared/icons/chevron-left-rounded';
import { ChevronRightRounded } from '../../../shared/icons/chevron-right-rounded';
import { CloseRounded } from '../../../shared/icons/close-rounded';
import { DownloadRounded } from '../../../shared/icons/download-rounded';
import { IconButton } from '../../../shared/ui/button';
import type { ShownPicture } from '../chat-context';
import './lightbox.css';

type LightboxProps = {
  readonly open: boolean;
  readonly pictures: readonly ShownPicture[];
  /** The one that is shown first. */
  readonly first: number;
  readonly onClose: () => void;
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Pictures of a message, large and one after the other, in a circle: by buttons, or the arrow keys. */
export const Lightbox = ({ open, pictures, first, onClose }: LightboxProps) => {
  const id = useId();
  const [at, setAt] = useState(first);
  const shown = pictures[at];
  const move = (step: number): void => setAt((at + step + pictures.length) % pictures.length);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    const step = STEPS[key];
    if (step !== undefined) move(step);
  };
  const count = pictures.length > 1 ? `${at + 1} of ${pictures.length}` : null;
  return (
    <Dialog open={open} onClose={onClose} maxWidth={false} aria-labelledby={id} onKeyDown={onKeyDown}>
      <div className="lightbox">
        <p className="lightbox-bar">
          <span className="lightbox-name" role="status">
            <span id={id}>{shown?.name}</span>
            {count !== null && <span className="muted"> {count}</span>}
          </span>
          {shown && (
            <a className="icon-button" href={shown.url} download={shown.name} aria-label="Download">
              <DownloadRounded />
            </a>
          )}
          <IconButton aria-label="Close" onClick={onClose}>
            <CloseRounded />
          </IconButton>
        </p>
        {shown && <img key={shown.url} src={shown.url} alt={shown.name} />}
        {count !== null && (
          <p className="lightbox-bar">
            <IconButton aria-label="Previous picture" onClick={() => move(-1)}>
              <ChevronLeftRounded />
            </IconButton>
            <IconButton aria-label="Next picture" onClick={() => move(1)}>
              <ChevronRightRounded />
            </IconButton>
          </p>
        )}
      </div>
    </Dialog>
  );
};
