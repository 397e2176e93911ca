import type { OpenLeagueView } from '@fieldhouse/api-contract';
import { ProspectusLines } from '../../../shared/lib/prospectus-lines';
import { sectionsOf, type ProspectusSource } from '../../../shared/lib/prospectus-sections';
import { expiryWords } from '../../../shared/lib/prospectus-words';
import { positionName, useCatalogue } from '../../../shared/sports/use-catalogue';
import './prospectus.css';

type ProspectusTextProps = {
  readonly league: ProspectusSource & Pick<OpenLeagueView, 'sport' | 'waivers'>;
};

/** All that a league says to those who may join it, to be read from top to bottom. */
export const ProspectusText = ({ league }: ProspectusTextProps) => {
  const { sport, prospectus, waivers } = league;
  const { catalogue } = useCatalogue();
  return (
    <>
      {prospectus.about !== '' && <p className="league-text-about">{prospectus.about}</p>}
      {sectionsOf(league, (code) => positionName(catalogue, sport, code)).map(({ title, lines }) => (
        <section key={title} aria-label={title} className="league-section">
          <h3>{title}</h3>
          <ProspectusLines lines={lines} />
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
