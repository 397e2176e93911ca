import type { SignedResultView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { venueTime } from '../../../shared/lib/times';
import { count } from '../../../shared/lib/words';
import { Button } from '../../../shared/ui/button';
import { checkProof, type CheckedProof } from './check-proof';
import { firstDifference } from './differences';
import { proofIn } from './proof';
import { faultSentence } from './proof-words';
import { Verdict } from './verdict';

/** More than the proof of the largest draft. */
const LARGEST_BYTES = 20_000_000;

type CheckFileProps = {
  readonly draftId: string;
  /** What this page has; null: nothing, so that the file is checked by itself. */
  readonly shown: SignedResultView | null;
  readonly ownKey: string | null;
  readonly zone: string;
};
type Found = { readonly good: boolean; readonly title: string; readonly lines: readonly string[] };

/** Checks a proof that somebody has kept, and whether this page still says the same. */
export const CheckFile = ({ draftId, shown, ownKey, zone }: CheckFileProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [busy, setBusy] = useState(false);
  const check = async (file: File): Promise<void> => {
    setBusy(true);
    setFound(null);
    const text = file.size > LARGEST_BYTES ? '' : await file.text().catch(() => null);
    const proof = text === null ? null : proofIn(text);
    setFound(
      proof
        ? verdictOn(proof, await checkProof(proof, ownKey), { draftId, shown, ownKey, zone })
        : {
            good: false,
            title: text === null ? `${file.name} could not be read` : `${file.name} is no proof of a draft`,
            lines: [
              text === null
                ? 'Save it on this device, then choose it again.'
                : 'Choose the file that “Download proof” once gave you.',
            ],
          },
    );
    setBusy(false);
  };
  return (
    <>
      <Button variant="text" busy={busy} onClick={() => input.current?.click()}>
        Check a file
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label="Proof file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen once more.
          target.value = '';
          if (file) void check(file);
        }}
      />
      <Box role="status" sx={{ flexBasis: '100%', minWidth: 0 }}>
        {found && <Verdict {...found} />}
      </Box>
    </>
  );
};

const verdictOn = (
  proof: SignedResultView,
  { statement, code, faults }: CheckedProof,
  { draftId, shown, ownKey, zone }: CheckFileProps,
): Found => {
  if (faults.length > 0 || !statement)
    return { good: false, title: 'The file does not hold', lines: faults.map(faultSentence) };
  const holds = `The file holds: ${count(proof.facts.length, 'fact')}, signed ${venueTime(statement.signedAt, zone)}`;
  const lines = [`Its code: ${code}`];
  if (ownKey === null) lines.push('Whether its key is that of this site could not be asked.');
  if (statement.draftId !== draftId)
    return { good: true, title: holds, lines: [...lines, 'It is of another draft than this page.'] };
  if (!shown)
    return { good: true, title: holds, lines: [...lines, 'It could not be compared with this page.'] };
  const fact = firstDifference(proof.facts, shown.facts);
  if (fact !== null)
    return {
      good: false,
      title: 'This site tells another story than your file',
      lines: [
        ...lines,
        `Your file holds, and fact ${fact} of its log is another one here, or missing.`,
        'Keep the file and show it to the commissioner and the other captains.',
      ],
    };
  return { good: true, title: holds, lines: [...lines, 'This site still says the same.'] };
};
