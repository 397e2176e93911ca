import type { LeaguePlacesEvent, ProspectusEvent } from '@fieldhouse/events/leagues';
import { until } from '@fieldhouse/kernel/testing';
import { randomUUID } from 'node:crypto';
import { openProspectus, savedBody } from '../open-league';
import type { Cast } from '../roles';
import { captainOf, nothing, reason, type Make, type ProperRequest, type Samples } from '../sample';

const opened = new WeakMap<Cast, Promise<void>>();
/** The cast's league, as one that everybody can register with. */
const open = (cast: Cast): Promise<void> => {
  const before = opened.get(cast);
  if (before) return before;
  const { app, league } = cast;
  const now = (async () => {
    const { token } = league.owner;
    const path = `/leagues/${league.leagueId}`;
    await app.command('PUT', `${path}/prospectus`, { token, body: openProspectus({ approval: true }) });
    await app.command('POST', `${path}/publication`, { token });
    await until('everybody sees it', async () => {
      const { status } = await app.send('GET', `${path}/registration`, cast.people.outsider);
      return status === 200;
    });
  })();
  opened.set(cast, now);
  return now;
};
const inOpen =
  (make: Make): Make =>
  async (cast, role) => {
    await open(cast);
    return make(cast, role);
  };

/**
 * About a registration of somebody who has no other part in the league, for the captain's team or alone, that still waits;
 * once the league is cancelled, about the last one.
 */
const onRegistration = (more: ProperRequest = {}, alone = true): Make =>
  inOpen(async (cast) => {
    const { app, league, foreign } = cast;
    const { leagueId } = league;
    const { token, accountId } = foreign.owner;
    const kind = alone ? 'group' : 'member';
    const facts = await app.eventsOf<LeaguePlacesEvent>(`leaguePlaces-${leagueId}`);
    const mine = facts.findLast(
      ({ type, data }) => type === 'RegistrationSubmitted' && data.accountId === accountId,
    );
    const sent = mine?.type === 'RegistrationSubmitted' ? mine.data : null;
    const wasAnswered = facts.some(
      ({ type, data }) =>
        'registrationId' in data &&
        data.registrationId === sent?.registrationId &&
        ['RegistrationApproved', 'RegistrationRejected', 'RegistrationRemoved'].includes(type),
    );
    // One that still waits will do.
    if (sent?.kind === kind && !wasAnswered)
      return { params: { registrationId: sent.registrationId }, ...more };
    // Nobody has two in one league.
    if (sent)
      await app.send('POST', `/leagues/${leagueId}/registrations/${sent.registrationId}/removal`, {
        token: league.owner.token,
        body: { reason },
      });
    const path = `/leagues/${leagueId}/registration`;
    for (const event of await app.eventsOf<ProspectusEvent>(`prospectus-${leagueId}`)) {
      if (event.type !== 'WaiverIssued') continue;
      const { waiverId, version, textHash } = event.data;
      const signing = { version, textHash, accepted: true, name: 'Robin Hale', adult: true };
      await app.send('POST', `${path}/waivers/${waiverId}`, { token, body: signing });
    }
    const teamId = alone ? null : captainOf(cast).teamId;
    await app.send('PUT', path, { token, body: savedBody({ kind, teamId }) });
    await app.send('POST', `${path}s`, { token, body: { total: 0 } });
    const after = await app.eventsOf<LeaguePlacesEvent>(`leaguePlaces-${leagueId}`);
    const last = after.findLast(({ type }) => type === 'RegistrationSubmitted');
    const registrationId = last?.type === 'RegistrationSubmitted' ? last.data.registrationId : '';
    return { params: { registrationId }, ...more };
  });
/** The captain's team and a free agent; what can be refused for its state is admitted. */
const onInvitation: Make = async (cast, role) => {
  const about = await onRegistration()(cast, role);
  return { ...about, params: { ...about.params, teamId: captainOf(cast).teamId } };
};
/** Makes one, of the cast's league. */
const makeCode = async ({ app, league: { leagueId, owner } }: Cast): Promise<string> => {
  const code = `CODE-${randomUUID().slice(0, 8).toUpperCase()}`;
  await app.send('POST', `/leagues/${leagueId}/codes`, { token: owner.token, body: codeBody(code) });
  return code;
};
const onCode: Make = inOpen(async (cast) => {
  await makeCode(cast);
  const facts = await cast.app.eventsOf<LeaguePlacesEvent>(`leaguePlaces-${cast.league.leagueId}`);
  const made = facts.findLast(({ type }) => type === 'CodeMade');
  return { params: { codeId: made?.type === 'CodeMade' ? made.data.codeId : 'none' } };
});
/** What a code is made of. */
const codeBody = (code: string | null) => ({
  ...{ code, discount: { kind: 'percent', percent: 10 }, kinds: ['free_agent'], limit: null },
  ...{ oncePerPerson: true, validUntil: null, note: '' },
});
const registration = '/api/leagues/{leagueId}/registrations/{registrationId}';

/** Who registers with a league, and who has a place. */
export const samples: Samples = {
  'GET /api/registrations': nothing,
  'GET /api/leagues/{leagueId}/registration': inOpen(nothing),
  'GET /api/leagues/{leagueId}/discipline/own': inOpen(nothing),
  'GET /api/leagues/{leagueId}/codes': inOpen(nothing),
  'POST /api/leagues/{leagueId}/codes': inOpen(() => ({ body: codeBody(null) })),
  'DELETE /api/leagues/{leagueId}/codes/{codeId}': onCode,
  'POST /api/leagues/{leagueId}/registration/price': inOpen(async (cast) => ({
    body: { kind: 'free_agent', code: await makeCode(cast) },
  })),
  'GET /api/leagues/{leagueId}/registrations': inOpen(nothing),
  'GET /api/leagues/{leagueId}/free-agents': inOpen(nothing),
  'PUT /api/leagues/{leagueId}/registration': inOpen(() => ({ body: savedBody() })),
  'POST /api/leagues/{leagueId}/registration/waivers/{waiverId}': inOpen(
    async ({ app, league: { leagueId, owner } }) => {
      const issued = async () =>
        (await app.storedEventsOf(`prospectus-${leagueId}`)).findLast(({ type }) => type === 'WaiverIssued');
      const body = {
        ...{ title: 'Risk', text: 'I know that the ball is hard.', required: false },
        expiry: { kind: 'never' },
      };
      if (!(await issued()))
        await app.command('POST', `/leagues/${leagueId}/waivers`, { token: owner.token, body });
      const { waiverId, version, textHash } = (await issued())?.data ?? {};
      const signing = { version, textHash, accepted: true, name: 'Robin Hale', adult: true };
      return { params: { waiverId: String(waiverId) }, body: signing };
    },
  ),
  'POST /api/leagues/{leagueId}/registrations': inOpen(() => ({ body: { total: 0 } })),
  [`POST ${registration}/acceptance`]: onRegistration(),
  [`POST ${registration}/refusal`]: onRegistration(),
  [`PUT ${registration}/document`]: onRegistration({ body: { validUntil: null } }),
  [`PUT ${registration}/rank`]: onRegistration({ body: { to: 1, reason } }),
  [`PUT ${registration}/team`]: onRegistration({ body: { teamId: null } }),
  [`PUT ${registration}/invitations/{teamId}`]: onInvitation,
  [`DELETE ${registration}/invitations/{teamId}`]: onInvitation,
  [`POST ${registration}/invitations/{teamId}/acceptance`]: onInvitation,
  [`POST ${registration}/invitations/{teamId}/refusal`]: onInvitation,
  [`POST ${registration}/group`]: onRegistration(),
  [`DELETE ${registration}/group`]: onRegistration(),
  [`POST ${registration}/approval`]: onRegistration({}, false),
  [`POST ${registration}/rejection`]: onRegistration({ body: { reason } }, false),
  [`POST ${registration}/removal`]: onRegistration({ body: { reason } }),
  [`POST ${registration}/withdrawal`]: onRegistration({ body: {} }),
};
