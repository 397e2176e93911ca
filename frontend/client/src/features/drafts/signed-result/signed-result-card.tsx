import type { RoomView, SignedResultView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isFailure } from '../../../shared/api/problem';
import { saveFile } from '../../../shared/lib/save-file';
import { venueTime } from '../../../shared/lib/times';
import { count } from '../../../shared/lib/words';
import { Button } from '../../../shared/ui/button';
import { Section } from '../../../shared/ui/section';
import { Fingerprint } from '../order-proof/fingerprint';
import { canVerify } from '../order-proof/verify-order';
import { CheckFile } from './check-file';
import type { CheckedProof } from './check-proof';
import { differencesFrom } from './differences';
import { differenceSentences, faultSentence, WHAT_NOW } from './proof-words';
import { signedResultApi } from './signed-result.api';
import { useChecked } from './use-checked';
import { Verdict } from './verdict';

/** The proof of a published draft, checked by the reader's own browser. */
export const SignedResultCard = ({ room }: { readonly room: RoomView }) => {
  const { leagueId, draftId, settings } = room;
  const { zone } = settings.clock;
  const result = signedResultApi.useSignedResultQuery(leagueId);
  const key = signedResultApi.useResultKeyQuery();
  const proof = result.currentData?.signed ?? null;
  const ownKey = key.data?.publicKey ?? (key.error ? null : undefined);
  const able = canVerify();
  const checked = useChecked(able ? proof : null, ownKey);
  return (
    <Section
      title="Signed result"
      hint="The whole draft was signed when the rosters came out. If anybody changes a pick later on, this check fails."
    >
      <Box sx={{ minHeight: 48 }}>
        <Box role="status">
          {!able && (
            <Typography>
              Your browser checks proofs on https pages only. Download the proof: it can be checked on any
              device that opens this page with https.
            </Typography>
          )}
          {checked && proof && <Checked checked={checked} proof={proof} room={room} />}
          {result.currentData && !proof && (
            <Typography>The result is being signed. It is shown here in a moment.</Typography>
          )}
        </Box>
        {result.error && !proof ? (
          <Failed error={result.error} onRetry={() => void result.refetch()} />
        ) : (
          able &&
          !checked &&
          !(result.currentData && !proof) && (
            <Typography sx={{ color: 'text.secondary' }}>Checking on this device…</Typography>
          )
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 3 }}>
        {proof && <Button onClick={() => save(proof, draftId)}>Download proof</Button>}
        {able && <CheckFile draftId={draftId} shown={proof} ownKey={ownKey ?? null} zone={zone} />}
      </Box>
      {checked && <More checked={checked} />}
    </Section>
  );
};

const save = (proof: SignedResultView, draftId: string): void =>
  saveFile(
    `draft-proof-${draftId.slice(0, 8)}.json`,
    new Blob([JSON.stringify(proof, null, 1)], { type: 'application/json' }),
  );

const Code = ({ children }: { readonly children: ReactNode }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
    {children}
  </Box>
);

type CheckedProps = {
  readonly checked: CheckedProof;
  readonly proof: SignedResultView;
  readonly room: RoomView;
};

const Checked = ({ checked: { statement, code, faults, earlier }, proof, room }: CheckedProps) => {
  const differences = statement && differencesFrom(statement, room);
  const sentences = [
    ...faults.map(faultSentence),
    ...(statement && statement.draftId !== room.draftId ? ['It is of another draft.'] : []),
    ...(differences ? differenceSentences(differences) : []),
  ];
  if (!statement || !differences || sentences.length > 0)
    return (
      <Verdict good={false} title="This result does not fit its proof" lines={[...sentences, WHAT_NOW]} />
    );
  return (
    <Verdict
      good
      title={`Checked on this device: ${count(proof.facts.length, 'fact')}, nothing changed since ${venueTime(statement.signedAt, room.settings.clock.zone)}`}
    >
      <Typography>
        Code{' '}
        <strong>
          <Code>{code}</Code>
        </strong>
        . Compare it with the other captains, or with the mail that told you of the rosters.
      </Typography>
      {earlier.length > 0 && (
        <Box component="ul" aria-label="Earlier codes" sx={{ m: 0, pl: 5 }}>
          {earlier.map((one) => (
            <li key={one.code}>
              Before a player came later: code <Code>{one.code}</Code>, signed{' '}
              {venueTime(one.signedAt, room.settings.clock.zone)}
            </li>
          ))}
        </Box>
      )}
      {differences.unsigned > 0 && (
        <Typography>
          {count(differences.unsigned, 'player')} came since then; that is signed in a moment.
        </Typography>
      )}
    </Verdict>
  );
};

const Failed = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => (
  <Box role="alert" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
    <Typography>
      {isFailure(error) && error.code === 'offline'
        ? 'You are offline, so the proof could not be loaded. A file that you kept can be checked all the same.'
        : 'The proof could not be loaded.'}
    </Typography>
    <Button size="small" onClick={onRetry}>
      Retry
    </Button>
  </Box>
);

type MoreProps = { readonly checked: CheckedProof };

/** What is checked, for whoever wants to know. */
const More = ({ checked: { statement, fingerprint } }: MoreProps) => (
  <Box component="details" sx={{ mt: 3 }}>
    <Typography component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
      What is checked
    </Typography>
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <Typography>
        Your browser chains every fact of the log to the one before it, checks the signature over the last
        link and the result, and compares the result with the facts and with this page. What only some may
        read is in the chain as a digest. Whoever runs Fieldhouse has the key: what they cannot change is the
        code in your mail and the file that you download.
      </Typography>
      <Fingerprint label="Fingerprint of this site’s key for results" value={fingerprint} />
      {statement && <Fingerprint label="Last link of the chain" value={statement.head} />}
    </Box>
  </Box>
);
