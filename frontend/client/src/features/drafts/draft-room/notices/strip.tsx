import { CloseRounded } from '../../../../shared/icons/close-rounded';
import { ExpandMoreRounded } from '../../../../shared/icons/expand-more-rounded';
import { createContext, useContext, type ReactNode } from 'react';
import { IconButton } from '../../../../shared/ui/button';
import type { IconComponent } from '../../../../shared/ui/icon';
import './notices.css';

/** At most one notice is open; the others take a line each. */
export type OpenNotice = {
  readonly open: string | null;
  readonly toggle: (title: string) => void;
};
const OpenNoticeContext = createContext<OpenNotice>({ open: null, toggle: () => undefined });
export const OpenNoticeProvider = OpenNoticeContext.Provider;

type StripProps = {
  readonly icon: IconComponent;
  readonly tone: 'warning' | 'error' | 'info' | 'accent' | 'primary';
  readonly title: string;
  /** Text alone: it stands in the button that opens the notice. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** For what nothing else says aloud. */
  readonly role?: 'alert';
  readonly onClose?: () => void;
};

/** A line across the room that says what holds for everybody, or went wrong for me; a press shows all of it. */
export const Strip = ({ icon: Icon, tone, title, children, action, role, onClose }: StripProps) => {
  const { open, toggle } = useContext(OpenNoticeContext);
  const isOpen = open === title;
  return (
    <div role={role} className="notice" data-tone={tone} data-open={isOpen}>
      <button type="button" aria-expanded={isOpen} className="notice-line" onClick={() => toggle(title)}>
        <Icon aria-hidden fontSize="small" className="notice-icon" />
        <span className="notice-words">
          <strong className="notice-title">{title}</strong> <span className="notice-text">{children}</span>
        </span>
        <ExpandMoreRounded aria-hidden fontSize="small" className="notice-arrow" />
      </button>
      {action}
      {onClose && (
        <IconButton small aria-label={`Close this notice: ${title}`} onClick={onClose}>
          <CloseRounded fontSize="small" />
        </IconButton>
      )}
    </div>
  );
};
