import {
  documentAsked,
  isActive,
  type OwnRegistrationView,
  type RegistrationStatus,
  type RegistrationView,
} from '@fieldhouse/api-contract';
import type { ReactNode } from 'react';
import { listOf } from '../../../shared/lib/words';
import { ButtonLink } from '../../../shared/ui/button';
import { StatusChip } from '../../../shared/ui/status-chip';
import type { RegistrationContext } from '../model/own-league';
import { isAnswered } from '../model/steps';
import type { ServerTime } from '../model/use-server-time';
import { WaiverCard } from '../steps/waiver-card';
import { divisionNameIn } from '../model/divisions';
import { discountWords, moneyWords } from '../words/price-words';
import { statusSentences } from '../words/standing-words';
import { KIND_WORDS, MONEY_WORDS, STATUS_WORDS } from '../words/status-words';
import { GroupPart } from './group-part';
import { HoldPart } from './hold-part';
import { OfferPart } from './offer-part';
import { RegistrationHistory } from './registration-history';
import { TeamInvitations } from './team-invitations';
import { Withdraw } from './withdraw';

type OwnRegistrationProps = {
  readonly registration: RegistrationView;
  readonly context: RegistrationContext;
  readonly time: ServerTime;
  /** What is to be paid of it, and the way to pay. */
  readonly payment: (registrationId: string) => ReactNode;
};

/** How somebody stands to a league, what comes next and how it came to that. */
export const OwnRegistration = ({ registration, context, time, payment }: OwnRegistrationProps) => {
  const { league, prospectus, waivers, own } = context;
  const { registrationId, kind, status, money, price, teamName, offer, holdUntil } = registration;
  const active = isActive(status);
  const facts = [
    KIND_WORDS[kind].name,
    kind === 'team' || kind === 'member' ? teamName : null,
    moneyWords(price.total, price.currency),
    discountWords(price),
    MONEY_WORDS[money],
  ].filter((fact) => fact !== null);
  const toSign = waivers.filter(
    (waiver) => active && kind !== 'team' && waiver.required && !isAnswered(waiver, { own }),
  );
  const toShow =
    NOT_APPROVED.includes(status) && kind !== 'team' && own.eligibility.lines.some(isUnshown)
      ? documentAsked(prospectus)
      : null;
  return (
    <section aria-labelledby={`own-${registrationId}`} className="card registration">
      <h3 id={`own-${registrationId}`} className="unseen">
        Your registration: {KIND_WORDS[kind].name}
      </h3>
      <div className="registration-head">
        <StatusChip state={STATUS_WORDS[status].chip} />
        <span className="muted">{facts.join(' · ')}</span>
      </div>
      {statusSentences(registration, prospectus.format).map((sentence) => (
        <p key={sentence} className="registration-next">
          {sentence}
        </p>
      ))}
      {status === 'offered' && offer && (
        <OfferPart registration={registration} offer={offer} {...{ league, own, time }} />
      )}
      {status === 'reserved' && holdUntil !== null && (
        <HoldPart holdUntil={holdUntil} {...{ league, time }} />
      )}
      {isAsked(registration) && payment(registrationId)}
      {toShow !== null && (
        <p role="status">
          Show the organizers of the league: {toShow}. Nothing is approved before they have noted that they
          have seen it.
        </p>
      )}
      {toSign.length > 0 && (
        <div className="registration-part">
          <p role="status">
            Sign {listOf(toSign.map(({ title }) => title))} before your next game: without it you may not
            play.
          </p>
          {toSign.map((waiver) => (
            <WaiverCard key={`${waiver.waiverId} ${waiver.version}`} waiver={waiver} context={context} />
          ))}
        </div>
      )}
      {registration.invitations.length > 0 && active && (
        <TeamInvitations league={league} registration={registration} />
      )}
      {kind === 'team' && status === 'confirmed' && (
        <div className="row-ways">
          <ButtonLink to={`/leagues/${league.leagueId}/teams`}>Find free agents</ButtonLink>
        </div>
      )}
      {registration.group && active && (
        <GroupPart leagueId={league.leagueId} registration={registration} group={registration.group} />
      )}
      <RegistrationHistory
        steps={registration.steps}
        zone={league.zone}
        sport={league.sport}
        teamName={(teamId) => (teamId === registration.teamId ? teamName : teamNameIn(context, teamId))}
        divisionName={(divisionId) => divisionNameIn(context.prospectus, divisionId)}
      />
      {active && <Withdraw {...{ league, registration, own }} />}
    </section>
  );
};

/** While a document can be shown still before somebody is in. */
const NOT_APPROVED: readonly RegistrationStatus[] = ['waitlisted', 'offered', 'reserved', 'pending_approval'];
const isUnshown = ({ rule, verdict }: OwnRegistrationView['eligibility']['lines'][number]): boolean =>
  rule.rule === 'document' && verdict !== 'met';

const teamNameIn = ({ own }: RegistrationContext, teamId: string): string | null =>
  own.teams.find((team) => team.teamId === teamId)?.name ?? null;

/** Whether there is something to pay of it, or was: not as long as it waits for a place. */
const isAsked = ({ status, money }: RegistrationView): boolean =>
  money === 'unpaid'
    ? ['reserved', 'pending_approval', 'confirmed', 'rostered'].includes(status)
    : money !== 'none';
