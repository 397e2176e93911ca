import type { MyRegistrationsView } from '@fieldhouse/api-contract';
import { Link } from 'react-router-dom';
import { saveFile } from '../../../shared/lib/save-file';
import { exactDay, lastDay } from '../../../shared/lib/times';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { QueryView } from '../../../shared/ui/query-view';
import { Row, Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { StatusChip } from '../../../shared/ui/status-chip';
import { registrationsApi } from '../api/registrations.api';
import { KIND_WORDS, STATUS_WORDS } from '../words/status-words';
import '../registrations.css';
import { leaguePath } from '../../../shared/lib/league-path';

/** The person's registrations in all leagues, and what they have signed, with the text as it was signed. */
export const DocumentsTab = () => {
  const query = registrationsApi.useMyRegistrationsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueryView
      query={query}
      what="Your registrations could not be loaded"
      skeleton={<RowsSkeleton rows={4} />}
    >
      {({ registrations, signatures }) =>
        registrations.length + signatures.length === 0 ? (
          <EmptyState title="Nothing signed yet">
            Leagues that you register with, and the waivers that you sign, stay here.
          </EmptyState>
        ) : (
          <>
            <Section title="Registrations">
              <Rows label="Registrations">{registrations.map(registrationRow)}</Rows>
            </Section>
            <Section title="Waivers" hint="Each with the text as you signed it.">
              {signatures.length === 0 && <p className="muted">You have signed nothing yet.</p>}
              {signatures.map((signature) => (
                <Signed
                  key={`${signature.leagueId} ${signature.waiverId} ${signature.version}`}
                  of={signature}
                />
              ))}
            </Section>
          </>
        )
      }
    </QueryView>
  );
};

const registrationRow = (one: MyRegistrationsView['registrations'][number]) => (
  <Row
    key={one.registrationId}
    title={
      <Link to={leaguePath(one.leagueId, true)} className="link link-plain">
        {one.leagueName}
      </Link>
    }
    note={[one.season, KIND_WORDS[one.kind].name, one.teamName].filter(Boolean).join(' · ')}
  >
    <StatusChip state={STATUS_WORDS[one.status].chip} />
  </Row>
);

type Signature = MyRegistrationsView['signatures'][number];

const answerWords = ({ accepted, signedAt }: Signature): string =>
  `${accepted ? 'signed' : 'not accepted'} ${exactDay(signedAt)}`;

/** A waiver with its answer, as a file: the hash is that of the title, a line feed and the text. */
const signedText = (of: Signature): string =>
  [
    `${of.title}\n${of.text}`,
    `${of.leagueName} · version ${of.version} · ${answerWords(of)} as “${of.name}” (${of.signedAt})`,
    `SHA-256 ${of.textHash}`,
  ].join('\n\n');

const Signed = ({ of }: { readonly of: Signature }) => {
  const { title, text, textHash, version, name, expiresAt, leagueName, zone } = of;
  return (
    <details>
      <summary>
        {title} · {leagueName} · {answerWords(of)}
      </summary>
      <p className="muted">
        Version {version}, answered as “{name}”.{' '}
        {expiresAt === null ? 'It does not expire.' : `Good until ${lastDay(expiresAt, zone)}.`}
      </p>
      <p className="waiver-text">{text}</p>
      <Button
        size="small"
        aria-label={`Download ${title} of ${leagueName}, version ${version}`}
        onClick={() => saveFile(`waiver-${textHash.slice(0, 8)}.txt`, new Blob([signedText(of)]))}
      >
        Download
      </Button>
    </details>
  );
};
