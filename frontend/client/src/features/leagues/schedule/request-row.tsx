import type { ScheduleRequestView } from '@fieldhouse/api-contract';
import type { ReactNode } from 'react';
import { answeredWords, askedWords, wishWords } from './wish-words';

type RequestRowProps = {
  readonly request: ScheduleRequestView;
  /** Of the team; null: it goes without saying. */
  readonly team: string | null;
  /** IANA, of the league. */
  readonly zone: string;
  /** How it stands, and what can be done with it. */
  readonly children?: ReactNode;
};

/** What a team asks of the schedule, and what was answered. */
export const RequestRow = ({ request, team, zone, children }: RequestRowProps) => {
  const { wish, note, answer } = request;
  return (
    <li className="row">
      <div className="row-words">
        <p className="row-title">{wishWords(wish)}</p>
        <p className="muted">{askedWords(request, team, zone)}</p>
        {note !== null && <p className="schedule-words">{note}</p>}
        {answer && <p className="muted">{answeredWords(answer, zone)}</p>}
        {answer && answer.reason !== null && <p className="schedule-words">Reason: {answer.reason}</p>}
      </div>
      {children}
    </li>
  );
};
