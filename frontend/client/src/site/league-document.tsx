import { priceEndsAt, type OpenLeagueView } from '@fieldhouse/api-contract';
import { SITE } from '../content/site';
import { publicLeaguePath } from '../shared/lib/league-path';
import { amountText } from '../shared/lib/money';
import { venueText } from '../shared/lib/prospectus-sections';
import { KIND_WORDS, nextStep, pricesText } from '../shared/lib/prospectus-words';
import { documentOf, type SiteAssets } from './document';
import { LeaguePage } from './pages/league.page';

const DESCRIPTION_AT_MOST = 200;

/**
 * The whole HTML of a league's public page. Called by the server when it is asked for; everything else of the public
 * site is made by the build.
 * @param now milliseconds since 1970
 */
export const leagueDocument = (league: OpenLeagueView, assets: SiteAssets, now: number): string => {
  const { leagueId, name, season } = league;
  return documentOf(
    {
      address: publicLeaguePath(leagueId),
      file: 'league.html',
      title: `${name}, ${season} · ${SITE.name}`,
      description: descriptionOf(league, now),
      element: <LeaguePage league={league} now={now} />,
      facts: [eventOf(league, now)],
    },
    assets,
  );
};

/** '… Opens in 3 days. Team $900. North Park, Albany.' */
const descriptionOf = (league: OpenLeagueView, now: number): string => {
  const { prospectus, venue } = league;
  const parts = [
    prospectus.about,
    nextStep(league, now).words,
    pricesText(league),
    venue ? venueText(venue) : '',
  ];
  const text = parts
    .map((part) => part.replace(/\s+/gu, ' ').replace(/\.$/u, ''))
    .filter((part) => part !== '')
    .join('. ');
  return text.length <= DESCRIPTION_AT_MOST ? `${text}.` : `${text.slice(0, DESCRIPTION_AT_MOST - 1)}…`;
};

const AVAILABILITY = { open: 'InStock', full: 'SoldOut', announced: 'PreOrder' } as const;

/** As search engines read it (schema.org). */
const eventOf = (league: OpenLeagueView, now: number): object => {
  const { leagueId, name, season, sport, stage, startsOn, endsOn, venue, prices, currency } = league;
  const url = `${SITE.origin}${publicLeaguePath(leagueId)}`;
  const status = stage === 'cancelled' ? 'EventCancelled' : 'EventScheduled';
  const availability = stage in AVAILABILITY ? AVAILABILITY[stage as keyof typeof AVAILABILITY] : 'SoldOut';
  return {
    '@type': 'SportsEvent',
    name: `${name}, ${season}`,
    ...{ url, sport, startDate: startsOn, endDate: endsOn },
    eventStatus: `https://schema.org/${status}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(league.prospectus.about === '' ? {} : { description: league.prospectus.about }),
    organizer: { '@type': 'SportsOrganization', name, url },
    ...(venue && {
      location: {
        '@type': 'Place',
        name: venue.name,
        address: {
          '@type': 'PostalAddress',
          ...(venue.address && { streetAddress: venue.address }),
          ...(venue.city && { addressLocality: venue.city }),
        },
      },
    }),
    ...(prices.length > 0 && {
      offers: prices.map(({ kind, amount }) => ({
        '@type': 'Offer',
        name: KIND_WORDS[kind],
        ...{ url, price: amountText(amount, currency), priceCurrency: currency },
        availability: `https://schema.org/${availability}`,
        ...{
          validFrom: league.opensAt,
          validThrough: priceEndsAt(league.prospectus.windows, new Date(now).toISOString()),
        },
      })),
    }),
  };
};
