import {
  documentLacking,
  isActive,
  type LeagueProspectus,
  type RegistrationsView,
  type StaffRegistrationView,
} from '@fieldhouse/api-contract';
import { useId, useState } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { listOf } from '../../../shared/lib/words';
import { positionName, useCatalogue } from '../../../shared/sports/use-catalogue';
import { SelectField } from '../../../shared/ui/select-field';
import { registrationsApi } from '../api/registrations.api';
import type { RegistrationLeague } from '../model/own-league';
import { reachedLimits } from '../model/reached-limits';
import { removalSentences } from '../words/withdrawal-words';
import { DocumentSeen } from './document-seen';

type StaffActionsProps = {
  readonly league: RegistrationLeague;
  readonly prospectus: LeagueProspectus;
  readonly registration: StaffRegistrationView;
  /** All of the league. */
  readonly view: RegistrationsView;
};

/** What is asked for a reason: how the dialog words it. */
const REASONED = {
  reject: { label: 'Decline', title: 'Decline this registration?', confirm: 'Decline the registration' },
  remove: { label: 'Remove', title: 'Remove this registration?', confirm: 'Remove the registration' },
  place: { label: 'Give a place', title: 'Give a place out of turn?', confirm: 'Give the place' },
} as const;
type Asked = keyof typeof REASONED | number;

/** What the staff decides about a registration. Every reason is read by whoever registered. */
export const StaffActions = ({ league, prospectus, registration, view }: StaffActionsProps) => {
  const { leagueId, sport } = league;
  const { places, registrations, serverNow: now } = view;
  const { registrationId, status, waitlist, name } = registration;
  const [asked, setAsked] = useState<Asked | null>(null);
  const { catalogue } = useCatalogue();
  const whyId = useId();
  const fullId = useId();
  const [approve] = registrationsApi.useApproveRegistrationMutation();
  const approving = useCommand(approve);
  const [reject] = registrationsApi.useRejectRegistrationMutation();
  const rejecting = useCommand(reject);
  const [remove] = registrationsApi.useRemoveRegistrationMutation();
  const removing = useCommand(remove);
  const [move] = registrationsApi.useMoveRegistrationMutation();
  const moving = useCommand(move);
  // What somebody is about to decide stays until they hear that it is too late.
  const isOver = !isActive(status);
  if (isOver && asked === null) return null;
  const pending = status === 'pending_approval';
  const unseen = pending ? documentLacking(prospectus, registration, now) : null;
  const { capacity, held } = registration.kind === 'team' ? places.teams : places.players;
  // What is offered is held already, for whoever it is offered to.
  const full = status === 'waitlisted' && capacity !== null && held >= capacity;
  const reached =
    status === 'waitlisted' && !full
      ? reachedLimits(registration, registrations, prospectus.places, (code) =>
          positionName(catalogue, sport, code),
        )
      : [];
  const noPlace = full
    ? 'There is no place to give. Raise the limit, or take one back first.'
    : reached.length > 0
      ? `All places for ${listOf(reached)} are taken. Raise that limit, or take one back first.`
      : null;
  const listed = status === 'waitlisted' || status === 'offered';
  const command = asked === 'reject' ? rejecting : asked === 'remove' ? removing : moving;
  const words =
    typeof asked === 'number'
      ? { title: `Move to rank ${asked}?`, confirm: 'Move on the waitlist' }
      : REASONED[asked ?? 'remove'];
  const close = (): void => {
    setAsked(null);
    command.clearFailure();
  };
  const send = async (reason: string): Promise<void> => {
    if (asked === null) return;
    const of = { leagueId, registrationId, reason };
    const outcome =
      asked === 'reject'
        ? await rejecting.run(of)
        : asked === 'remove'
          ? await removing.run(of)
          : await moving.run({ ...of, to: asked });
    if (outcome.ok) setAsked(null);
  };
  const ask = (what: keyof typeof REASONED) => (
    <Button
      variant="text"
      disabled={what === 'place' && noPlace !== null}
      aria-describedby={what === 'place' && noPlace !== null ? fullId : undefined}
      onClick={() => setAsked(what)}
    >
      {REASONED[what].label}
    </Button>
  );
  return (
    <section aria-label="Decisions" className="registration-part">
      {!isOver && <DocumentSeen league={league} prospectus={prospectus} registration={registration} />}
      {unseen !== null && (
        <p id={whyId}>
          {unseen} has not been seen yet, or is not valid anymore. Note above that you have seen it, then
          approve.
        </p>
      )}
      <div className="row-ways">
        {pending && (
          <Button
            variant="filled"
            busy={approving.busy}
            disabled={unseen !== null}
            aria-describedby={unseen === null ? undefined : whyId}
            onClick={() => void approving.run({ leagueId, registrationId })}
          >
            Approve
          </Button>
        )}
        {pending && ask('reject')}
        {listed && ask('place')}
        {status === 'waitlisted' && waitlist && waitlist.of > 1 && (
          <SelectField
            label={`Rank of ${name} on the waitlist`}
            value={String(waitlist.rank)}
            onChoose={(rank) => setAsked(Number(rank))}
          >
            {Array.from({ length: waitlist.of }, (_, index) => (
              <option key={index} value={index + 1}>
                Rank {index + 1}
              </option>
            ))}
          </SelectField>
        )}
        {!isOver && ask('remove')}
      </div>
      {noPlace !== null && <p id={fullId}>{noPlace}</p>}
      {approving.failure && (
        <p role="alert" className="failure">
          {sentenceOf(approving.failure)}
        </p>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={words.title}
        confirmLabel={words.confirm}
        tone={asked === 'reject' || asked === 'remove' ? 'error' : 'primary'}
        reasonFor={`${name} can read it.`}
        busy={command.busy}
        failure={command.failure}
        onConfirm={({ reason }) => void send(reason)}
        onClose={close}
      >
        {isOver
          ? 'It has ended meanwhile: nothing is left to decide. Its history says how.'
          : asked === 'remove' || asked === 'reject'
            ? removalSentences(registration).join(' ')
            : 'Everybody who is passed over sees in their history that the organizers did it.'}{' '}
        {asked === 'place' && noPlace}
      </ConfirmDialog>
    </section>
  );
};
