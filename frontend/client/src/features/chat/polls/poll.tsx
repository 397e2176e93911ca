import type { ChatMessageView, PollView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { CheckBoxOutlineBlankRounded } from '../../../shared/icons/check-box-outline-blank-rounded';
import { CheckBoxRounded } from '../../../shared/icons/check-box-rounded';
import { CheckCircleRounded } from '../../../shared/icons/check-circle-rounded';
import { RadioButtonUncheckedRounded } from '../../../shared/icons/radio-button-unchecked-rounded';
import { UP_AND_DOWN, roveFocus } from '../../../shared/lib/rove-focus';
import { exactTime, relativeTime } from '../../../shared/lib/times';
import { count } from '../../../shared/lib/words';
import { Button } from '../../../shared/ui/button';
import { useChat } from '../chat-context';
import { askedWords, leadingIn, pressed, votersWords } from '../model/poll';
import { oneLine } from '../model/text';
import './poll.css';
import { useClosed } from './use-closed';
import { useVote } from './use-vote';

type PollProps = { readonly message: ChatMessageView; readonly poll: PollView; readonly tabIndex: number };
type Option = PollView['options'][number];

/** What is voted on in a message, below its question: pressing an option votes. */
export const Poll = ({ message, poll, tabIndex }: PollProps) => {
  const { nameOf, canReact, begin } = useChat();
  const { shown, vote } = useVote(message, poll);
  const isClosed = useClosed(shown);
  const mayVote = canReact && !isClosed;
  const { options, mine, multiple, secret, closesAt, voters } = shown;
  const label = `${oneLine(message.text ?? '', nameOf)} ${isClosed ? 'Poll: closed' : askedWords(shown)}`;
  const role = multiple ? 'checkbox' : 'radio';
  const leading = leadingIn(shown);
  const [focused, setStop] = useState<string | null>(null);
  const stop = focused ?? mine[0] ?? options[0]?.optionId;
  return (
    <div className="poll">
      {mayVote ? (
        <div role={multiple ? 'group' : 'radiogroup'} aria-label={label} className="poll-options">
          {options.map((option) => (
            <button
              key={option.optionId}
              type="button"
              role={role}
              aria-checked={mine.includes(option.optionId)}
              tabIndex={option.optionId === stop ? tabIndex : -1}
              className="poll-option"
              onFocus={() => setStop(option.optionId)}
              onClick={() => void vote(pressed(shown, option.optionId))}
              // Arrows choose none: each choice is a vote.
              onKeyDown={(event) => roveFocus(event, UP_AND_DOWN)}
            >
              <Mark isChosen={mine.includes(option.optionId)} multiple={multiple} />
              <Result option={option} voters={voters} />
            </button>
          ))}
        </div>
      ) : (
        <ul aria-label={label} className="poll-options">
          {options.map((option) => (
            <li key={option.optionId} className="poll-option">
              <Result option={option} voters={voters}>
                {[
                  isClosed && leading.includes(option.optionId) && (leading.length === 1 ? 'Winner' : 'Tied'),
                  mine.includes(option.optionId) && 'Your vote',
                ]
                  .filter((note) => note !== false)
                  .join(' · ')}
              </Result>
            </li>
          ))}
        </ul>
      )}
      <p className="poll-foot">
        {isClosed && <strong>Closed</strong>}
        <span>{votersWords(shown)}</span>
        {!isClosed && <span aria-hidden>{askedWords(shown)}</span>}
        {!isClosed && closesAt !== null && (
          <span title={exactTime(closesAt)}>Closes {relativeTime(closesAt)}</span>
        )}
      </p>
      <div className="poll-ways">
        {!secret && voters > 0 && (
          <Button
            size="small"
            variant="text"
            tabIndex={tabIndex}
            onClick={() => begin({ kind: 'voters', message })}
          >
            See who voted
          </Button>
        )}
        {mayVote && !multiple && mine.length > 0 && (
          <Button
            size="small"
            variant="text"
            tabIndex={tabIndex}
            onClick={({ currentTarget }) => {
              // The button goes with the vote.
              currentTarget.closest('.poll')?.querySelector<HTMLElement>('[aria-checked=true]')?.focus();
              void vote([]);
            }}
          >
            Take back my vote
          </Button>
        )}
      </div>
    </div>
  );
};

const Mark = ({ isChosen, multiple }: { readonly isChosen: boolean; readonly multiple: boolean }) => {
  const [Chosen, Open] = multiple
    ? [CheckBoxRounded, CheckBoxOutlineBlankRounded]
    : [CheckCircleRounded, RadioButtonUncheckedRounded];
  return isChosen ? <Chosen fontSize="small" /> : <Open fontSize="small" />;
};

/** An option with its votes: the bar says nothing that is not written. */
const Result = ({
  option: { text, votes },
  voters,
  children = '',
}: {
  readonly option: Option;
  readonly voters: number;
  readonly children?: string;
}) => (
  <>
    <span className="poll-text">{text}</span>
    {children !== '' && <strong className="poll-note">{children}</strong>}
    <span className="poll-votes">{count(votes, 'vote')}</span>
    <span aria-hidden className="poll-bar" style={{ width: `${(100 * votes) / Math.max(1, voters)}%` }} />
  </>
);
