import type { LeagueDisciplineEvent } from '@fieldhouse/events/leagues';
import { dayIn, suspendsOn, type SuspensionTerm } from '@fieldhouse/values';

type Incident = { readonly accountId: string; readonly takenBack: boolean };
export type Suspension = SuspensionTerm & { readonly accountId: string };

/** What a league has on record about people who are not forgotten. */
export type DisciplineState = {
  readonly incidents: ReadonlyMap<string, Incident>;
  readonly suspensions: ReadonlyMap<string, Suspension>;
};
export const initialDiscipline: DisciplineState = { incidents: new Map(), suspensions: new Map() };

/** @returns the suspension of somebody that holds at an instant (ISO-8601 UTC) where the league is, in its zone (IANA); null: none */
export const suspensionAt = (
  state: DisciplineState,
  accountId: string,
  zone: string,
  at: string,
): Suspension | null => suspensionOn(state, accountId, dayIn(zone, at));

/** @returns all that somebody ever had */
export const suspensionsOf = ({ suspensions }: DisciplineState, accountId: string): readonly Suspension[] =>
  [...suspensions.values()].filter((one) => one.accountId === accountId);

/** @returns the suspension of somebody that holds on a day (yyyy-mm-dd) where the league is; null: none */
export const suspensionOn = (state: DisciplineState, accountId: string, day: string): Suspension | null =>
  suspensionsOf(state, accountId).find((one) => suspendsOn(one, day)) ?? null;

export const evolveDiscipline = (state: DisciplineState, event: LeagueDisciplineEvent): DisciplineState => {
  const { incidents, suspensions } = state;
  switch (event.type) {
    case 'IncidentRecorded': {
      const { incidentId, accountId } = event.data;
      return { ...state, incidents: new Map(incidents).set(incidentId, { accountId, takenBack: false }) };
    }
    case 'IncidentTakenBack': {
      const { incidentId, accountId } = event.data;
      return { ...state, incidents: new Map(incidents).set(incidentId, { accountId, takenBack: true }) };
    }
    case 'PersonSuspended': {
      const { suspensionId, accountId, firstDay, lastDay } = event.data;
      const suspended = { accountId, firstDay, lastDay, liftedOn: null };
      return { ...state, suspensions: new Map(suspensions).set(suspensionId, suspended) };
    }
    case 'SuspensionLifted': {
      const { suspensionId, liftedOn } = event.data;
      const before = suspensions.get(suspensionId);
      return before
        ? { ...state, suspensions: new Map(suspensions).set(suspensionId, { ...before, liftedOn }) }
        : state;
    }
    case 'DisciplinedPersonForgotten': {
      const isOther = ([, { accountId }]: readonly [string, { readonly accountId: string }]): boolean =>
        accountId !== event.data.accountId;
      return {
        incidents: new Map([...incidents].filter(isOther)),
        suspensions: new Map([...suspensions].filter(isOther)),
      };
    }
  }
};
