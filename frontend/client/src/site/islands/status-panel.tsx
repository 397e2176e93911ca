import { UPTIME_CLAIM_PERCENT, type StatusDay, type StatusView } from '@fieldhouse/api-contract';
import { useEffect, useState } from 'react';

type Shown = { readonly status: StatusView | null; readonly failed: boolean };

const GIVE_UP_AFTER_MS = 15_000;
/** What stops when a component does. */
const PARTS: Readonly<Record<string, string>> = {
  'event store': 'Saving changes',
  'document store': 'Reading pages',
  redis: 'Live updates and clocks',
};

/** Measured availability beside the promise. */
export const StatusPanel = () => {
  const [{ status, failed }, setShown] = useState<Shown>({ status: null, failed: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    fetch(`${window.location.origin}/api/status`, { signal: AbortSignal.timeout(GIVE_UP_AFTER_MS) })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(String(answer.status));
        setShown({ status: (await answer.json()) as StatusView, failed: false });
      })
      .catch(() => setShown({ status: null, failed: true }));
  }, [attempt]);
  if (failed)
    return (
      <div className="notice bad" role="alert">
        <p>The status could not be read. That may itself be an outage.</p>
        <button className="button" type="button" onClick={() => setAttempt(attempt + 1)}>
          Retry
        </button>
      </div>
    );
  if (!status)
    return (
      <div className="status-wait" aria-busy="true">
        Reading the figures …
      </div>
    );
  return <Figures status={status} />;
};

const Figures = ({ status }: { readonly status: StatusView }) => {
  const { state, components, measuredSince, percent, days } = status;
  return (
    <>
      <p className={state === 'up' ? 'notice good' : 'notice bad'} role="status">
        <strong>{state === 'up' ? 'Everything works' : 'Some of it does not work'}</strong>
      </p>
      <ul className="components">
        {components.map((one) => (
          <li key={one.name}>
            {PARTS[one.name] ?? one.name}
            <span className={one.state === 'up' ? 'tag today' : 'tag down'}>
              {one.state === 'up' ? 'Works' : 'Does not work'}
            </span>
          </li>
        ))}
      </ul>
      <dl className="tiles">
        <div>
          <dt>Measured availability</dt>
          <dd>{percent === null ? 'No figure yet' : `${percent}%`}</dd>
        </div>
        <div>
          <dt>Our guarantee</dt>
          <dd>{UPTIME_CLAIM_PERCENT}%</dd>
        </div>
        <div>
          <dt>Measured since</dt>
          <dd className="small">{measuredSince === null ? 'Not yet' : sinceText(measuredSince)}</dd>
        </div>
      </dl>
      <h2>Last 90 days</h2>
      <ol className="days">
        {days.map((day) => (
          <li key={day.day} className={classOf(day)} title={wordsOf(day)}>
            <span className="unseen">{wordsOf(day)}</span>
          </li>
        ))}
      </ol>
      <p className="muted">
        Each minute counts as up when every component answered throughout. Minutes in which nothing measured
        count as down. Days are those of UTC.
      </p>
    </>
  );
};

const sinceText = (at: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
const wordsOf = ({ day, percent }: StatusDay): string =>
  percent === null ? `${day}: not measured` : `${day}: ${percent}%`;
const classOf = ({ percent }: StatusDay): string => {
  if (percent === null) return 'none';
  if (percent >= UPTIME_CLAIM_PERCENT) return 'kept';
  return percent >= 99 ? 'near' : 'missed';
};
