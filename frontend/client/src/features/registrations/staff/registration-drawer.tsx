import type { LeagueProspectus, RegistrationsView, StaffRegistrationView } from '@fieldhouse/api-contract';
import Drawer from '@mui/material/Drawer';
import { skipToken } from '@reduxjs/toolkit/query';
import { CloseRounded } from '../../../shared/icons/close-rounded';
import { exactDay, lastDay } from '../../../shared/lib/times';
import { useCatalogue } from '../../../shared/sports/use-catalogue';
import { IconButton } from '../../../shared/ui/button';
import { Row, Rows } from '../../../shared/ui/rows';
import { StatusChip } from '../../../shared/ui/status-chip';
import { registrationsApi } from '../api/registrations.api';
import { divisionNameIn } from '../model/divisions';
import type { RegistrationLeague } from '../model/own-league';
import { RegistrationHistory } from '../own/registration-history';
import { headingOf } from '../words/heading-words';
import { discountWords, moneyWords } from '../words/price-words';
import { savedWords } from '../words/saved-words';
import { MONEY_WORDS, STATUS_WORDS } from '../words/status-words';
import { StaffActions } from './staff-actions';
import '../registrations.css';

type RegistrationDrawerProps = {
  readonly league: RegistrationLeague;
  readonly prospectus: LeagueProspectus;
  readonly teams: readonly { readonly teamId: string; readonly name: string }[];
  readonly registration: StaffRegistrationView;
  /** All of the league. */
  readonly view: RegistrationsView;
  readonly onClose: () => void;
};

/** One registration with all that was given and signed, its history, and what the staff can do. */
export const RegistrationDrawer = ({
  league,
  prospectus,
  teams,
  registration,
  view,
  onClose,
}: RegistrationDrawerProps) => {
  const { name, status, saved, signatures, documents, price, money, steps, teamId, teamName } = registration;
  registrationsApi.useRegistrationInvoiceQuery(price.total > 0 ? registration.invoiceId : skipToken);
  const { catalogue } = useCatalogue();
  const { heading, captain } = headingOf(registration);
  const nameOfTeam = (id: string): string | null =>
    teams.find((one) => one.teamId === id)?.name ?? (id === teamId ? teamName : null);
  const facts = saved
    ? savedWords(saved, { prospectus, catalogue, sport: league.sport, teamName: nameOfTeam })
    : [];
  const paid = [
    captain && `Captain ${captain}`,
    moneyWords(price.total, price.currency),
    discountWords(price),
    MONEY_WORDS[money],
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': heading, role: 'dialog', sx: { width: 'min(560px, 100vw)' } } }}
    >
      <div className="staff-drawer">
        <div className="staff-drawer-head">
          <h2 className="title">{heading}</h2>
          <IconButton aria-label="Close" onClick={onClose}>
            <CloseRounded />
          </IconButton>
        </div>
        <div className="registration-head">
          <StatusChip state={STATUS_WORDS[status].chip} />
          <span className="muted">{paid}</span>
        </div>
        <StaffActions {...{ league, prospectus, registration, view }} />
        <section aria-label="What they gave" className="registration-part">
          <h3>What they gave</h3>
          {saved === null && (
            <p className="muted">
              {name
                ? 'They have registered again since. What they gave is kept with the newer registration.'
                : 'Their account is erased, and what they gave with it.'}
            </p>
          )}
          <Rows>
            {facts.map((fact) => (
              <Row key={fact.name} title={fact.name} note={fact.words} />
            ))}
          </Rows>
        </section>
        <section aria-label="Signatures and documents" className="registration-part">
          <h3>Signatures and documents</h3>
          {signatures.length + documents.length === 0 && <p className="muted">None.</p>}
          <Rows>
            {signatures.map(({ waiverId, version, accepted, name: typed, signedAt, expiresAt }) => (
              <Row
                key={`${waiverId} ${version}`}
                title={`${accepted ? 'Signed' : 'Did not accept'}: version ${version}`}
                note={[
                  `“${typed}”`,
                  exactDay(signedAt),
                  expiresAt && `good until ${lastDay(expiresAt, league.zone)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            ))}
            {documents.map(({ kind, expiresAt }) => (
              <Row
                key={kind}
                title={kind}
                note={expiresAt ? `Seen, good until ${lastDay(expiresAt, league.zone)}` : 'Seen'}
              />
            ))}
          </Rows>
        </section>
        <RegistrationHistory
          steps={steps}
          zone={league.zone}
          sport={league.sport}
          teamName={nameOfTeam}
          divisionName={(id) => divisionNameIn(prospectus, id)}
          person="they"
        />
      </div>
    </Drawer>
  );
};
