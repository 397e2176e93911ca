import type { LeagueDisciplineEvent } from '@fieldhouse/events/leagues';
import type { Projection } from '@fieldhouse/kernel';
import { disciplineIdOf, disciplineModel, type DisciplineDocument } from './discipline.read-model';

/** A document per person about whom a league has anything on record. */
export const disciplineProjection: Projection<DisciplineDocument, LeagueDisciplineEvent> = {
  ...disciplineModel,
  categories: ['leagueDiscipline'],
  indexes: [{ key: { leagueId: 1 } }],
  idsOf: ({ data }) => [disciplineIdOf(data)],
  project: (document, event, _id) => {
    const { leagueId, accountId } = event.data;
    const before = document ?? { _id, leagueId, accountId, forgotten: false, incidents: [], suspensions: [] };
    return { ...before, ...changeOf(before, event) };
  },
};

const changeOf = (
  { incidents, suspensions }: DisciplineDocument,
  event: LeagueDisciplineEvent,
): Partial<DisciplineDocument> => {
  switch (event.type) {
    case 'IncidentRecorded': {
      const { leagueId: _, accountId: __, ...recorded } = event.data;
      return { incidents: [...incidents, { ...recorded, takenBack: null }] };
    }
    case 'IncidentTakenBack': {
      const { incidentId, takenBackAt: at, reason } = event.data;
      return {
        incidents: incidents.map((one) =>
          one.incidentId === incidentId ? { ...one, takenBack: { at, reason } } : one,
        ),
      };
    }
    case 'PersonSuspended': {
      const { leagueId: _, accountId: __, ...suspended } = event.data;
      return { suspensions: [...suspensions, { ...suspended, lifted: null }] };
    }
    case 'SuspensionLifted': {
      const { suspensionId, liftedOn: on, reason } = event.data;
      return {
        suspensions: suspensions.map((one) =>
          one.suspensionId === suspensionId ? { ...one, lifted: { on, reason } } : one,
        ),
      };
    }
    case 'DisciplinedPersonForgotten':
      return {
        forgotten: true,
        incidents: incidents.map((one) => ({
          ...one,
          words: null,
          takenBack: one.takenBack && { ...one.takenBack, reason: null },
        })),
        suspensions: suspensions.map((one) => ({
          ...one,
          reason: null,
          lifted: one.lifted && { ...one.lifted, reason: null },
        })),
      };
  }
};
