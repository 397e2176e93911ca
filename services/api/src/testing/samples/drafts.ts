import type { DraftEvent } from '@fieldhouse/events/drafts';
import { draftSettings, turnOf } from '../draft-league';
import { reason, body, empty, nothing, captainOf, type Make, type Samples } from '../sample';

const forTeam: Make = (cast) => ({ query: { teamId: captainOf(cast).teamId } });

const plan: Make = (cast) => ({
  body: { teamId: captainOf(cast).teamId, playerIds: cast.league.playerIds.slice(0, 3) },
});

const firstPicked = async ({ app, league: { draftId } }: Parameters<Make>[0]): Promise<string> => {
  const events = await app.eventsOf<DraftEvent>(`draft-${draftId}`);
  const first = events.findLast((event) => event.type === 'PlayerPicked' && event.data.pickNo === 1);
  return first?.type === 'PlayerPicked' ? first.data.playerId : 'nobody';
};

/** Once nobody is on the clock any more. */
const playedOut: Make = async ({ app, league }) => {
  const path = `/leagues/${league.leagueId}/draft/picks`;
  for (;;) {
    const { captain, ...turn } = await turnOf(app, league);
    const { status } = await app.send('POST', path, { token: captain.token, body: turn });
    if (status !== 200) return { body: {} };
  }
};

/** The draft: it is under way, then done once more from its settings to its rosters; a new spectator link comes last. */
export const samples: Samples = {
  'GET /api/draft-leagues': nothing,
  'GET /api/leagues/{leagueId}/draft': nothing,
  'GET /api/leagues/{leagueId}/draft/room': nothing,
  'GET /api/leagues/{leagueId}/draft/order-proof': nothing,
  'GET /api/leagues/{leagueId}/draft/players': nothing,
  'GET /api/leagues/{leagueId}/draft/history': nothing,
  'GET /api/leagues/{leagueId}/draft/history.csv': nothing,
  'GET /api/leagues/{leagueId}/draft/replay': nothing,
  'GET /api/leagues/{leagueId}/draft/signed-result': nothing,
  'GET /api/draft-result-key': nothing,
  'GET /api/leagues/{leagueId}/draft/checklist': nothing,
  'GET /api/leagues/{leagueId}/draft/legality': forTeam,
  'GET /api/leagues/{leagueId}/draft/plan': forTeam,
  'PUT /api/leagues/{leagueId}/draft/plan/queue': plan,
  'PUT /api/leagues/{leagueId}/draft/plan/ranking': plan,
  'PUT /api/leagues/{leagueId}/draft/plan/do-not-draft': plan,
  'GET /api/leagues/{leagueId}/draft/spectator-link': nothing,
  'POST /api/leagues/{leagueId}/draft/picks': async (cast) => {
    const { pickNo, playerId } = await turnOf(cast.app, cast.league);
    return { body: { pickNo, playerId, teamId: captainOf(cast).teamId } };
  },
  'PUT /api/leagues/{leagueId}/draft/auto-mode': (cast) => ({
    body: { teamId: captainOf(cast).teamId, enabled: false },
  }),
  'PUT /api/leagues/{leagueId}/draft/pause-after': body({ afterPickNo: null, reason: null }),
  'POST /api/leagues/{leagueId}/draft/pause': body({ reason }),
  'POST /api/leagues/{leagueId}/draft/resume': body({ seconds: null }),
  'POST /api/leagues/{leagueId}/draft/undo': body({ toPickNo: 1, reason }),
  'POST /api/leagues/{leagueId}/draft/redo': body({ reason }),
  'POST /api/leagues/{leagueId}/draft/replacements': async (cast) => {
    const { playerId } = await turnOf(cast.app, cast.league);
    return { body: { pickNo: 1, fromPlayerId: await firstPicked(cast), playerId, reason } };
  },
  'POST /api/leagues/{leagueId}/draft/reset': body({ reason, confirmation: 'RESET' }),
  'POST /api/leagues/{leagueId}/draft/cancel': body({ reason }),
  'POST /api/leagues/{leagueId}/draft/reopen': body({ reason }),
  'PUT /api/leagues/{leagueId}/draft': body({ settings: { ...draftSettings, rounds: 1 } }),
  'POST /api/leagues/{leagueId}/draft/order/commit': body({ reason }),
  'POST /api/leagues/{leagueId}/draft/order/nonce': body({ nonce: 'beef' }),
  'POST /api/leagues/{leagueId}/draft/order/reveal': empty,
  'PUT /api/leagues/{leagueId}/draft/order': ({ league }) => ({
    body: { order: league.teams.map(({ teamId }) => teamId), reason },
  }),
  'POST /api/leagues/{leagueId}/draft/lobby': empty,
  'POST /api/leagues/{leagueId}/draft/start': empty,
  'POST /api/leagues/{leagueId}/draft/publish': playedOut,
  'POST /api/leagues/{leagueId}/draft/late-players': ({ league }) => ({
    body: { playerId: league.playerIds.at(-1) },
  }),
  'POST /api/leagues/{leagueId}/draft/spectator-link': empty,
};
