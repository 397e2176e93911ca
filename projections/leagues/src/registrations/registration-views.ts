import type {
  FreeAgentsView,
  RegistrationStep,
  RegistrationsView,
  RegistrationView,
} from '@fieldhouse/api-contract';
import {
  dayIn,
  isActive,
  listOf,
  moneyStatusOf,
  registrationStatusOf,
  type MoneyStatus,
  type RegistrationStatus,
  type SavedRegistration,
} from '@fieldhouse/values';
import { heldIn, waitingIn } from '@fieldhouse/waitlists';
import type {
  LeaguePlacesDocument,
  RegistrantDocument,
  RegistrationDocument,
  StoredStep,
} from './registrations.read-model';

/** What the views of one league's registrations are made of. */
export type Sources = {
  readonly places: LeaguePlacesDocument;
  /** Those that are shown, and those of their groups. */
  readonly registrations: readonly RegistrationDocument[];
  /** By account. */
  readonly registrants: ReadonlyMap<string, RegistrantDocument>;
  /** Of a team that the league has. */
  readonly teamName: (teamId: string) => string | null;
  /** Of the team of a registration: of one that the league does not have (anymore), as it is called now. */
  readonly registeredName: (teamId: string) => string | null;
  /** The team whose roster has a player of the league. */
  readonly teamOfPlayer: (playerId: string) => string | null;
  /** Of those of which any money has come, how far they are paid for. */
  readonly money: ReadonlyMap<string, MoneyStatus>;
  /** Last day of the season, and the league's zone; null: it says nothing yet. */
  readonly season: { readonly endsOn: string; readonly zone: string } | null;
  /** ISO-8601 instant, and what its organizers said; null: the league is not cancelled. */
  readonly cancelled: { readonly at: string; readonly reason: string } | null;
  /** ISO-8601. */
  readonly now: string;
};

/** The team that somebody was put on, or that drafted them: the player's id is the registration's. */
export const rosteredIn = ({ teamOfPlayer }: Sources, one: RegistrationDocument): string | null =>
  one.rosteredIn ?? (listOf(one.kind) === 'players' ? teamOfPlayer(one._id) : null);

export const statusIn = (sources: Sources, one: RegistrationDocument): RegistrationStatus => {
  const { places, season, now } = sources;
  const status = registrationStatusOf({ ...one, rosteredIn: rosteredIn(sources, one) }, places.closed);
  const isPlayed = status === 'rostered' || (status === 'confirmed' && one.kind === 'team');
  return isPlayed && season !== null && dayIn(season.zone, now) > season.endsOn ? 'completed' : status;
};

/** @param accountId the viewer */
export const viewOf = (sources: Sources, one: RegistrationDocument, accountId: string): RegistrationView => {
  const { _id: registrationId, kind, price, submittedAt, offer } = one;
  const teamId = rosteredIn(sources, one) ?? one.teamId;
  const list = listOf(kind);
  const overview = list === null ? null : sources.places[list];
  const rank = (overview?.list.indexOf(registrationId) ?? -1) + 1;
  const reasons = sources.registrants.get(one.accountId)?.reasons ?? [];
  const status = statusIn(sources, one);
  return {
    ...{ registrationId, kind, price, submittedAt, offer, teamId, status },
    mustPay: one.mustPay && !one.paid,
    holdUntil: status === 'reserved' ? one.holdUntil : null,
    money: moneyStatusOf(price, { ...one, known: sources.money.get(registrationId) }),
    teamName: teamId === null ? null : sources.registeredName(teamId),
    waitlist: rank > 0 ? { rank, of: overview?.list.length ?? 0 } : null,
    invitations: one.invitations.flatMap(({ teamId: by, ...invitation }) => {
      const teamName = sources.teamName(by);
      return teamName === null ? [] : [{ teamId: by, teamName, ...invitation }];
    }),
    group: one.groupId === null ? null : groupOf(sources, one.groupId, accountId),
    steps: [
      ...one.steps.map((step) => withReason(step, registrationId, reasons)),
      ...endedWithLeague(sources, one, status),
    ],
  };
};

/** That the league was cancelled, of those whom it still had then: whoever was out before has their own last step. */
const endedWithLeague = (
  { cancelled }: Sources,
  { end, place }: RegistrationDocument,
  status: RegistrationStatus,
): readonly RegistrationStep[] =>
  cancelled !== null && status === 'cancelled_by_league' && end === null && place !== 'removed'
    ? [{ code: 'league_cancelled', ...cancelled }]
    : [];

const withReason = (
  step: StoredStep,
  registrationId: string,
  reasons: RegistrantDocument['reasons'],
): RegistrationStep => {
  switch (step.code) {
    case 'rejected':
    case 'removed':
    case 'moved_by_staff': {
      const said = reasons.find((one) => one.registrationId === registrationId && one.at === step.at);
      return { code: step.code, at: step.at, reason: said?.reason ?? null };
    }
    default:
      return step;
  }
};

/** The friends of a group, and who asks to be one. @param accountId the viewer */
export const groupOf = (
  sources: Sources,
  groupId: string,
  accountId: string,
): NonNullable<RegistrationView['group']> => ({
  groupId,
  members: sources.registrations
    .filter((one) => one.groupId === groupId && isActive(statusIn(sources, one)))
    .map((one) => ({
      registrationId: one._id,
      name: nameOf(sentOf(sources.registrants.get(one.accountId), one._id)),
      asked: !one.inGroup,
      mine: one.accountId === accountId,
    })),
});

/** What somebody had given when they sent a registration; null once they are forgotten, or have registered anew. */
export const sentOf = (
  registrant: RegistrantDocument | undefined,
  registrationId: string,
): SavedRegistration | null =>
  registrant?.sent.find((one) => one.registrationId === registrationId)?.saved ?? null;

/** What a player had given when they registered last. */
export const lastSentOf = (registrant: RegistrantDocument | undefined): SavedRegistration | null =>
  registrant?.sent.findLast(({ saved }) => saved.kind !== 'team')?.saved ?? null;

/** As they wrote it; whoever is forgotten has none. */
export const nameOf = (sent: SavedRegistration | null): string => {
  const { firstName = '', lastName = '' } = sent?.person ?? {};
  return `${firstName} ${lastName}`.trim();
};

/** What captains see of somebody who has registered. */
export const scoutedOf = (
  { registrants }: Sources,
  { _id: registrationId, accountId, submittedAt }: RegistrationDocument,
): FreeAgentsView['requests'][number] => {
  const sent = sentOf(registrants.get(accountId), registrationId);
  const { positions = [], level = null, nights = [] } = sent?.person ?? {};
  return { registrationId, name: nameOf(sent), positions, level, nights, submittedAt };
};

/** How both lists of places stand. */
export const placesView = (
  { teams, players }: LeaguePlacesDocument,
  { teamCount, most }: { readonly teamCount: number; readonly most: number | null },
): RegistrationsView['places'] => ({
  teams: { capacity: teams.capacity?.total ?? teamCount, held: heldIn(teams), waiting: waitingIn(teams) },
  players: { capacity: most, held: heldIn(players), waiting: waitingIn(players) },
});
