import { count } from '../../../shared/lib/words';
import type { MentionBox } from './use-mention-box';

/** Whom one may mean, above the field. */
export const MentionList = ({ box: { id, options, active, pick } }: { readonly box: MentionBox }) => (
  <>
    <p role="status" className="sr-only">
      {options.length > 0 && `${count(options.length, 'suggestion')}. Arrow keys choose, Enter takes one.`}
    </p>
    {options.length > 0 && (
      <ul role="listbox" id={id} aria-label="People to mention" className="chat-suggestions">
        {options.map((option, n) => (
          // The field has the focus, and the keys.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={option.id}
            role="option"
            id={`${id}-${n}`}
            aria-selected={n === active}
            tabIndex={-1}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(n)}
          >
            {option.label}
            {option.means.kind === 'many' && <span className="muted">@{option.means.name}</span>}
          </li>
        ))}
      </ul>
    )}
  </>
);
