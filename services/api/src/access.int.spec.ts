import { socketMessages } from '@fieldhouse/api-contract';
import { until } from '@fieldhouse/kernel/testing';
import { createTeam, joinTeam } from '@fieldhouse/testing';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowed, OF_A_TEAM, REFUSALS, setStage, writtenFor, type Stage } from './testing/access';
import { registeredRoutes, statedMessages, type Operation } from './testing/operations';
import { properRequests, type ProperRequest } from './testing/requests';
import { inTeam, roles, type Role } from './testing/roles';
import { enterRoom, RefusedAtTheDoor } from './testing/socket';

/** A draft stands alone: whatever its commands need, those before them have made. */
const OF_A_DRAFT = /^(?:PUT|POST) \/api\/leagues\/{leagueId}\/draft(?:\/|$)/;
const DOCUMENTATION_PAGE = /^GET \/api\/docs\//;

/** A team's lists are its own: not even commissioners learn that they exist (draft rule 8). */
const PRIVATE = /draft\/plan/;
/** What somebody has sent to a league is theirs and its staff's: nobody else learns of it. */
const OF_A_PERSON = /registrations\/{registrationId}/;
const isHidden = ({ path }: Operation, role: Role): boolean =>
  PRIVATE.test(path) || OF_A_PERSON.test(path) || (OF_A_TEAM.test(path) && !inTeam.includes(role));
const refusalsOf = (operation: Operation, role: Role): readonly number[] => {
  const forAdmins = operation.audiences?.every((audience) => audience === 'site_admin');
  if (forAdmins && role === 'outsider') return [403];
  const unseen = isHidden(operation, role) && role !== 'visitor' && role !== 'spectator';
  return unseen ? [404] : REFUSALS[role];
};
const NOT_ADMITTED = [400, 401, 403, 404, 405, 413, 415];

describe('who may do what', () => {
  let stage: Stage;
  let spectatorLink: string;
  let chatTeamId: string;
  const refused = new Set<string>();
  const done = new Set<string>();
  const table: string[] = [];

  beforeAll(async () => {
    stage = await setStage();
  });
  afterAll(async () => {
    const head = `| | ${roles.join(' | ')} |\n|---|${roles.map(() => '---|').join('')}`;
    const folder = join(__dirname, '../../../reports');
    mkdirSync(folder, { recursive: true });
    const page = `# Role × route\n\nStatus of a proper request; what is allowed is in bold.\n\n${head}\n${table.join('\n')}\n`;
    writeFileSync(join(folder, 'access-matrix.md'), page);
    await stage.stop();
  });

  it('states an audience for every route that the server answers', () => {
    const { app, operations } = stage;
    const known = new Set(operations.map(({ name }) => name));
    const hidden = registeredRoutes(app).filter(
      (route) => !known.has(route) && !DOCUMENTATION_PAGE.test(route),
    );
    expect(hidden).toEqual([]);
    expect(operations.filter(({ audiences }) => !audiences?.length).map(({ name }) => name)).toEqual([]);
    expect(registeredRoutes(app)).toEqual(expect.arrayContaining([...known]));
  });

  it('has a proper request to every route', () => {
    expect(Object.keys(properRequests).sort()).toEqual(stage.operations.map(({ name }) => name).sort());
  });

  // Those of a draft build on each other, in the order of the samples.
  it.each(Object.keys(properRequests))(
    'admits those whom %s names and refuses everybody else',
    async (name) => {
      const { cast, operations } = stage;
      const operation = operations.find((one) => one.name === name);
      if (!operation) throw new Error(`no route answers ${name}`);
      const statuses = new Map<Role, number>();
      const wrong: string[] = [];
      const proper = (role: Role) => properRequests[name]?.(cast, role);
      const send = async (role: Role, request: ProperRequest | undefined) => {
        const { status, correlationId } = await stage.ask(operation, role, request ?? {});
        statuses.set(role, status);
        return { status, correlationId };
      };
      const audiences = operation.audiences ?? [];
      const denied = roles.filter((role) => !allowed(audiences, role));
      // What is refused uses nothing up, so that it serves everybody whom the route does not name.
      const [first] = denied;
      const refusable = first && (await proper(first));
      for (const role of denied) {
        const { status, correlationId } = await send(role, refusable);
        refused.add(correlationId);
        const right = refusalsOf(operation, role);
        if (!right.includes(status)) wrong.push(`${status} instead of ${right.join('/')} to ${role}`);
      }
      for (const role of roles.filter((one) => allowed(audiences, one))) {
        const { status } = await send(role, await proper(role));
        if (status >= 200 && status < 300) done.add(name);
        if (status >= 500 || NOT_ADMITTED.includes(status)) wrong.push(`${status} to ${role}`);
      }
      const cells = roles.map((role) =>
        allowed(audiences, role) ? `**${statuses.get(role)}**` : statuses.get(role),
      );
      table.push(`| ${name} | ${cells.join(' | ')} |`);
      expect(wrong).toEqual([]);
    },
  );

  it('does whatever a draft can be asked for', () => {
    const ofDrafts = stage.operations.map(({ name }) => name).filter((name) => OF_A_DRAFT.test(name));
    expect(ofDrafts.length).toBeGreaterThan(20);
    expect(ofDrafts.filter((name) => !done.has(name))).toEqual([]);
  });

  it('takes each socket message from those whom it names, and from nobody else', async () => {
    const { app, cast } = stage;
    const messages = statedMessages(app);
    expect([...messages.keys()].sort()).toEqual(Object.keys(socketMessages).sort());
    const { leagueId } = cast.league;
    // Everybody was invited to the cast's team by now, and some have left it.
    const { captain, player } = cast.people;
    chatTeamId = await createTeam(app, captain);
    await joinTeam(app, chatTeamId, captain, player);
    await until('the player is of the team', async () => {
      const { status } = await app.send('GET', `/chats/${chatTeamId}`, player);
      return status === 200;
    });
    spectatorLink = await stage.spectatorLink();
    const wrong: string[] = [];
    for (const [name, audiences] of messages) {
      const answers = await Promise.all(
        roles.map(async (role) => [role, await answerTo(name, role, leagueId)] as const),
      );
      for (const [role, answer] of answers) {
        const right = allowed(audiences, role)
          ? ['ok']
          : role === 'visitor'
            ? ['not_signed_in']
            : ['403', '404'];
        if (!right.includes(answer)) wrong.push(`${name} answers ${answer} to ${role}`);
      }
      const cells = answers.map(([role, answer]) => (allowed(audiences, role) ? `**${answer}**` : answer));
      table.push(`| ${name} (socket) | ${cells.join(' | ')} |`);
    }
    for (const role of roles.filter((one) => one !== 'site_admin')) {
      const answer = await answerTo('room.join', role, cast.foreign.leagueId);
      if (!['404', 'not_signed_in'].includes(answer))
        wrong.push(`room.join answers ${answer} to ${role} of another league`);
    }
    expect(wrong).toEqual([]);
  });

  it('wrote nothing into the log on behalf of anybody whom it refused', async () => {
    expect(refused.size).toBeGreaterThan(500);
    expect(await writtenFor(stage.app, refused)).toEqual([]);
  });

  const answerTo = async (
    name: keyof typeof socketMessages,
    role: Role,
    leagueId: string,
  ): Promise<string> => {
    const { app, cast } = stage;
    const auth =
      role === 'visitor'
        ? {}
        : role === 'spectator'
          ? { spectator: spectatorLink, leagueId: cast.league.leagueId }
          : { token: cast.people[role].token };
    try {
      const socket = await enterRoom(app.url, auth);
      const body = name.startsWith('chat.')
        ? { chatId: chatTeamId, channel: 'team' }
        : name === 'changes.follow'
          ? { kind: 'league', keys: [leagueId] }
          : { leagueId };
      // Only where one is can one write.
      if (name === 'chat.typing') await socket.emitWithAck('chat.join', body);
      const answer = (await socket.emitWithAck(name, body)) as {
        ok: boolean;
        problem?: { status: number };
      };
      socket.disconnect();
      return answer.ok ? 'ok' : String(answer.problem?.status);
    } catch (error) {
      if (error instanceof RefusedAtTheDoor) return error.message;
      throw error;
    }
  };
});
