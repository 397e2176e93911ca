import {
  calendarDay,
  type LeagueProspectus,
  type LeagueView,
  type RegistrationKind,
  type WaiverView,
} from '@fieldhouse/api-contract';
import type { ReactNode } from 'react';
import { GENDER_WORDS, LEVEL_WORDS } from '../../../shared/lib/level-words';
import { moneyOf } from '../../../shared/lib/money';
import { count, listOf } from '../../../shared/lib/words';
import { positionName, sportName, useCatalogue } from '../../../shared/sports/use-catalogue';
import {
  expiryWords,
  FORMAT_WORDS,
  KIND_WORDS,
  PHASE_WORDS,
  placesWords,
  priceWords,
  refundWords,
  ruleWords,
  spanWords,
  timeWords,
  windowRows,
} from './prospectus-words';
import './prospectus.css';

type ProspectusTextProps = {
  readonly league: Pick<LeagueView, 'sport' | 'season' | 'teamCount' | 'rosterSize' | 'zone'>;
  readonly prospectus: LeagueProspectus;
  readonly waivers: readonly Pick<WaiverView, 'waiverId' | 'title' | 'required' | 'expiry'>[];
  /** Of a league by its id, where the reader may know it. */
  readonly leagueName?: (leagueId: string) => string;
};

/** All that a league says to those who may join it, to be read from top to bottom. */
export const ProspectusText = ({
  league,
  prospectus,
  waivers,
  leagueName = () => 'an earlier league',
}: ProspectusTextProps) => {
  const { catalogue } = useCatalogue();
  const { format, level, genderType, about, venue, windows, currency, prices, charges, roster } = prospectus;
  const places = placesWords(prospectus.places, (code) => positionName(catalogue, league.sport, code));
  const rules = prospectus.eligibility.map((rule) => ruleWords(rule, leagueName));
  const kinds = (Object.keys(KIND_WORDS) as RegistrationKind[]).flatMap((kind) => {
    const price = prices[kind];
    return price ? [{ kind, words: priceWords(price, windows, currency) }] : [];
  });
  return (
    <div className="prospectus">
      {about && <p className="prospectus-about">{about}</p>}
      <Part title="The league">
        <Fact name="Format">
          {sportName(catalogue, league.sport)}, {FORMAT_WORDS[format].name.toLowerCase()}
        </Fact>
        <Fact name="Level">
          {LEVEL_WORDS[level]} <span aria-hidden>·</span> {GENDER_WORDS[genderType]}
        </Fact>
        <Fact name="Season">
          {league.season}, {spanWords(prospectus)}
        </Fact>
        {prospectus.times.length > 0 && (
          <Fact name="Games">
            {prospectus.times.map((time) => (
              <span key={timeWords(time)} className="prospectus-line">
                {timeWords(time)}
              </span>
            ))}
          </Fact>
        )}
        {venue && (
          <Fact name="Where">{[venue.name, venue.address, venue.city].filter(Boolean).join(', ')}</Fact>
        )}
        {prospectus.phases.map((phase) => (
          <Fact key={`${phase.kind}${phase.startsOn}`} name={PHASE_WORDS[phase.kind]}>
            {spanWords(phase)}
          </Fact>
        ))}
        {prospectus.divisions.length > 0 && (
          <Fact name="Divisions">{listOf(prospectus.divisions.map(({ name }) => name))}</Fact>
        )}
      </Part>
      <Part title="Registration">
        {windowRows(windows, league.zone).map(({ name, words }) => (
          <Fact key={name} name={name}>
            {words}
          </Fact>
        ))}
        <Fact name="Places">
          {count(league.teamCount, 'team')}
          {places.map((words) => (
            <span key={words} className="prospectus-line">
              {words}
            </span>
          ))}
          <span className="prospectus-line">
            {prospectus.waitlist ? 'Whoever comes later waits in line' : 'No waitlist'}
          </span>
        </Fact>
        {prospectus.approval && <Fact name="Approval">The staff says yes to each registration</Fact>}
        {prices.group && <Fact name="Groups">{prospectus.groupSize} people at most</Fact>}
        {prospectus.placedBy && (
          <Fact name="Without a team">Whoever has none by {calendarDay(prospectus.placedBy)} is let go</Fact>
        )}
      </Part>
      <Part title="Price">
        {kinds.map(({ kind, words }) => (
          <Fact key={kind} name={KIND_WORDS[kind].name}>
            {words}
          </Fact>
        ))}
        {charges.map(({ name, amount }) => (
          <Fact key={`${name}${amount}`} name={name}>
            {moneyOf(amount, currency)} on top of each price
          </Fact>
        ))}
        <Fact name="Refunds">
          {refundWords(prospectus.refunds).map((words) => (
            <span key={words} className="prospectus-line">
              {words}
            </span>
          ))}
        </Fact>
        {prospectus.paidFirst && <Fact name="Payment">Before anybody plays</Fact>}
      </Part>
      <Part title="Who may play">
        {rules.length === 0 && <Fact name="Rules">Everybody</Fact>}
        {rules.map((words, n) => (
          <Fact key={words} name={n === 0 ? 'Rules' : ''}>
            {words}
          </Fact>
        ))}
        <Fact name="Team">
          {roster.minimum} to {count(league.rosterSize, 'player')}
          {roster.freezeOn && `; nobody is added from ${calendarDay(roster.freezeOn)} on`}
        </Fact>
        {waivers.map(({ waiverId, title, required, expiry }) => (
          <Fact key={waiverId} name={required ? 'To sign' : 'To sign, if you like'}>
            {title} <span className="muted">{expiryWords(expiry)}</span>
          </Fact>
        ))}
      </Part>
    </div>
  );
};

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title}>
    <h3 className="prospectus-title">{title}</h3>
    <dl className="prospectus-facts">{children}</dl>
  </section>
);

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="prospectus-fact">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
