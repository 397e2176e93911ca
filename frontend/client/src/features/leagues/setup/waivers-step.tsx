import type { ProspectusView, WaiverView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { Row, Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { prospectusApi } from '../api/prospectus.api';
import { expiryWords } from '../../../shared/lib/prospectus-words';
import { WaiverDialog } from './waiver-dialog';

const AT_MOST = 10;

type WaiversStepProps = {
  readonly view: ProspectusView;
  /** IANA, of the league. */
  readonly zone: string;
};

/** What people sign to play. */
export const WaiversStep = ({ view, zone }: WaiversStepProps) => {
  const { leagueId, waivers, revision, prospectus } = view;
  const [writing, setWriting] = useState<WaiverView | 'new' | null>(null);
  const [removing, setRemoving] = useState<WaiverView | null>(null);
  const [retire] = prospectusApi.useRetireWaiverMutation();
  const { run, busy, failure, clearFailure } = useCommand(retire);
  const toast = useToast();
  const remove = async ({ waiverId }: WaiverView): Promise<void> => {
    const { ok } = await run({ leagueId, waiverId });
    if (!ok) return;
    setRemoving(null);
    toast.show('Waiver removed');
  };
  const add = waivers.length < AT_MOST && (
    <Button variant={waivers.length === 0 ? 'filled' : 'outlined'} onClick={() => setWriting('new')}>
      Add a waiver
    </Button>
  );
  return (
    <Section
      title="Waivers"
      hint="What people sign when they register. Each signature names the version that was signed."
      actions={add}
    >
      {waivers.length === 0 ? (
        <p className="muted">Nobody signs anything yet.</p>
      ) : (
        <Rows label="Waivers">
          {waivers.map((waiver) => (
            <Row
              key={waiver.waiverId}
              title={waiver.title}
              note={`Version ${waiver.version}. ${waiver.required ? 'Required' : 'People may decline'}. ${expiryWords(waiver.expiry)}.`}
            >
              <div className="row-ways">
                <Button size="small" aria-label={`Edit ${waiver.title}`} onClick={() => setWriting(waiver)}>
                  Edit
                </Button>
                <Button
                  size="small"
                  variant="text"
                  aria-label={`Remove ${waiver.title}`}
                  onClick={() => {
                    clearFailure();
                    setRemoving(waiver);
                  }}
                >
                  Remove
                </Button>
              </div>
            </Row>
          ))}
        </Rows>
      )}
      {writing !== null && (
        <WaiverDialog
          {...{ leagueId, zone, prospectus }}
          revision={revision}
          // As it stands now: somebody else may change it meanwhile.
          waiver={
            writing === 'new'
              ? null
              : (waivers.find(({ waiverId }) => waiverId === writing.waiverId) ?? writing)
          }
          onClose={() => setWriting(null)}
        />
      )}
      <ConfirmDialog
        open={removing !== null}
        title={`Remove “${removing?.title ?? ''}”?`}
        confirmLabel="Remove the waiver"
        tone="error"
        busy={busy}
        failure={failure}
        onConfirm={() => removing && void remove(removing)}
        onClose={() => setRemoving(null)}
      >
        Nobody signs it anymore. What has been signed stays on record.
      </ConfirmDialog>
    </Section>
  );
};
