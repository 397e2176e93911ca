import type { OwnDisciplineView } from '@fieldhouse/api-contract';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { StatusChip } from '../../../shared/ui/status-chip';
import { isFailure } from '../../../shared/api/problem';
import { disciplineApi } from '../api/discipline.api';
import { dayWords, INCIDENT_WORDS, isOpen, ownWords, SUSPENSION_STATES, termWords } from './conduct-words';
import './conduct.css';

/** What a league has on record about the person themselves; nothing where there is nothing. */
export const OwnConduct = ({ leagueId }: { readonly leagueId: string }) => {
  const { currentData, error, refetch } = disciplineApi.useOwnDisciplineQuery(leagueId, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  if (currentData) return <Own view={currentData} />;
  // Of a league that they do not see the page itself says so.
  if (!error || (isFailure(error) && error.status === 404)) return null;
  return (
    <ErrorBlock
      what="Whether you are suspended could not be loaded"
      error={error}
      onRetry={() => void refetch()}
    />
  );
};

const Own = ({ view: { suspensions, incidents, ask } }: { readonly view: OwnDisciplineView }) => {
  const open = suspensions.filter(isOpen);
  const over = suspensions.filter((one) => !isOpen(one));
  if (suspensions.length === 0 && incidents.length === 0) return null;
  return (
    <Section
      title={open[0] ? ownWords(open[0]) : 'Your conduct on record'}
      hint={ask.length > 0 ? `Questions? Ask ${orOf(ask)}.` : 'Questions? Ask the league’s organizers.'}
    >
      {open.map(({ suspensionId, reason, ...term }, n) => (
        <div key={suspensionId} className="row-stack">
          {n > 0 && <p>{ownWords(term)}</p>}
          {reason !== null && <p className="conduct-words">{reason}</p>}
        </div>
      ))}
      {incidents.length > 0 && (
        <Rows label="Incidents about you">
          {incidents.map(({ incidentId, kind, day, words, takenBack }) => (
            <li key={incidentId} className="row-stack">
              <p className="conduct-title">
                <strong>{INCIDENT_WORDS[kind]}</strong>
                <span className="muted">{dayWords(day)}</span>
                {takenBack && <StatusChip state="taken_back" />}
              </p>
              {words !== null && <p className="conduct-words">{words}</p>}
              {takenBack?.reason && <p className="conduct-words">Taken back: {takenBack.reason}</p>}
            </li>
          ))}
        </Rows>
      )}
      {over.length > 0 && (
        <Rows label="Your earlier suspensions">
          {over.map(({ suspensionId, state, reason, lifted, ...term }) => (
            <li key={suspensionId} className="row-stack">
              <p className="conduct-title">
                <strong>{termWords(term)}</strong>
                <StatusChip state={SUSPENSION_STATES[state]} />
              </p>
              {reason !== null && <p className="conduct-words">{reason}</p>}
              {lifted && (
                <p className="conduct-words">
                  Lifted on {dayWords(lifted.on)}
                  {lifted.reason !== null && `: ${lifted.reason}`}
                </p>
              )}
            </li>
          ))}
        </Rows>
      )}
    </Section>
  );
};

/** 'Ana Brook or Ben Ortiz'. */
const orOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
