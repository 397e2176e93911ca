import { wallTime } from '@fieldhouse/api-contract';
import type { ReactNode } from 'react';
import { GENDER_WORDS, LEVEL_WORDS } from './level-words';
import { venueText, type ProspectusSource } from './prospectus-sections';
import { clockOf, FORMAT_SENTENCES, nightsText, placeTexts, spanWords, zoneName } from './prospectus-words';

/** What one asks first of a league. */
type Essential = 'when' | 'where' | 'draft' | 'who' | 'places';

type Answer = {
  readonly of: Essential;
  readonly title: string;
  readonly more: string;
  readonly map?: string;
};

const answers = (league: ProspectusSource): readonly Answer[] => {
  const { prospectus, venue, nights, zone, draftAt } = league;
  const season = spanWords(prospectus);
  const spans = new Set(prospectus.times.map(({ from, to }) => `${clockOf(from)} – ${clockOf(to)}`));
  const [time] = spans;
  const when = spans.size === 1 ? `${nightsText(nights)}, ${time}` : nightsText(nights);
  const address = venue ? [venue.address, venue.city].filter((part) => part !== '').join(', ') : '';
  return [
    nights.length === 0
      ? { of: 'when', title: season, more: zoneName(zone) }
      : { of: 'when', title: when, more: `${season} · ${zoneName(zone)}` },
    ...(venue
      ? [{ of: 'where' as const, title: venue.name, more: address, map: mapOf(venueText(venue)) }]
      : []),
    ...(draftAt === null
      ? []
      : [
          {
            of: 'draft' as const,
            title: `Draft ${wallTime(draftAt, zone)}`,
            more: 'Live, for everybody to follow',
          },
        ]),
    {
      of: 'who',
      title: `${LEVEL_WORDS[prospectus.level]}, ${GENDER_WORDS[prospectus.genderType].toLowerCase()}`,
      more: FORMAT_SENTENCES[prospectus.format],
    },
    ...(league.stage === 'cancelled'
      ? []
      : [{ of: 'places' as const, title: placeTexts(league).join(' · '), more: '' }]),
  ];
};

/** Where a phone opens its own map. */
const mapOf = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

type ProspectusEssentialsProps = {
  readonly league: ProspectusSource;
  readonly icons: Readonly<Record<Essential, ReactNode>>;
  /** All of them unless told otherwise. */
  readonly only?: readonly Essential[];
};

/** When and where a league plays, for whom it is, and how much room there is. */
export const ProspectusEssentials = ({ league, icons, only }: ProspectusEssentialsProps) => (
  <ul aria-label="At a glance" className="essentials">
    {answers(league)
      .filter((answer) => only?.includes(answer.of) ?? true)
      .map(({ of, title, more, map }) => (
        <li key={of}>
          {icons[of]}
          <div>
            <strong>{title}</strong>
            <span>
              {more}
              {map !== undefined && (
                <>
                  {more !== '' && ' · '}
                  <a href={map} target="_blank" rel="noopener noreferrer" className="link">
                    Directions
                  </a>
                </>
              )}
            </span>
          </div>
        </li>
      ))}
  </ul>
);
