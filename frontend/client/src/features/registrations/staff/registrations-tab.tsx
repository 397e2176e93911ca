import type {
  LeagueProspectus,
  ProspectusView,
  RegistrationsView,
  StaffRegistrationView,
} from '@fieldhouse/api-contract';
import { registrationStatuses } from '@fieldhouse/api-contract';
import { useSearchParams } from 'react-router-dom';
import { saveCsv } from '../../../shared/lib/save-csv';
import { clockAt, exactTime } from '../../../shared/lib/times';
import { useFirst } from '../../../shared/lib/use-first';
import { count, ordinal } from '../../../shared/lib/words';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Person } from '../../../shared/ui/person';
import { SearchField } from '../../../shared/ui/search-field';
import { SelectField } from '../../../shared/ui/select-field';
import { StatusChip, wordOf } from '../../../shared/ui/status-chip';
import type { RegistrationLeague } from '../model/own-league';
import { headingOf } from '../words/heading-words';
import { levelWords } from '../words/saved-words';
import { KIND_WORDS, STATUS_WORDS } from '../words/status-words';
import { RegistrationDrawer } from './registration-drawer';
import { FILTER_NAMES, filtered, filtersOf } from './registration-filters';
import { registrationsCsv } from './registrations-csv';
import './staff.css';

type RegistrationsTabProps = {
  readonly league: RegistrationLeague;
  readonly view: RegistrationsView;
  readonly prospectus: LeagueProspectus;
  readonly teamDivisions: ProspectusView['teamDivisions'];
  readonly cancelled: ProspectusView['cancelled'];
  readonly teams: readonly { readonly teamId: string; readonly name: string }[];
};

const AT_ONCE = 100;

/** Everybody who has registered: who is in, who waits, and what the staff decides about each. */
export const RegistrationsTab = ({
  league,
  view,
  prospectus,
  teamDivisions,
  cancelled,
  teams,
}: RegistrationsTabProps) => {
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);
  const shown = filtered(view.registrations, filters);
  const { rows, left, showMore } = useFirst(shown, AT_ONCE, JSON.stringify(filters));
  const opened = view.registrations.find(
    ({ registrationId }) => registrationId === params.get('registration'),
  );
  const change = (changes: Readonly<Record<string, string | null>>): void =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true },
    );
  if (view.registrations.length === 0)
    return (
      <EmptyState title="Nobody has registered yet">
        Teams and players appear here as soon as they register with the league.
      </EmptyState>
    );
  return (
    <>
      <p className="staff-places">
        {cancelled ? 'The league is canceled: nobody has a place in it anymore.' : placesLine(view.places)}
      </p>
      <div role="search" aria-label="Registrations" className="staff-filters">
        <SearchField label="Search by name or team" value={filters.search} onSearch={(q) => change({ q })} />
        <SelectField label="Status" value={filters.status ?? ''} onChoose={(status) => change({ status })}>
          <option value="">Any status</option>
          {registrationStatuses.map((status) => (
            <option key={status} value={status}>
              {wordOf(STATUS_WORDS[status].chip)}
            </option>
          ))}
        </SelectField>
        <SelectField label="Kind" value={filters.kind ?? ''} onChoose={(kind) => change({ kind })}>
          <option value="">Any kind</option>
          {Object.entries(KIND_WORDS).map(([kind, { name }]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button
          onClick={() =>
            saveCsv(
              'registrations.csv',
              registrationsCsv(view.registrations, { ...prospectus, teamDivisions }, league.zone),
            )
          }
        >
          Export CSV
        </Button>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          title="Nobody fits"
          action={
            <Button onClick={() => change(Object.fromEntries(FILTER_NAMES.map((name) => [name, null])))}>
              Show everybody
            </Button>
          }
        >
          No registration has what you look for.
        </EmptyState>
      ) : (
        <ul aria-label="Registrations" className="rows">
          {rows.map((one) => (
            <Line
              key={one.registrationId}
              registration={one}
              zone={league.zone}
              onOpen={() => change({ registration: one.registrationId })}
            />
          ))}
        </ul>
      )}
      {left > 0 && (
        <div className="staff-more">
          <Button onClick={showMore}>Show more ({left} left)</Button>
        </div>
      )}
      {opened && (
        <RegistrationDrawer
          key={opened.registrationId}
          {...{ league, prospectus, teams, view }}
          registration={opened}
          onClose={() => change({ registration: null })}
        />
      )}
    </>
  );
};

type Places = RegistrationsView['places'];
const placesLine = ({ teams, players }: Places): string => {
  const words = ({ capacity, held, waiting }: Places['teams'], what: string): string =>
    `${capacity === null ? count(held, what) : `${held} of ${count(capacity, `${what} place`)}`}, ${waiting} waiting`;
  return `${words(teams, 'team')} · ${words(players, 'player')}`;
};

/** 'until 2:32 PM EST' of a place that waits for a payment; '3rd of 7' of who waits for a place. */
const chipDetail = (
  { waitlist, holdUntil }: Pick<StaffRegistrationView, 'waitlist' | 'holdUntil'>,
  zone: string,
): string | undefined => {
  if (holdUntil !== null) return `until ${clockAt(holdUntil, zone)}`;
  return waitlist ? `${ordinal(waitlist.rank)} of ${waitlist.of}` : undefined;
};

type LineProps = {
  readonly registration: StaffRegistrationView;
  readonly zone: string;
  readonly onOpen: () => void;
};

const Line = ({ registration, zone, onOpen }: LineProps) => {
  const { kind, status, teamName, submittedAt, saved } = registration;
  const { heading, captain } = headingOf(registration);
  const level = saved?.person.level;
  const facts = [
    KIND_WORDS[kind].name,
    captain === null ? teamName : `captain ${captain}`,
    level ? `level ${levelWords(level)}` : null,
    exactTime(submittedAt, zone),
  ].filter(Boolean);
  return (
    <li className="row staff-row">
      <div className="row-words">
        <Person name={heading} positions={saved?.person.positions?.slice(0, 3)} note={facts.join(' · ')} />
      </div>
      <StatusChip state={STATUS_WORDS[status].chip} detail={chipDetail(registration, zone)} />
      <Button size="small" aria-label={`Open ${heading}`} onClick={onOpen}>
        Open
      </Button>
    </li>
  );
};
