import { type FinanceCaseView, personWords, shortReference } from '@fieldhouse/api-contract';
import { TimelineRow } from '../../../shared/ui/timeline-row';
import { instantWords, RESOLUTION_WORDS } from '../words/finance-words';
import { NoteForm, ReopenForm, ResolveForm } from './case-forms';

type Row = {
  readonly kind: 'note' | 'closed' | 'reopened';
  readonly at: string;
  readonly who: string | undefined;
  readonly what: string;
  readonly why?: string;
};
/** Notes, how it was settled, and that it was opened again; the oldest first. */
const saidOf = ({ notes, closed, reopened }: FinanceCaseView): readonly Row[] => {
  const ends = [...reopened.map((one) => one.closed), closed].filter((one) => one !== null);
  const rows: readonly Row[] = [
    ...notes.map(({ at, by, note }) => ({ kind: 'note' as const, at, who: personWords(by), what: note })),
    ...ends.map(({ at, by, resolution, reason: why }) => ({
      ...{ kind: 'closed' as const, at, who: by === null ? undefined : personWords(by) },
      ...{ what: RESOLUTION_WORDS[resolution], why },
    })),
    ...reopened.map(({ at, by, reason: why }) => ({
      ...{ kind: 'reopened' as const, at, who: personWords(by), what: 'Opened again', why },
    })),
  ];
  return rows.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
};

/** What is known of a case, what was said about it, and how it ends. */
export const CaseDetails = ({ of }: { readonly of: FinanceCaseView }) => {
  const { openedAt, movementId, entryId, invoiceId, closed } = of;
  const said = saidOf(of);
  const facts = [
    ['Found', instantWords(openedAt)],
    ['At the card provider', movementId],
    ['In our books', entryId],
    ['Invoice', invoiceId && shortReference(invoiceId)],
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
      {said.length > 0 && (
        <ol aria-label="What was said about it" className="finance-notes">
          {said.map(({ kind, ...one }) => (
            <TimelineRow key={`${kind} ${one.at}`} {...one} />
          ))}
        </ol>
      )}
      <div className="finance-case-forms">
        <NoteForm of={of} />
        {closed === null && <ResolveForm of={of} />}
        {closed !== null && closed.resolution !== 'gone' && <ReopenForm of={of} />}
      </div>
    </div>
  );
};
