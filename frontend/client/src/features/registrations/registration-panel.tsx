import type { LeagueProspectus, OwnRegistrationView, WaiverView } from '@fieldhouse/api-contract';
import { isActive, registrationPart, wallTime } from '@fieldhouse/api-contract';
import { useState, type ReactNode } from 'react';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { QueryView } from '../../shared/ui/query-view';
import { FormSkeleton } from '../../shared/ui/skeletons';
import { registrationsApi } from './api/registrations.api';
import type { LedTeam, RegistrationContext, RegistrationLeague } from './model/own-league';
import { useComing, useServerTime } from './model/use-server-time';
import { OwnRegistration } from './own/own-registration';
import { Stepper } from './stepper';
import { lineWords } from './words/eligibility-words';
import './registrations.css';

type RegistrationPanelProps = {
  readonly league: RegistrationLeague;
  readonly prospectus: LeagueProspectus;
  /** Those that are signed now. */
  readonly waivers: readonly WaiverView[];
  /** Teams that the person is captain or admin of; null while they are on their way. */
  readonly ledTeams: readonly LedTeam[] | null;
  /** What is to be paid of a registration, and the way to pay. */
  readonly payment: (registrationId: string) => ReactNode;
};

/** Registers the person with a league, step by step; once they have registered, how they stand and why. */
export const RegistrationPanel = (props: RegistrationPanelProps) => {
  const query = registrationsApi.useOwnRegistrationQuery(props.league.leagueId, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  return (
    <QueryView query={query} what="Your registration could not be loaded" skeleton={<FormSkeleton />}>
      {(own) => (
        <Panel {...props} own={own} answeredAt={query.fulfilledTimeStamp ?? 0} onRefresh={query.refetch} />
      )}
    </QueryView>
  );
};

type PanelProps = RegistrationPanelProps & {
  readonly own: OwnRegistrationView;
  /** By this device's clock. */
  readonly answeredAt: number;
  readonly onRefresh: () => Promise<unknown>;
};

const Panel = ({ answeredAt, onRefresh, payment, ...shown }: PanelProps) => {
  const { prospectus, own } = shown;
  const time = useServerTime(own.serverNow, answeredAt);
  const { opensAt, earlyUntil, regularUntil, lateUntil } = prospectus.windows;
  useComing([opensAt, earlyUntil, regularUntil, lateUntil], time);
  const [starting, setStarting] = useState(false);
  const context: RegistrationContext = { ...shown, now: time.now };
  const part = registrationPart(prospectus.windows, time.now());
  const { registrations, cancelled } = own;
  const isOpen = !cancelled && part !== 'before' && part !== 'closed';
  const active = registrations.filter(({ status }) => isActive(status));
  const isIn = active.some(({ kind }) => kind !== 'team');
  const sent = async (): Promise<void> => {
    await onRefresh();
    setStarting(false);
  };
  const bar = barOf(own);
  if (isOpen && bar === null && (starting || registrations.length === 0))
    return (
      <Stepper
        context={context}
        onSent={sent}
        onLeave={registrations.length > 0 ? () => setStarting(false) : undefined}
      />
    );
  if (registrations.length === 0 && isOpen && bar !== null)
    return <EmptyState title="You cannot register with this league">{bar}</EmptyState>;
  if (registrations.length === 0) return <NotOpen part={part} context={context} />;
  const more = isOpen && moreWords(active, isIn, prospectus);
  return (
    <div className="registration">
      {registrations.map((registration) => (
        <OwnRegistration
          key={registration.registrationId}
          registration={registration}
          context={context}
          time={time}
          payment={payment}
        />
      ))}
      {more &&
        (bar === null ? (
          <div className="row-ways">
            <Button onClick={() => setStarting(true)}>{more}</Button>
          </div>
        ) : (
          <p className="muted">{bar}</p>
        ))}
    </div>
  );
};

/** Why nothing can be registered by somebody, in whichever way; null: nothing is in the way. */
const barOf = ({ eligibility }: OwnRegistrationView): string | null => {
  const line = eligibility.lines.find(({ code }) => code === 'suspended');
  if (!line) return null;
  const { reason, next } = lineWords(line, { waiverTitle: () => '' });
  return `${reason} ${next}`;
};

/** What can be registered besides; null: nothing. Everybody plays once in a league, and may lead several teams. */
const moreWords = (
  active: OwnRegistrationView['registrations'],
  isIn: boolean,
  { prices }: LeagueProspectus,
): string | null => {
  if (active.length === 0) return 'Register again';
  if (!isIn && (prices.member ?? prices.free_agent ?? prices.group))
    return 'Register yourself or another team';
  return prices.team ? 'Register a team' : null;
};

type NotOpenProps = { readonly part: string; readonly context: RegistrationContext };

const NotOpen = ({ part, context: { prospectus, league, own } }: NotOpenProps) =>
  own.cancelled ? (
    <EmptyState title="This league is canceled">
      Nobody can register with it anymore. Other leagues are under Browse Leagues.
    </EmptyState>
  ) : part === 'before' ? (
    <EmptyState title="Registration is not open yet">
      It opens {wallTime(prospectus.windows.opensAt, league.zone)}.
    </EmptyState>
  ) : (
    <EmptyState title="Registration is closed">
      Nobody can register with this league anymore. Other leagues are under Browse Leagues.
    </EmptyState>
  );
