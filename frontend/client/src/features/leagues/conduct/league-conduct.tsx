import type { DisciplineView } from '@fieldhouse/api-contract';
import { useState, type ReactNode } from 'react';
import { useSession } from '../../../shared/session/use-session';
import { useKeptFocus } from '../../../shared/lib/use-kept-focus';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { lazyOverlay } from '../../../shared/ui/lazy-overlay';
import { QueryView } from '../../../shared/ui/query-view';
import { Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { StatusChip } from '../../../shared/ui/status-chip';
import { DELETED_PLAYER } from '../../../shared/lib/words';
import { disciplineApi } from '../api/discipline.api';
import { dayWords, GONE, INCIDENT_WORDS, isOpen, SUSPENSION_STATES, termWords } from './conduct-words';
import './conduct.css';
import { EndDialog, type Ended } from './end-dialog';
import type { SuspendedFor } from './suspend-dialog';

const IncidentDialog = lazyOverlay(
  async () => (await import('./incident-dialog')).IncidentDialog,
  'an incident of a league',
);
const SuspendDialog = lazyOverlay(
  async () => (await import('./suspend-dialog')).SuspendDialog,
  'a suspension from a league',
);

type LeagueConductProps = {
  readonly leagueId: string;
  /** Owners and commissioners decide; scorekeepers record. */
  readonly decides: boolean;
};

/** For who keeps the record of a league: who is suspended, and what has happened. */
export const LeagueConduct = ({ leagueId, decides }: LeagueConductProps) => {
  const query = disciplineApi.useDisciplineQuery(leagueId, { refetchOnMountOrArgChange: true });
  return (
    <div className="conduct">
      <QueryView query={query} what="The record could not be loaded" skeleton={<RowsSkeleton />}>
        {(view) => <Conduct view={view} decides={decides} />}
      </QueryView>
    </div>
  );
};

/** What is being written; `for` null: a suspension for nothing that is on record. */
type Asked =
  { readonly what: 'incident' } | { readonly what: 'suspension'; readonly for: SuspendedFor | null } | null;
type ViewProps = { readonly view: DisciplineView; readonly decides: boolean };

const Conduct = ({ view, decides }: ViewProps) => {
  const { leagueId, today, people, suspensions, incidents } = view;
  const [asked, ask] = useState<Asked>(null);
  const [ending, end] = useState<Ended | null>(null);
  const me = useSession().user?.id;
  const kept = useKeptFocus<HTMLDivElement>();
  const [open, over] = [suspensions.filter(isOpen), suspensions.filter((one) => !isOpen(one))];
  const isEmpty = suspensions.length === 0 && incidents.length === 0;
  if (isEmpty && people.length === 0)
    return (
      <EmptyState title="Nobody is in the league yet">
        Once people register or lead a team, what they do wrong can be recorded here.
      </EmptyState>
    );
  // Nobody can be chosen about themselves: the service refuses that.
  const others = people.filter(({ accountId }) => accountId !== me);
  const ways = (
    <>
      <Button
        variant="filled"
        aria-haspopup="dialog"
        onPointerEnter={IncidentDialog.prepare}
        onFocus={IncidentDialog.prepare}
        onClick={() => ask({ what: 'incident' })}
      >
        Record an incident
      </Button>
      {decides && (
        <Button
          aria-haspopup="dialog"
          onPointerEnter={SuspendDialog.prepare}
          onFocus={SuspendDialog.prepare}
          onClick={() => ask({ what: 'suspension', for: null })}
        >
          Suspend somebody
        </Button>
      )}
    </>
  );
  /** Whether the person may decide about a case: not about their own, nor of whom nothing is left. */
  const mayDecide = ({ accountId, name }: Case): boolean => decides && accountId !== me && name !== null;
  return (
    <>
      {isEmpty ? (
        <EmptyState title="Nothing on record" action={<div className="row-ways">{ways}</div>}>
          Record what somebody did wrong, and suspend them if need be. They can read what is said about them.
        </EmptyState>
      ) : (
        <div {...kept} className="conduct-parts">
          <div className="conduct-head">{ways}</div>
          {open.length > 0 && (
            <Section title="Suspended">
              <Rows label="Suspended">
                {open.map((one) => (
                  <Suspension key={one.suspensionId} suspension={one} incidents={incidents}>
                    {mayDecide(one) && (
                      <EndButton
                        label="Lift"
                        hint={`Lift the suspension of ${one.name ?? DELETED_PLAYER}`}
                        onEnd={() => end({ what: 'suspension', id: one.suspensionId, name: one.name })}
                      />
                    )}
                  </Suspension>
                ))}
              </Rows>
            </Section>
          )}
          <Section title="Incidents">
            {incidents.length === 0 ? (
              <p className="muted">Nothing has been recorded.</p>
            ) : (
              <Rows label="Incidents">
                {incidents.map((one) => (
                  <Incident key={one.incidentId} incident={one}>
                    {mayDecide(one) && one.takenBack === null && (
                      <>
                        {others.some(({ accountId }) => accountId === one.accountId) && (
                          <Button
                            size="small"
                            aria-haspopup="dialog"
                            aria-label={`Suspend ${one.name ?? ''}`}
                            onPointerEnter={SuspendDialog.prepare}
                            onFocus={SuspendDialog.prepare}
                            onClick={() => ask({ what: 'suspension', for: reasonIn(one) })}
                          >
                            Suspend
                          </Button>
                        )}
                        <EndButton
                          label="Take back"
                          hint={`Take back the incident of ${one.name ?? DELETED_PLAYER}`}
                          onEnd={() => end({ what: 'incident', id: one.incidentId, name: one.name })}
                        />
                      </>
                    )}
                  </Incident>
                ))}
              </Rows>
            )}
          </Section>
          {over.length > 0 && (
            <Section title="Earlier suspensions">
              <Rows label="Earlier suspensions">
                {over.map((one) => (
                  <Suspension key={one.suspensionId} suspension={one} incidents={incidents} />
                ))}
              </Rows>
            </Section>
          )}
          <EndDialog view={view} asked={ending} onClose={() => end(null)} />
        </div>
      )}
      <IncidentDialog
        open={asked?.what === 'incident'}
        {...{ leagueId, today, people: others }}
        onClose={() => ask(null)}
      />
      <SuspendDialog
        open={asked?.what === 'suspension'}
        {...{ leagueId, today, people: others }}
        incident={asked?.what === 'suspension' ? asked.for : null}
        onClose={() => ask(null)}
      />
    </>
  );
};

type SuspensionEntry = DisciplineView['suspensions'][number];
type IncidentEntry = DisciplineView['incidents'][number];
type Case = Pick<IncidentEntry, 'accountId' | 'name'>;

/** 'abuse of an official on Sat, Nov 21', of whom. */
const reasonIn = ({ incidentId, accountId, name, kind, day }: IncidentEntry): SuspendedFor => ({
  ...{ incidentId, accountId },
  words: `${name ?? DELETED_PLAYER}: ${INCIDENT_WORDS[kind].toLowerCase()} on ${dayWords(day)}`,
});

type SuspensionProps = {
  readonly suspension: SuspensionEntry;
  readonly incidents: readonly IncidentEntry[];
  readonly children?: ReactNode;
};

const Suspension = ({ suspension, incidents, children }: SuspensionProps) => {
  const { name, state, reason, by, lifted, incidentId } = suspension;
  const incident = incidents.find((one) => one.incidentId === incidentId);
  return (
    <li className="row-stack">
      <p className="conduct-title">
        <strong>{name ?? DELETED_PLAYER}</strong>
        <StatusChip state={SUSPENSION_STATES[state]} />
      </p>
      <p>{termWords(suspension)}</p>
      <p className="conduct-words">{reason ?? GONE}</p>
      {lifted && (
        <p className="conduct-words">
          Lifted on {dayWords(lifted.on)}
          {lifted.reason !== null && `: ${lifted.reason}`}
        </p>
      )}
      <p className="muted">
        {incident && `${INCIDENT_WORDS[incident.kind]} on ${dayWords(incident.day)} · `}
        By {by ?? DELETED_PLAYER}
      </p>
      {children && <div className="row-ways">{children}</div>}
    </li>
  );
};

const Incident = ({
  incident: { name, kind, day, words, by, takenBack },
  children,
}: {
  readonly incident: IncidentEntry;
  readonly children: ReactNode;
}) => (
  <li className="row-stack">
    <p className="conduct-title">
      <strong>{name ?? DELETED_PLAYER}</strong>
      <span>{INCIDENT_WORDS[kind]}</span>
      {takenBack && <StatusChip state="taken_back" />}
    </p>
    <p className="conduct-words">{words ?? GONE}</p>
    {takenBack?.reason && <p className="conduct-words">Taken back: {takenBack.reason}</p>}
    <p className="muted">
      {dayWords(day)} · Recorded by {by ?? DELETED_PLAYER}
    </p>
    {children && <div className="row-ways">{children}</div>}
  </li>
);

type EndButtonProps = {
  readonly label: string;
  /** What it is about, for who hears the button alone. */
  readonly hint: string;
  readonly onEnd: () => void;
};

const EndButton = ({ label, hint, onEnd }: EndButtonProps) => (
  <Button size="small" aria-label={hint} aria-haspopup="dialog" onClick={onEnd}>
    {label}
  </Button>
);
