import { isActive, type LeagueView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { moneyOf } from '../../../shared/lib/money';
import { count, listOf } from '../../../shared/lib/words';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { prospectusApi } from '../api/prospectus.api';

/** Ends a league for good, after saying whom it ends for and what becomes of their money. */
export const CancelLeague = ({ league }: { readonly league: LeagueView }) => {
  const [open, setOpen] = useState(false);
  const [cancelTrigger] = prospectusApi.useCancelLeagueMutation();
  const { run, busy, failure, clearFailure } = useCommand(cancelTrigger);
  const toast = useToast();
  const cancel = async (reason: string): Promise<void> => {
    const { ok } = await run({ leagueId: league.leagueId, reason });
    if (!ok) return;
    setOpen(false);
    toast.show('League canceled');
  };
  return (
    <Section
      title="Cancel the league"
      hint="For good: a canceled league never opens again. Everybody who has registered reads your reason."
      actions={
        <Button
          onClick={() => {
            clearFailure();
            setOpen(true);
          }}
        >
          Cancel the league…
        </Button>
      }
    >
      <ConfirmDialog
        open={open}
        title={`Cancel ${league.name}?`}
        confirmLabel="Cancel the league"
        cancelLabel="Keep the league"
        tone="error"
        reasonFor="Everybody who has registered can read it."
        typed="CANCEL"
        busy={busy}
        failure={failure}
        onConfirm={({ reason }) => void cancel(reason)}
        onClose={() => setOpen(false)}
      >
        This cannot be undone. The league stays readable, nobody can register anymore, and a draft whose
        rosters are not published is canceled too. <WhatEnds leagueId={league.leagueId} />
      </ConfirmDialog>
    </Section>
  );
};

/** Whose registrations end, and that all that was paid for them goes back; with numbers once they are at hand. */
const WhatEnds = ({ leagueId }: { readonly leagueId: string }) => {
  const { currentData: all } = prospectusApi.useSentRegistrationsQuery(leagueId);
  const { currentData: money } = prospectusApi.useEndingInvoicesQuery(leagueId);
  const ending = all?.registrations.filter(({ status }) => isActive(status));
  if (ending?.length === 0) return 'Nobody has registered, so nothing is to be paid back.';
  const abouts = new Set(ending?.map(({ registrationId }) => `registration.${registrationId}`));
  const paid = money?.invoices.filter(({ about }) => abouts.has(about)) ?? [];
  const sums = money?.cut
    ? []
    : [...new Set(paid.map(({ currency }) => currency))].flatMap((currency) => {
        const minor = paid
          .filter((one) => one.currency === currency)
          .reduce((sum, one) => sum + one.paidMinor + one.surchargeMinor - one.refundedMinor, 0);
        return minor > 0 ? moneyOf(minor, currency) : [];
      });
  const whole = sums.length > 0 ? `, ${listOf(sums)} in all` : '';
  const who = ending
    ? `${count(ending.length, 'registration')} ${ending.length === 1 ? 'ends' : 'end'}`
    : 'All registrations end';
  return `${who}, and everything that was paid for ${ending?.length === 1 ? 'it' : 'them'} goes back${whole}: cards are refunded at once, and what came by hand waits under Finance for you to hand back.`;
};
