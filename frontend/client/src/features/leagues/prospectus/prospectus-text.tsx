import type { OpenLeagueView } from '@fieldhouse/api-contract';
import { CalendarMonthRounded } from '../../../shared/icons/calendar-month-rounded';
import { FormatListNumberedRounded } from '../../../shared/icons/format-list-numbered-rounded';
import { GroupAddOutlined } from '../../../shared/icons/group-add-outlined';
import { GroupsRounded } from '../../../shared/icons/groups-rounded';
import { PlaceOutlined } from '../../../shared/icons/place-outlined';
import { ProspectusEssentials } from '../../../shared/lib/prospectus-essentials';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ProspectusLines } from '../../../shared/lib/prospectus-lines';
import { sectionsOf, WHO_MAY_PLAY, type ProspectusSource } from '../../../shared/lib/prospectus-sections';
import { expiryWords } from '../../../shared/lib/prospectus-words';
import { positionName, useCatalogue } from '../../../shared/sports/use-catalogue';
import './prospectus.css';

type ProspectusTextProps = {
  readonly league: ProspectusSource & Pick<OpenLeagueView, 'sport' | 'waivers'>;
  /** In the place of who may play: whether the reader may. @param rules what is asked of everybody */
  readonly eligibility?: (rules: ReactNode) => ReactNode;
};

const ICONS = {
  when: <CalendarMonthRounded />,
  where: <PlaceOutlined />,
  draft: <FormatListNumberedRounded />,
  who: <GroupsRounded />,
  places: <GroupAddOutlined />,
};

/** What one wants to know at once; of those who are in, when and where. */
export const Essentials = ({
  league,
  isIn,
}: {
  readonly league: ProspectusSource;
  readonly isIn?: boolean;
}) => (
  <ProspectusEssentials league={league} icons={ICONS} {...(isIn && { only: ['when', 'where', 'draft'] })} />
);

const leagueLink = (leagueId: string, name: string) => (
  <Link className="link" to={`/discover-leagues?league=${encodeURIComponent(leagueId)}`}>
    {name}
  </Link>
);

/** All that a league says to those who may join it, to be read from top to bottom. */
export const ProspectusText = ({ league, eligibility }: ProspectusTextProps) => {
  const { sport, prospectus, waivers } = league;
  const { catalogue } = useCatalogue();
  return (
    <>
      <Essentials league={league} />
      {prospectus.about !== '' && <p className="league-text-about">{prospectus.about}</p>}
      {sectionsOf(league, (code) => positionName(catalogue, sport, code)).map((section) => (
        <section key={section.title} aria-label={section.title} className="league-section">
          <h3>{section.title}</h3>
          {eligibility && section.title === WHO_MAY_PLAY ? (
            eligibility(<ProspectusLines {...section} linkTo={leagueLink} />)
          ) : (
            <ProspectusLines {...section} linkTo={leagueLink} />
          )}
        </section>
      ))}
      {waivers.length > 0 && (
        <section aria-label="Waivers" className="league-section">
          <h3>Waivers</h3>
          {waivers.map(({ waiverId, title, text, required, expiry }) => (
            <details key={waiverId} className="league-waiver">
              <summary>
                {title}{' '}
                <span className="muted">
                  {required ? 'to be signed' : 'optional'} · {expiryWords(expiry).toLowerCase()}
                </span>
              </summary>
              <p>{text}</p>
            </details>
          ))}
        </section>
      )}
    </>
  );
};
