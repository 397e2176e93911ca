import type { DraftPlayerView, RoomView } from '@fieldhouse/api-contract';
import { act, configure, screen } from '@testing-library/react';
import { fakeApi, problem, type FakeAnswer } from '../../../../../test/fake-api';
import { renderApp } from '../../../../../test/render-app';
import { fakeRoom } from './fake-room';
import { samplePlayers, sampleRoom } from './sample-room';

// A whole room in jsdom takes its time on a busy machine; what is waited for is always a condition.
configure({ asyncUtilTimeout: 30_000 });

type Plan = { revision: number; queue: string[]; ranking: string[]; doNotDraft: string[] };

/** Whether the window is a desktop's: every width is reached. */
export const onDesktop = (): void => {
  const { matchMedia } = window;
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({ ...matchMedia(query), matches: query.includes('min-width') }),
  });
};

export const accepted = (revision: number): FakeAnswer => ({
  body: { streamId: 'draft-d1', revision, position: '1' },
});

/** A player withdraws who is on no team: the server has no card of theirs any more. */
export const withdraw = async (api: ReturnType<typeof fakeApi>, playerId: string): Promise<void> => {
  const players = samplePlayers.filter((player) => player.playerId !== playerId);
  api.on('GET', '/leagues/L1/draft/players', { body: { leagueId: 'L1', position: '2', players } });
  await screen.findByRole('img', { name: /^In step with the server/, hidden: true });
  act(() => fakeRoom.append(({ poolSize }) => ({ poolSize: poolSize - 1 })));
};

/** The room in the whole client, with a network that answers; `plan` is what the server keeps. */
export const renderRoom = async (
  change: Partial<RoomView> = {},
  {
    query = '',
    signedIn = true,
    planned = {},
    readsPlan = true,
    players = samplePlayers,
  }: {
    readonly query?: string;
    readonly signedIn?: boolean;
    readonly planned?: Partial<Plan>;
    readonly readsPlan?: boolean;
    readonly players?: readonly DraftPlayerView[];
  } = {},
) => {
  const api = fakeApi();
  const room = sampleRoom(change);
  fakeRoom.room = room;
  const plan: Plan = { revision: 4, queue: ['p3', 'p4', 'p5'], ranking: [], doNotDraft: [], ...planned };
  const base = '/leagues/L1/draft';
  api.on('GET', `${base}/room`, { body: room });
  api.on('GET', `${base}/players`, { body: { leagueId: 'L1', position: '1', players } });
  api.on('GET', `${base}/plan`, () =>
    readsPlan ? { body: { teamId: 'hawks', ...plan } } : problem(500, 'internal_error', 'Not now'),
  );
  /** Saves a list for the revision that it was made to, as the server does. */
  const savePlan: Parameters<typeof api.on>[2] = ({ body, headers }, [list]) => {
    if (headers.get('if-match') !== `"${plan.revision}"`)
      return problem(412, 'stale_revision', 'Changed in the meantime');
    const { playerIds } = body as { readonly playerIds: readonly string[] };
    plan[list === 'do-not-draft' ? 'doNotDraft' : (list as 'queue' | 'ranking')] = [...playerIds];
    return accepted((plan.revision += 1));
  };
  api.on('PUT', `${base}/plan/:list`, savePlan);
  api.on('GET', `${base}/legality`, ({ query: asked }) => ({
    body: {
      teamId: asked.get('teamId'),
      revision: 10,
      illegal: [
        { playerId: 'p8', rule: 'gender_maximum', message: 'Then the team would have more than 2 women.' },
      ],
      warnings: [],
      needs: [{ kind: 'position', key: 'P', missing: 1 }],
    },
  }));
  api.on('GET', `${base}/checklist`, { body: { status: 'lobby', items: [] } });
  api.on('GET', `${base}/spectator-link`, { body: { path: null } });
  const view = renderApp(`/complex/leagues/L1/draft/room${query}`, { signedIn });
  await screen.findByRole('main', { name: 'Draft room' });
  return { ...view, api, plan, savePlan, room, base };
};
