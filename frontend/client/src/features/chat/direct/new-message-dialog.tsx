import { useDeferredValue, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { chatPath } from '../../../shared/lib/chat-path';
import { UP_AND_DOWN, roveFocus } from '../../../shared/lib/rove-focus';
import { listOf } from '../../../shared/lib/words';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { InfoDialog } from '../../../shared/ui/info-dialog';
import { Person } from '../../../shared/ui/person';
import { SearchField } from '../../../shared/ui/search-field';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { chatApi } from '../api/chat.api';
import './direct.css';

/** From the field through the people, and back. */
const move = (event: KeyboardEvent<HTMLElement>): void =>
  roveFocus(event, UP_AND_DOWN, event.currentTarget.querySelectorAll('input, a'));

/** Chooses whom to write to: people of the person's teams and leagues. */
export const NewMessageDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim());
  return (
    <InfoDialog title="New message" narrow onClose={onClose}>
      {/* The keys of the field and of the links in it. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="people-to-write-to" onKeyDown={move}>
        <SearchField label="Search people" value={words} onSearch={setWords} autoFocus maxLength={100} />
        <People q={q} onClose={onClose} />
      </div>
    </InfoDialog>
  );
};

const People = ({ q, onClose }: { readonly q: string; readonly onClose: () => void }) => {
  const { data, currentData, error, refetch } = chatApi.useDirectPeopleQuery(q);
  // While one types, those of before stand there.
  const people = (currentData ?? data)?.people;
  if (error)
    return <ErrorBlock what="People could not be searched" error={error} onRetry={() => void refetch()} />;
  if (!people) return <RowsSkeleton rows={4} height={56} />;
  return (
    <>
      <p role="status" className="muted">
        {wordsOf(people.length, q)}
      </p>
      <ul aria-label="People" className="conversations">
        {people.map(({ accountId, name, chatId, shared }) => (
          <li key={accountId}>
            <Link to={chatPath(chatId)} className="conversation" onClick={onClose}>
              <Person name={name} note={listOf(shared)} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};

const wordsOf = (found: number, q: string): string => {
  if (found > 0) return 'People of your teams and leagues';
  return q === ''
    ? 'Once you are in a team or league, you can write to its people here.'
    : 'Nobody of your teams and leagues is called that.';
};
