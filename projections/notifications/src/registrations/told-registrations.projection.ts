import { endedRegistration, type LeaguePlacesEvent } from '@fieldhouse/events/leagues';
import { placeText, type Projection } from '@fieldhouse/kernel';

/** Whom there is to tell of a registration; `_id` is its own. */
export type ToldRegistrationDocument = {
  readonly _id: string;
  readonly leagueId: string;
  /** Who answers for it. */
  readonly accountId: string;
  /** The team that registers, or that is asked to take them; null: none. */
  readonly teamId: string | null;
  /** Withdrawn, or ended by the league: what becomes of the league is nothing to them. */
  readonly ended: boolean;
  /** Up to where in the log (`placeText`) invitations of teams are over: they came onto a team, or it ended. Null: nowhere. */
  readonly teamsOver: string | null;
};

export const toldRegistrationsProjection: Projection<ToldRegistrationDocument, LeaguePlacesEvent> = {
  name: 'told-registrations',
  version: 6,
  categories: ['leaguePlaces'],
  indexes: [{ key: { accountId: 1, _position: -1 } }, { key: { leagueId: 1, ended: 1, accountId: 1 } }],
  idsOf: (event) => {
    switch (event.type) {
      case 'RegistrationSubmitted':
      case 'RegistrationPassedOn':
      case 'RegistrationRostered':
        return [event.data.registrationId];
      default:
        return [endedRegistration(event) ?? []].flat();
    }
  },
  project: (document, { type, data, position }, _id) => {
    if (type === 'RegistrationPassedOn') return document && { ...document, accountId: data.toId };
    if (type !== 'RegistrationSubmitted') {
      const ended = document?.ended === true || type !== 'RegistrationRostered';
      return document && { ...document, ended, teamsOver: placeText(position) };
    }
    const { leagueId, accountId, teamId } = data;
    return { _id, leagueId, accountId, teamId, ended: false, teamsOver: null };
  },
};
