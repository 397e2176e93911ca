import { dayIn, type PricePreview } from '@fieldhouse/api-contract';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { sentenceOf, type Failure } from '../../../shared/api/problem';
import { invalidate } from '../../../shared/api/reads';
import { useCommand } from '../../../shared/api/use-command';
import { refundSentences } from '../../../shared/lib/prospectus-words';
import { moneyOf } from '../../../shared/lib/money';
import { useMinute } from '../../../shared/lib/use-minute';
import { listOf } from '../../../shared/lib/words';
import { positionName, useCatalogue } from '../../../shared/sports/use-catalogue';
import { Button } from '../../../shared/ui/button';
import { Row, Rows } from '../../../shared/ui/rows';
import { registrationsApi } from '../api/registrations.api';
import { isDone, STEP_TITLES, stepsOf, type StepName } from '../model/steps';
import { isFullFor, outcomeSentences } from '../words/outcome-words';
import { moneyWords, priceNow } from '../words/price-words';
import { savedWords } from '../words/saved-words';
import { Bill } from './bill';
import { CodePart } from './code-part';
import { DueList } from './due-list';
import { EligibilityLines } from './eligibility-lines';
import { StepWays } from './step-foot';
import type { StepProps } from './step-props';

/** All that is sent, what it costs and what happens then. Nothing is sent before this button. */
export const ReviewStep = ({ context, draft, code, onCode, onDone, onBack, onGoTo }: StepProps) => {
  const { league, prospectus, own, ledTeams, now } = context;
  const { saved } = draft;
  const { catalogue } = useCatalogue();
  const dispatch = useDispatch();
  const [submit] = registrationsApi.useSubmitRegistrationMutation();
  const [look] = registrationsApi.useLookAtPriceMutation();
  const { run, busy, failure, clearFailure } = useCommand(submit);
  /** As the service has said it last: it counts before what is reckoned here, until that is the same. */
  const [told, setTold] = useState<number | null>(null);
  const kind = saved.kind ?? 'free_agent';
  useMinute();
  const price = priceNow(prospectus, kind, league.zone, now());
  const [preview, setPreview] = useState<PricePreview | null>(null);
  const discount = preview?.price.discount;
  const reckoned = preview?.price.total ?? price.total;
  if (told !== null && told === reckoned) setTold(null);
  const total = told ?? reckoned;
  const lines = discount
    ? [
        ...price.lines,
        { name: `Code ${discount.code}`, amount: `−${moneyOf(discount.amountMinor, prospectus.currency)}` },
      ]
    : price.lines;
  const steps = stepsOf(kind, context).filter((step) => step !== 'review');
  const standing = { ...context, own: { ...own, saved } };
  const open = steps.filter((step) => !isDone(step, standing));
  const unmet = own.eligibility.lines.filter(
    ({ rule, verdict }) => verdict !== 'met' && rule.rule !== 'document' && rule.rule !== 'waiver',
  );
  const blocked = total === null || open.length > 0 || (kind !== 'team' && unmet.length > 0);
  const teams = [...(ledTeams ?? []), ...own.teams];
  const facts = savedWords(saved, {
    prospectus,
    ...{ catalogue, sport: league.sport },
    teamName: (teamId) => teams.find((one) => one.teamId === teamId)?.name ?? null,
  });
  const leaveCode = (): void => {
    setPreview(null);
    setTold(null);
    onCode(null);
  };
  const lookAgain = async (): Promise<void> => {
    if (!discount) return;
    const now = await look({ leagueId: league.leagueId, kind, code: discount.code });
    if (now.data) setPreview(now.data);
  };
  useEffect(() => {
    void lookAgain();
    // What a code takes off is another amount with each part of the price.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [price.until]);
  const send = async (): Promise<void> => {
    if (total === null) return;
    const outcome = await run({ leagueId: league.leagueId, total, code: discount?.code });
    if (outcome.ok) return onDone();
    // Without the code it costs what it did; everything else stays as it is.
    if (outcome.failure.code.startsWith('code_')) leaveCode();
    const { code: why } = outcome.failure;
    // What the league asks for by now decides which step is open.
    if (why === 'price_changed' || why === 'registration_incomplete') invalidate(dispatch, ['prospectus']);
    if (why !== 'price_changed') return;
    setTold(totalIn(outcome.failure));
    void lookAgain();
  };
  return (
    <div className="registration">
      <Rows label="What is sent">
        {facts.map(({ step, name, words }) => (
          <Row key={name} title={name} note={words}>
            <Edit step={step} about={name} onGoTo={onGoTo} />
          </Row>
        ))}
      </Rows>
      {kind !== 'team' && unmet.length > 0 && (
        <EligibilityLines context={context} lines={unmet} onGoTo={onGoTo} />
      )}
      <section aria-label="What it costs" className="registration-part">
        <h4>What it costs</h4>
        <Bill
          lines={told === null ? lines : []}
          total={total === null ? price.words : moneyWords(total, prospectus.currency)}
        />
        {price.until && told === null && <p className="caption">This price holds until {price.until}.</p>}
        {price.total !== null && (price.total > 0 || preview) && (
          <CodePart
            leagueId={league.leagueId}
            kind={kind}
            preview={preview}
            before={code}
            onUse={(used) => {
              setPreview(used);
              setTold(null);
              onCode(used.price.discount?.code ?? null);
              clearFailure();
            }}
            onLeave={leaveCode}
          />
        )}
        {total !== null && total > 0 && (
          <DueList
            total={total}
            discount={told === null ? (discount?.amountMinor ?? 0) : 0}
            terms={prospectus}
            today={dayIn(league.zone, now())}
            waits={isFullFor(kind, saved.person, own.places)}
          />
        )}
        {total !== null && total > 0 && (
          <ul className="muted">
            {refundSentences(prospectus.refunds).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </section>
      <section aria-label="What happens next" className="registration-part">
        <h4>What happens next</h4>
        <ul>
          {outcomeSentences(prospectus, { kind, person: saved.person }, total ?? 0, own.places, (code) =>
            positionName(catalogue, league.sport, code),
          ).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      {open.length > 0 && (
        <p role="status">
          Still to do: {listOf(open.map((step) => STEP_TITLES[step]))}.{' '}
          {open[0] && <Edit step={open[0]} about={STEP_TITLES[open[0]]} onGoTo={onGoTo} label="Go there" />}
        </p>
      )}
      {failure && (
        <p role="alert" className="failure">
          {sentenceOf(failure)}
        </p>
      )}
      <StepWays onBack={onBack} disabled={busy}>
        <Button variant="filled" busy={busy} disabled={blocked} onClick={() => void send()}>
          {failure?.code === 'price_changed' && total !== null
            ? `Register for ${moneyWords(total, prospectus.currency)}`
            : 'Send registration'}
        </Button>
      </StepWays>
    </div>
  );
};

const totalIn = ({ facts }: Failure): number | null =>
  typeof facts?.total === 'number' ? facts.total : null;

type EditProps = {
  readonly step: StepName;
  readonly about: string;
  readonly label?: string;
  readonly onGoTo: (step: StepName) => void;
};

const Edit = ({ step, about, label = 'Edit', onGoTo }: EditProps) => (
  <Button size="small" variant="text" aria-label={`${label}: ${about}`} onClick={() => onGoTo(step)}>
    {label}
  </Button>
);
