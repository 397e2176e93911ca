import { URLSearchParams } from 'node:url';
import { randomUUID } from 'node:crypto';
import { append, catalogOf } from '../harness/drafts.mjs';
import { openConnection } from '../harness/http-connection.mjs';
import { settled } from '../harness/settled.mjs';
import { percentile, random } from '../harness/system.mjs';

const LEAGUES = 10_000;
const ASKED = 2_000;
const WARM_UP = 100;
const AT_ONCE = 20;
const DAY_MS = 86_400_000;
const CHOICES = {
  sport: ['softball', 'soccer', 'basketball', 'volleyball', 'hockey', 'flag_football', 'pickleball'],
  day: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  format: ['team', 'individual', 'draft'],
  level: ['beginner', 'recreational', 'intermediate', 'competitive', 'mixed'],
  gender: ['open', 'coed', 'women', 'men'],
  city: ['Albany', 'Boston', 'Chicago', 'Denver', 'El Paso', 'Fresno', 'Gary', 'Houston'],
  stage: ['announced', 'open', 'full', 'closed', 'running', 'finished'],
  sort: ['start', 'closing', 'newest', 'price'],
};
const ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/Vienna',
];

/** B46: any filter of the leagues that one can join, over 10,000 of them; the anchor is the same request for one league. */
export const b46 = {
  id: 'B46',
  what: `'/api/open-leagues', any filters over ${LEAGUES} leagues, p99`,
  unit: 'ms',
  anchor: 'p99 of one league by its id',
  goal: 60,
  atLeast: false,
  absolute: true,
  run: async ({ system, client }) => {
    const draw = random(46);
    const one = (of) => of[Math.floor(draw() * of.length)];
    const ids = [];
    for (let i = 0; i < LEAGUES; i += AT_ONCE)
      ids.push(
        ...(await Promise.all(Array.from({ length: AT_ONCE }, () => seed(system, client, one, draw)))),
      );
    await settled(system, client);
    const connection = await openConnection(system.port);
    const timed = async (path) => {
      const began = performance.now();
      const { status, body } = await connection.get(path);
      if (status !== 200) throw new Error(`${path} answered ${status}: ${body}`);
      return { ms: performance.now() - began, body };
    };
    const { leagues } = JSON.parse((await timed('/api/open-leagues?limit=50')).body);
    if (leagues.length !== 50) throw new Error(`${leagues.length} leagues on a page of 50`);
    for (let i = 0; i < WARM_UP; i += 1) await timed(searchOf(one, draw));
    const times = [];
    const single = [];
    for (let i = 0; i < ASKED; i += 1) {
      const search = searchOf(one, draw);
      const first = await timed(search);
      times.push(first.ms);
      const { next } = JSON.parse(first.body);
      if (next) times.push((await timed(`${search}&cursor=${encodeURIComponent(next)}`)).ms);
      single.push((await timed(`/api/open-leagues/${one(ids)}`)).ms);
    }
    connection.close();
    return {
      value: percentile(times, 99),
      p50: percentile(times, 50),
      min: Math.min(...times),
      max: Math.max(...times),
      parts: { anchor: Number(percentile(single, 99).toFixed(2)), asked: times.length },
    };
  },
};

/** Each filter in one of three requests; the order always. */
const searchOf = (one, draw) => {
  const query = new URLSearchParams({ sort: one(CHOICES.sort) });
  for (const [name, values] of Object.entries(CHOICES))
    if (name !== 'sort' && draw() < 1 / 3) query.set(name, one(values));
  if (draw() < 1 / 3) query.set('maxPrice', String(Math.floor(draw() * 120_000)));
  if (draw() < 1 / 3) query.set('q', one(['tue', 'league 12', 'north', 'nothing', 'softball albany']));
  if (draw() < 1 / 3) query.set('startsFrom', dayAfter(Math.floor(draw() * 90)));
  return `/api/open-leagues?${query}`;
};

const dayAfter = (days) => instantAfter(days).slice(0, 'yyyy-mm-dd'.length);
const instantAfter = (days) => new Date(Date.now() + days * DAY_MS).toISOString();

/** A published league of any kind at any stage, as the facts it would consist of. @returns its id */
const seed = async (system, client, one, draw) => {
  const leagueId = randomUUID();
  const night = one(CHOICES.day);
  const opens = Math.floor(draw() * 200) - 150;
  const starts = opens + 40;
  const format = one(CHOICES.format);
  const price = { early: null, regular: Math.floor(draw() * 120_000), late: null };
  const catalog = catalogOf(system);
  await append(catalog, client, `league-${leagueId}`, [
    {
      type: 'LeagueCreated',
      data: {
        ...{ leagueId, ownerId: randomUUID(), name: `League ${Math.floor(draw() * 10_000)}` },
        ...{ sport: one(CHOICES.sport), season: 'Spring', teamCount: 12, rosterSize: 15 },
        ...{ limits: { positions: [], genders: [] }, gameNights: [night], zone: one(ZONES) },
      },
    },
  ]);
  const prospectus = {
    ...{ format, about: 'For everybody. '.repeat(40), level: one(CHOICES.level) },
    ...{ genderType: one(CHOICES.gender), startsOn: dayAfter(starts), endsOn: dayAfter(starts + 60) },
    venue: { name: `${one(['North', 'South'])} Park`, address: '1 Park Road', city: one(CHOICES.city) },
    times: [{ night, from: '18:30', to: '22:00' }],
    ...{ phases: [], divisions: [], currency: 'USD', groupSize: 3, refunds: [], eligibility: [] },
    windows: {
      ...{ opensAt: instantAfter(opens), earlyUntil: instantAfter(opens + 10) },
      ...{ regularUntil: instantAfter(opens + 20), lateUntil: instantAfter(opens + 30) },
    },
    prices: { [format === 'team' ? 'team' : 'free_agent']: price },
    charges: [{ name: 'Referees', amount: 500 }],
    places: { players: 120, positions: [], genders: [] },
    ...{ waitlist: true, approval: false, paidFirst: false, questions: [], placedBy: null },
    roster: { minimum: 8, freezeOn: null },
    payment: { depositPercent: null, instalments: [], bearer: 'organizer' },
  };
  await append(catalog, client, `prospectus-${leagueId}`, [
    { type: 'ProspectusSet', data: { leagueId, prospectus } },
    { type: 'LeaguePublished', data: { leagueId, publishedAt: new Date().toISOString() } },
  ]);
  return leagueId;
};
