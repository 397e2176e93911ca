import type { FinanceCaseView } from '@fieldhouse/api-contract';
import { TimelineRow } from '../../../shared/ui/timeline-row';
import { instantWords, nameOf, referenceOf, RESOLUTION_WORDS } from '../words/finance-words';
import { NoteForm, ResolveForm } from './case-forms';

/** What is known of a case, what was said about it, and how it ends. */
export const CaseDetails = ({ of }: { readonly of: FinanceCaseView }) => {
  const { openedAt, movementId, entryId, invoiceId, notes, closed } = of;
  const facts = [
    ['Found', instantWords(openedAt)],
    ['At the card provider', movementId],
    ['In our books', entryId],
    ['Invoice', invoiceId && referenceOf(invoiceId)],
  ] as const;
  return (
    <div className="finance-case-details">
      <dl className="finance-facts">
        {facts.map(
          ([term, said]) =>
            said !== null && (
              <div key={term}>
                <dt className="caption">{term}</dt>
                <dd>{said}</dd>
              </div>
            ),
        )}
      </dl>
      {(notes.length > 0 || closed !== null) && (
        <ol aria-label="What was said about it" className="finance-notes">
          {notes.map(({ at, by, note }) => (
            <TimelineRow key={at} at={at} who={nameOf(by)} what={note} />
          ))}
          {closed && (
            <TimelineRow
              at={closed.at}
              who={closed.by === null ? undefined : nameOf(closed.by)}
              what={RESOLUTION_WORDS[closed.resolution]}
              why={closed.reason}
            />
          )}
        </ol>
      )}
      <div className="finance-case-forms">
        <NoteForm of={of} />
        {closed === null && <ResolveForm of={of} />}
      </div>
    </div>
  );
};
