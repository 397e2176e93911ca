import { openLeaguesQuery, type OpenLeagueCard } from '@fieldhouse/api-contract';
import type { LeagueProspectus } from '@fieldhouse/values';
import { prospectus } from '../../../../services/leagues/src/domain/prospectus.fixture';
import { emptyOverview } from '@fieldhouse/waitlists';
import type { DiscoveryDocument, ListedDetails } from './discovery.read-model';
import { cardOf, listingOf, type Listing } from './listing';
import { pageOfLeagues } from './search';

/** Registration opens on March 1 and ends on April 8; the season is from April 14 to June 30. */
const BEFORE = '2026-02-01T18:00:00.000Z';
const EARLY = '2026-03-10T18:00:00.000Z';
const REGULAR = '2026-03-20T18:00:00.000Z';

type Change = {
  readonly details?: Partial<ListedDetails>;
  readonly said?: Partial<LeagueProspectus>;
  readonly publishedAt?: string;
  readonly cancelled?: boolean;
  readonly places?: DiscoveryDocument['places'];
};
const league = (id: string, { details, said, ...more }: Change = {}): Listing =>
  listingOf({
    _id: id,
    details: {
      ...{ name: 'Tuesday Softball', sport: 'softball', season: 'Spring 2026', teamCount: 12 },
      ...{ gameNights: ['tue'], zone: 'America/New_York' },
      ...details,
    },
    said: { ...prospectus, ...said },
    ...{ publishedAt: BEFORE, cancelled: false, places: { teams: emptyOverview, players: emptyOverview } },
    ...more,
  });
const find = (all: readonly Listing[], asked: object = {}, at = REGULAR) =>
  pageOfLeagues(all, openLeaguesQuery.parse(asked), at);
const idsOf = (...parameters: Parameters<typeof find>): readonly string[] =>
  find(...parameters).rows.map((one) => one.league._id);

describe('looking for leagues', () => {
  const all = [
    league('a'),
    league('b', {
      details: { name: 'Kick & Co', sport: 'soccer', gameNights: [] },
      said: {
        ...{ format: 'individual', level: 'competitive', genderType: 'women', startsOn: '2026-05-01' },
        ...{ venue: { name: 'Estádio', address: '', city: 'São Paulo' }, times: [] },
        prices: { free_agent: { early: null, regular: 5_000, late: 6_000 } },
      },
    }),
    league('c', { said: { currency: 'EUR', times: [{ night: 'sun', from: '10:00', to: '12:00' }] } }),
    league('x', { cancelled: true }),
  ];

  it.each<readonly [object, readonly string[]]>([
    [{}, ['a', 'c', 'b']],
    [{ sport: 'soccer' }, ['b']],
    [{ day: 'tue' }, ['a', 'c']],
    [{ day: 'sun' }, ['c']],
    [{ format: 'individual' }, ['b']],
    [{ level: 'competitive', gender: 'women' }, ['b']],
    [{ level: 'competitive', gender: 'men' }, []],
    [{ city: 'SAO' }, ['b']],
    [{ city: 'paulo' }, []],
    [{ q: 'estadio kick' }, ['b']],
    [{ q: 'tue soft' }, ['a', 'c']],
    [{ q: '.* $ne' }, []],
    [{ startsFrom: '2026-04-15' }, ['b']],
    [{ startsTo: '2026-04-14' }, ['a', 'c']],
    [{ maxPrice: 5_500 }, ['b']],
    [{ maxPrice: 5_499 }, []],
    [{ maxPrice: 8_000 }, ['a', 'b']],
    [{ maxPrice: 8_000, currency: 'EUR' }, ['c']],
  ])('%j finds %j', (asked, ids) => {
    expect(idsOf(all, asked)).toEqual(ids);
  });

  it('finds by how far it is from a place, so far as one knows where it is', () => {
    const inCity = (id: string, city: string) =>
      league(id, { said: { venue: { name: 'Park', address: '', city } } });
    const around = [
      inCity('albany', 'Albany, NY'),
      inCity('troy', 'troy, ny'),
      inCity('kingston', 'Poughkeepsie'),
      inCity('some', 'Albany'),
      inCity('none', ''),
    ];
    const near = 'Albany, NY';
    expect(idsOf(around, { near, within: 1 })).toEqual(['albany']);
    expect(idsOf(around, { near })).toEqual(['albany', 'troy']);
    expect(idsOf(around, { near, within: '100' })).toEqual(['albany', 'kingston', 'troy']);
    const sort = 'nearest';
    expect(idsOf(around, { near, within: 100, sort })).toEqual(['albany', 'troy', 'kingston']);
    const first = find(around, { near, within: 100, sort, limit: 1 });
    const rest = find(around, { near, within: 100, sort, limit: 2, cursor: first.next });
    expect(rest.rows.map((row) => row.league._id)).toEqual(['troy', 'kingston']);
    expect(idsOf(around, { sort })).toEqual(idsOf(around, {}));
    expect(idsOf(around, { near: 'Albany', within: 500 })).toEqual([]);
    expect(idsOf(around, { near: 'Nowhere', within: 500 })).toEqual([]);
    expect(openLeaguesQuery.safeParse({ near, within: 501 }).success).toBe(false);
  });

  it('finds by where a league stands at that moment, and else what one can still join', () => {
    const one = [league('a')];
    const stages = ['announced', 'open', 'full', 'closed', 'running', 'finished'];
    const found = (at: string) => stages.filter((stage) => idsOf(one, { stage }, at).length > 0);
    const moments = [BEFORE, EARLY, '2026-04-08T04:00:00Z', '2026-04-14T04:00:00Z', '2026-07-01T04:00:00Z'];
    expect(moments.flatMap(found)).toEqual(['announced', 'open', 'closed', 'running', 'finished']);
    expect(moments.map((at) => idsOf(one, {}, at).length)).toEqual([1, 1, 0, 0, 0]);
  });

  it('finds as full what has no place for anybody, in whichever way', () => {
    const held = (holders: number) => ({ ...emptyOverview, holders, list: ['r9'] });
    const kinds = { team: prospectus.prices.team, free_agent: prospectus.prices.free_agent };
    const teamsFull = { places: { teams: held(12), players: emptyOverview } };
    const allFull = { places: { teams: held(12), players: held(120) } };
    const full = [
      league('a', { ...teamsFull, said: { prices: { team: kinds.team } } }),
      league('b', { ...teamsFull, said: { prices: kinds } }),
      league('c', { ...allFull, said: { prices: kinds } }),
    ];
    expect(idsOf(full, { stage: 'full' })).toEqual(['a', 'c']);
    expect(idsOf(full, { stage: 'open' })).toEqual(['b']);
    expect(cardOf(full[0] ?? league('x'), REGULAR, null).teams).toEqual({ taken: 12, of: 12, waiting: 1 });
  });

  it('asks what it costs at that moment, or first', () => {
    const one = [
      league('a', { said: { prices: { team: { early: 1_000, regular: 2_000, late: 3_000 } }, charges: [] } }),
    ];
    const found = (at: string) => [999, 1_000, 2_000].filter((maxPrice) => idsOf(one, { maxPrice }, at)[0]);
    expect([BEFORE, EARLY, REGULAR, '2026-04-02T00:00:00Z'].map(found)).toEqual([
      [1_000, 2_000],
      [1_000, 2_000],
      [2_000],
      [],
    ]);
  });

  it('does not count what members of a team pay', () => {
    const prices = {
      team: { early: null, regular: 90_000, late: null },
      member: { early: null, regular: 0, late: null },
    };
    expect(idsOf([league('a', { said: { prices } })], { maxPrice: 10_000 })).toEqual([]);
  });
});

describe('the order of leagues', () => {
  const one = (id: string, startsOn: string, regularUntil: string, regular: number, publishedAt: string) =>
    league(id, {
      said: {
        startsOn,
        windows: { ...prospectus.windows, regularUntil, lateUntil: null },
        prices: { team: { early: null, regular, late: null } },
      },
      publishedAt,
    });
  const all = [
    one('a', '2026-04-20', '2026-04-03T00:00:00Z', 100_000, '2026-01-02T00:00:00Z'),
    one('b', '2026-04-19', '2026-04-02T00:00:00.000Z', 9_000, '2026-01-03T00:00:00Z'),
    one('c', '2026-04-19', '2026-04-02T00:00:00Z', 9_000, '2026-01-01T00:00:00Z'),
  ];

  it.each([
    ['start', ['b', 'c', 'a']],
    ['closing', ['b', 'c', 'a']],
    ['newest', ['b', 'a', 'c']],
    ['price', ['b', 'c', 'a']],
  ])('%s: %j', (sort, ids) => {
    expect(idsOf(all, { sort })).toEqual(ids);
  });

  it.each(['start', 'closing', 'newest', 'price'])(
    'by %s gives each league once over pages, whatever is published meanwhile',
    (sort) => {
      const many = Array.from({ length: 23 }, (_, n) =>
        one(`l${n}`, `2026-04-${15 + (n % 3)}`, '2026-04-02T00:00:00Z', 1_000 * (n % 4), BEFORE),
      );
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = find([...many, league(`new${seen.length}`)], { sort, cursor, limit: 5 });
        seen.push(...page.rows.map((row) => row.league._id));
        cursor = page.next ?? undefined;
      } while (cursor !== undefined);
      const old = seen.filter((id) => id.startsWith('l'));
      expect(old).toHaveLength(many.length);
      expect(new Set(old).size).toBe(many.length);
    },
  );

  it('is the same for a long list, whatever order it comes in', () => {
    const starts = Array.from({ length: 300 }, (_, n) => 1 + ((n * 7) % 28));
    const many = starts.map((day, n) =>
      one(`l${n}`, `2026-05-${String(day).padStart(2, '0')}`, '2026-04-02T00:00:00Z', 1, BEFORE),
    );
    const days = find(many, { limit: 20 }).rows.map((row) => row.league.said.startsOn);
    const sorted = many.map(({ league: { said } }) => said.startsOn).sort((a, b) => (a < b ? -1 : 1));
    expect(days).toEqual(sorted.slice(0, 20));
  });

  it('keeps to the instant of the first page', () => {
    const first = find(all, { limit: 2 }, REGULAR);
    const later = find(all, { limit: 2, cursor: first.next }, '2026-05-01T00:00:00.000Z');
    expect(later.rows.map((row) => row.league._id)).toEqual(['a']);
    expect(later.next).toBeNull();
  });

  it.each(['x', '2026-13-45T99:99:99.999Z_a_b', `${REGULAR}_2026-04-19`, '__'])(
    'refuses the cursor %s',
    (cursor) => {
      expect(() => find(all, { cursor })).toThrow('cursor_malformed');
    },
  );
});

describe('the card of a league', () => {
  const card = (listing: Listing, at = REGULAR): OpenLeagueCard => cardOf(listing, at, null);

  it('says what it costs with all that comes on top, in which places, until when', () => {
    expect(card(league('a'))).toMatchObject({
      ...{ leagueId: 'a', stage: 'open', nights: ['tue'], closesAt: prospectus.windows.lateUntil },
      prices: [
        { kind: 'team', amount: 90_500 },
        { kind: 'free_agent', amount: 8_000 },
      ],
      teams: { taken: 0, of: 12, waiting: 0 },
      players: { taken: 0, of: 120, waiting: 0 },
    });
    expect(card(league('a')).pricesUntil).toBe(prospectus.windows.regularUntil);
    expect(card(league('a'), '2026-05-01T00:00:00Z')).toMatchObject({ prices: [], pricesUntil: null });
    expect(card(league('a', { cancelled: true })).prices).toEqual([]);
  });

  it('has no places for teams where people are put into them', () => {
    const { format } = { format: 'individual' as const };
    expect(card(league('a', { said: { format } })).teams).toBeNull();
  });
});
