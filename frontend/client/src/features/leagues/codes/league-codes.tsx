import type { CodesView, CodeView } from '@fieldhouse/api-contract';
import { useId, useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { moneyOf } from '../../../shared/lib/money';
import { KIND_WORDS } from '../../../shared/lib/prospectus-words';
import { venueTime } from '../../../shared/lib/times';
import { useCopy } from '../../../shared/lib/use-copy';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { EmptyState } from '../../../shared/ui/empty-state';
import { lazyOverlay } from '../../../shared/ui/lazy-overlay';
import { QueryView } from '../../../shared/ui/query-view';
import { Row, Rows } from '../../../shared/ui/rows';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { useToast } from '../../../shared/ui/toasts';
import { DELETED_PLAYER } from '../../../shared/lib/words';
import { codesApi } from '../api/codes.api';
import { CODE_STATE_WORDS, discountWords, termsWords } from './code-words';
import './codes.css';

const CodeDialog = lazyOverlay(async () => (await import('./code-form')).CodeDialog, 'a discount code');

/** For who looks after a league's money: its discount codes, who has used them, and a new one. */
export const LeagueCodes = ({ leagueId }: { readonly leagueId: string }) => {
  const query = codesApi.useCodesQuery(leagueId, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={query} what="The codes could not be loaded" skeleton={<RowsSkeleton />}>
      {(view) => <Codes view={view} />}
    </QueryView>
  );
};

const Codes = ({ view }: { readonly view: CodesView }) => {
  const { leagueId, zone, offer, codes } = view;
  const [open, setOpen] = useState(false);
  if (view.canceled) return <CodesOfCanceled view={view} />;
  if (offer === null || offer.kinds.length === 0)
    return (
      <EmptyState title="Registration is not set up yet">
        A code takes something off a price. Say first how people register, and for what price.
      </EmptyState>
    );
  const make = (
    <Button
      variant="filled"
      aria-haspopup="dialog"
      onPointerEnter={CodeDialog.prepare}
      onFocus={CodeDialog.prepare}
      onClick={() => setOpen(true)}
    >
      Make a code
    </Button>
  );
  return (
    <>
      {codes.length === 0 ? (
        <EmptyState title="No discount codes yet" action={make}>
          People who register with a code pay less. You see here who has used it.
        </EmptyState>
      ) : (
        <>
          <div className="codes-head">{make}</div>
          <CodeRows view={view} />
        </>
      )}
      <CodeDialog open={open} {...{ leagueId, zone, offer }} onClose={() => setOpen(false)} />
    </>
  );
};

const CodesOfCanceled = ({ view }: { readonly view: CodesView }) =>
  view.codes.length === 0 ? (
    <EmptyState title="The league is canceled">
      Nobody registers with it anymore: a code would take nothing off.
    </EmptyState>
  ) : (
    <>
      <p className="muted">
        The league is canceled: nobody registers with it anymore, and its codes have ended.
      </p>
      <CodeRows view={view} />
    </>
  );

const CodeRows = ({ view: { leagueId, codes, zone } }: { readonly view: CodesView }) => (
  <Rows label="Discount codes">
    {codes.map((one) => (
      <Code key={one.codeId} leagueId={leagueId} code={one} zone={zone} />
    ))}
  </Rows>
);

type CodeProps = { readonly leagueId: string; readonly code: CodeView; readonly zone: string };

const Code = ({ leagueId, code: one, zone }: CodeProps) => {
  const { code, state, note, uses } = one;
  const [open, setOpen] = useState(false);
  const listId = useId();
  const { copied, copy } = useCopy();
  return (
    <li className="row-stack">
      <p className="code-title">
        <strong>{code}</strong>
        <span>{discountWords(one)}</span>
        <span className="caption">{CODE_STATE_WORDS[state]}</span>
      </p>
      <p className="muted">{termsWords(one)}</p>
      {note !== '' && <p className="muted">{note}</p>}
      <div className="row-ways">
        <Button size="small" aria-label={`Copy code ${code}`} onClick={() => void copy(code)}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
        {uses.length > 0 && (
          <Button
            size="small"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-label={`Who has used ${code}`}
            onClick={() => setOpen(!open)}
          >
            Who has used it
          </Button>
        )}
        {state !== 'ended' && <EndCode leagueId={leagueId} code={one} />}
      </div>
      {open && (
        <div id={listId}>
          <Rows label={`Uses of ${code}`}>
            {uses.map(({ registrationId, name, teamName, kind, at, amountMinor, currency }) => (
              <Row
                key={registrationId}
                title={teamName ?? name ?? DELETED_PLAYER}
                note={`${KIND_WORDS[kind]} · ${venueTime(at, zone)}`}
              >
                <span className="money">−{moneyOf(amountMinor, currency)}</span>
              </Row>
            ))}
          </Rows>
        </div>
      )}
    </li>
  );
};

const EndCode = ({ leagueId, code: { codeId, code } }: Omit<CodeProps, 'zone'>) => {
  const [asking, setAsking] = useState(false);
  const [end] = codesApi.useEndCodeMutation();
  const { run, busy, failure, clearFailure } = useCommand(end);
  const toast = useToast();
  const close = (): void => {
    setAsking(false);
    clearFailure();
  };
  const send = async (): Promise<void> => {
    if (!(await run({ leagueId, codeId })).ok) return;
    close();
    toast.show('Code ended', code);
  };
  return (
    <>
      <Button size="small" aria-label={`End code ${code}`} onClick={() => setAsking(true)}>
        End
      </Button>
      <ConfirmDialog
        open={asking}
        title={`End ${code}?`}
        confirmLabel="End the code"
        tone="error"
        busy={busy}
        failure={failure}
        onConfirm={() => void send()}
        onClose={close}
      >
        Nobody can use it anymore, for good. People who have used it keep what it took off.
      </ConfirmDialog>
    </>
  );
};
