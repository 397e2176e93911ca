import type { TestApp } from '../http-app';

type Planting = {
  readonly leagueId: string;
  /** Of the league's owner. */
  readonly owner: string;
  readonly accountId: string;
  readonly plant: (where: string) => string;
};
const today = (): string => new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);

/** Has the staff of a league put on record all that can be said about somebody's conduct. @returns what was asked */
export const plantDiscipline = async (
  api: Pick<TestApp, 'command' | 'storedEventsOf'>,
  { leagueId, owner, accountId, plant }: Planting,
): Promise<readonly object[]> => {
  const stream = `leagueDiscipline-${leagueId}`;
  const ask = async (at: string, body: object, id = ''): Promise<string> => {
    const path = `/leagues/${leagueId}/discipline${at}`;
    const { revision } = await api.command('POST', path, { token: owner, body });
    const [fact] = await api.storedEventsOf(stream, revision);
    return String(fact?.data[id]);
  };
  const incident = { accountId, day: '2026-05-01', kind: 'damage', words: plant('incidentWords') };
  const incidentId = await ask('/incidents', incident, 'incidentId');
  await ask(`/incidents/${incidentId}/withdrawal`, { reason: plant('incidentReason') });
  const suspension = {
    ...{ accountId, firstDay: today(), lastDay: null, reason: plant('suspensionReason'), incidentId: null },
  };
  const suspensionId = await ask('/suspensions', suspension, 'suspensionId');
  await ask(`/suspensions/${suspensionId}/lifting`, { reason: plant('liftingReason') });
  return [
    { type: 'RecordIncident', ...incident },
    { type: 'SuspendPerson', ...suspension },
  ];
};
