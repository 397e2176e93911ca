import { leagueProspectus, openLeagueView } from '../../test/open-league-samples';
import { leagueDocument } from './league-document';

const assets = {
  ...{
    entry: '/entry.js',
    css: '',
    headScript: '',
    pictures: {},
    ogImage: '/og.png',
    social: 'https://s.example',
  },
};
const now = Date.parse('2099-01-01T12:00:00Z');
const opened = (change: Parameters<typeof openLeagueView>[0] = {}) => {
  const html = leagueDocument(openLeagueView(change), assets, now);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const facts = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '') as {
    '@graph': Record<string, unknown>[];
  };
  const meta = (name: string) =>
    page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  return { html, page, meta, event: facts['@graph'][1] };
};

it('names the league to readers, search engines and whoever it is shared with', () => {
  const { page, meta } = opened();
  expect(page.title).toBe('Tuesday Softball, Spring 2099 · Fieldhouse');
  expect(meta('og:title')).toBe(page.title);
  expect(meta('description')).toMatch(/^Slow-pitch for everybody\. .*Team \$805\. North Park/);
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    'https://fieldhouse.example/leagues/L1',
  );
  expect(page.querySelectorAll('h1')).toHaveLength(1);
  expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toContain('Who may play');
  expect(page.querySelector('a.when-out.primary')?.getAttribute('href')).toBe(
    '/discover-leagues?league=L1&register=1',
  );
  expect(page.querySelector('article a.when-in')?.getAttribute('href')).toBe('/discover-leagues?league=L1');
});

it('leads to the seasons before and after', () => {
  const last = { leagueId: 'L0', name: 'Tuesday Softball, Fall 2098' };
  const { page } = opened({
    lastSeason: { ...last, startsOn: '2098-09-08', endsOn: '2098-11-17', teams: [], players: 96 },
    nextSeason: { leagueId: 'L/2', name: 'Tuesday Softball, Fall 2099' },
  });
  const links = [...page.querySelectorAll('dt a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Tuesday Softball, Fall 2099', '/leagues/L%2F2'],
    ['Tuesday Softball, Fall 2098', '/leagues/L0'],
  ]);
});

it('says of the event what search engines understand', () => {
  const windows = {
    ...{ opensAt: '2098-12-04T12:00:00Z', earlyUntil: '2099-01-10T12:00:00Z' },
    ...{ regularUntil: '2099-02-01T12:00:00Z', lateUntil: '2099-02-10T12:00:00Z' },
  };
  const { event } = opened({
    ...{ opensAt: windows.opensAt, closesAt: windows.lateUntil },
    prospectus: leagueProspectus({ windows }),
  });
  expect(event).toEqual({
    '@type': 'SportsEvent',
    name: 'Tuesday Softball, Spring 2099',
    url: 'https://fieldhouse.example/leagues/L1',
    sport: 'softball',
    startDate: '2099-04-14',
    endDate: '2099-06-30',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    description: 'Slow-pitch for everybody.',
    organizer: {
      '@type': 'SportsOrganization',
      name: 'Tuesday Softball',
      url: 'https://fieldhouse.example/leagues/L1',
    },
    location: {
      '@type': 'Place',
      name: 'North Park',
      address: { '@type': 'PostalAddress', streetAddress: '1 Park Road', addressLocality: 'Albany' },
    },
    offers: [
      {
        '@type': 'Offer',
        name: 'Team',
        url: 'https://fieldhouse.example/leagues/L1',
        price: '805.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        validFrom: '2098-12-04T12:00:00Z',
        // The early price is not that of the registrations after it.
        validThrough: '2099-01-10T12:00:00Z',
      },
    ],
  });
  expect(opened({ stage: 'cancelled' }).event).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
  });
});

it('takes what organizers write for words, whatever they write', () => {
  const hostile = `</script><script>alert(1)</script><img src=x onerror=alert(2)> "' & </title>`;
  const { page, html, event } = opened({
    name: hostile,
    season: hostile,
    venue: { name: hostile, address: hostile, city: hostile },
    prospectus: leagueProspectus({
      about: hostile.repeat(20),
      divisions: [{ divisionId: 'a', name: hostile }],
    }),
  });
  const plain = opened().page;
  expect(page.querySelectorAll('script')).toHaveLength(plain.querySelectorAll('script').length);
  expect(page.querySelectorAll('img')).toHaveLength(plain.querySelectorAll('img').length);
  expect(page.querySelectorAll('[onerror]')).toHaveLength(0);
  expect(html).not.toContain('<script>alert');
  expect(page.querySelector('h1')?.textContent).toBe(hostile);
  expect(event?.['name']).toBe(`${hostile}, ${hostile}`);
  expect(page.querySelector('meta[name="description"]')?.getAttribute('content')?.length).toBeLessThan(201);
});
