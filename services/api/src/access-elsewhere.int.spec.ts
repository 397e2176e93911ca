import { OF_A_TEAM, REFUSALS, setStage, writtenFor, type Stage } from './testing/access';
import { properRequests } from './testing/requests';
import { roles } from './testing/roles';
import { owedToTeam } from './testing/samples/payments';

describe('what is of another league or of another team', () => {
  let stage: Stage;
  const refused = new Set<string>();

  beforeAll(async () => {
    stage = await setStage();
  });
  afterAll(() => stage.stop());

  it('knows nothing of a league for those who have no part in it, whatever they are elsewhere', async () => {
    const { ask, cast, operations } = stage;
    const wrong: string[] = [];
    // What a league has published is everybody's.
    const inside = operations.filter(
      ({ path, audiences }) => path.includes('{leagueId}') && !audiences?.includes('anonymous'),
    );
    for (const operation of inside) {
      const anywhere = operation.audiences?.some(
        (audience) => audience === 'spectator' || audience === 'league_member',
      );
      for (const role of roles.filter((one) => !(anywhere && one === 'site_admin'))) {
        const request = await properRequests[operation.name]?.(cast, role);
        const { status, correlationId } = await ask(operation, role, request ?? {}, cast.foreign.leagueId);
        refused.add(correlationId);
        const anonymous =
          role === 'visitor' || (role === 'spectator' && !operation.audiences?.includes('spectator'));
        const right = anonymous ? [401] : role === 'site_admin' ? REFUSALS.site_admin : [404];
        if (!right.includes(status))
          wrong.push(`${operation.name} answers ${status} to ${role} of another league`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('knows nothing of a private team for those who are not of it, whatever they are elsewhere', async () => {
    const { ask, cast, operations } = stage;
    const wrong: string[] = [];
    const ofTeams = operations.filter(({ path }) => OF_A_TEAM.test(path));
    const { foreignId } = cast.team;
    const invoiceId = await owedToTeam(cast, foreignId, cast.foreign.owner);
    const elsewhere = { teamId: foreignId, chatId: foreignId, payeeId: foreignId, invoiceId };
    for (const operation of ofTeams)
      for (const role of roles) {
        const { params, ...request } = (await properRequests[operation.name]?.(cast, role)) ?? {};
        const { status, correlationId } = await ask(operation, role, {
          ...request,
          params: { ...params, ...elsewhere },
        });
        refused.add(correlationId);
        const asksWhoIsThere = !operation.audiences?.includes('anonymous');
        const isNobody = role === 'visitor' || role === 'spectator';
        if (status !== (isNobody && asksWhoIsThere ? 401 : 404))
          wrong.push(`${operation.name} answers ${status} to ${role} of another team`);
      }
    expect(ofTeams.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });

  it('wrote nothing into the log on behalf of anybody whom it refused', async () => {
    expect(refused.size).toBeGreaterThan(300);
    expect(await writtenFor(stage.app, refused)).toEqual([]);
  });
});
