import { DateTime } from 'luxon';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { differing } from '../../../shared/form/differing';
import { SelectInput, SwitchInput } from '../../../shared/form/fields/choice-inputs';
import { DayInput } from '../../../shared/form/fields/day-input';
import { InstantInput } from '../../../shared/form/fields/instant-input';
import { NumberInput } from '../../../shared/form/fields/text-input';
import { FieldGrid, Section } from '../../../shared/ui/section';
import { Switch } from '../../../shared/ui/switch';
import { prospectusApi } from '../api/prospectus.api';
import { Fields } from './fields';
import { lostPlaces, lostWords } from './lost-places';
import { PaymentFields } from './payment-fields';
import { PlaceFields } from './place-fields';
import { ChargeFields, PriceFields } from './price-fields';
import { RefundFields } from './refund-fields';
import {
  countedIn,
  mostFriendsIn,
  priced,
  REGISTRATION_WORDS,
  registrationFormOf,
  registrationValues,
  type RegistrationControl,
} from './registration-form';
import { StepForm } from './step-form';
import { useAskedPlaces } from './use-asked-places';
import { useProspectusForm, type Written } from './use-prospectus-form';

const CURRENCIES = ['USD', 'CAD', 'MXN', 'EUR', 'GBP', 'CHF', 'AUD', 'NZD', 'JPY', 'SGD', 'BRL', 'INR'];
const currencyName = new Intl.DisplayNames('en', { type: 'currency' });

type RegistrationStepProps = {
  readonly league: { readonly leagueId: string; readonly zone: string; readonly sport: string };
  readonly view: Written;
  readonly onSaved: () => void;
};

/** As long as it is not known who has a place. */
const LOST =
  'If more players have a place than there are then, the newest go back to the waitlist and are told.';

/** How people register, when, for what price and what comes back. */
export const RegistrationStep = ({
  league: { leagueId, zone, sport },
  view,
  onSaved,
}: RegistrationStepProps) => {
  const { prospectus, published } = view;
  const { endsOn, format } = prospectus;
  const schema = useMemo(() => registrationFormOf({ endsOn, format, zone }), [endsOn, format, zone]);
  const { control, ...form } = useProspectusForm({
    view,
    schema,
    values: registrationValues(prospectus),
    words: REGISTRATION_WORDS,
    whole: (body) => ({ ...prospectus, ...priced(body) }),
    onSaved,
  });
  const [currency, prices, places] = useWatch({ control, name: ['currency', 'prices', 'places'] });
  const { currentData: sent } = prospectusApi.useSentRegistrationsQuery(published ? leagueId : skipToken);
  const areOthers = published && differing({ places: prospectus.places }, { places }).length > 0;
  const told = areOthers ? (sent ? lostWords(lostPlaces(sent.registrations, places), 'player') : LOST) : null;
  const { submit, question } = useAskedPlaces(form, told);
  const others = CURRENCIES.includes(currency) ? [] : [currency];
  const countIn = (to: string): void => {
    const counted = countedIn(to, { ...form.getValues(), currency });
    form.setValue('prices', counted.prices);
    form.setValue('charges', counted.charges);
  };
  return (
    <StepForm form={{ ...form, submit }} label="Registration">
      <Section title="When people register">
        <Windows control={control} zone={zone} />
      </Section>
      <Section title="Who registers, and for what price">
        <Fields>
          <SelectInput
            control={control}
            name="currency"
            label="Currency"
            disabled={published}
            onEntered={countIn}
            helperText={published ? 'It stays once the league is published.' : undefined}
            options={[...others, ...CURRENCIES].map((code) => ({
              value: code,
              label: `${code} · ${currencyName.of(code) ?? code}`,
            }))}
          />
          <PriceFields control={control} format={prospectus.format} />
          {prices.group && (
            <NumberInput
              control={control}
              name="groupSize"
              label="Friends in a group, at most"
              helperText={`2 to ${mostFriendsIn(format)}: they stay together`}
            />
          )}
          <ChargeFields control={control} />
        </Fields>
      </Section>
      <Section title="How it is paid" hint="What is due with the registration, and what later.">
        <PaymentFields control={control} zone={zone} season={prospectus} />
      </Section>
      <Section title="Refunds" hint="What people who withdraw get back, as they will read it.">
        <RefundFields control={control} startsOn={prospectus.startsOn} />
      </Section>
      <Section title="Places" hint="The number of teams is set in Basics. Limits of players are extra.">
        <Fields>
          <PlaceFields control={control} sport={sport} lost={told} />
          <SwitchInput
            control={control}
            name="waitlist"
            label="Waitlist"
            helperText="People who come once it is full wait in line, and are offered a place that comes free"
          />
          <SwitchInput
            control={control}
            name="approval"
            label="Approval"
            helperText="The organizers approve each registration before it counts"
          />
          {format !== 'draft' && (
            <DayInput
              control={control}
              name="placedBy"
              label="Last day for finding a team"
              emptyIsNull
              helperText="Players without a team by then are released. Empty: never."
            />
          )}
        </Fields>
      </Section>
      {question}
    </StepForm>
  );
};

type WindowsProps = { readonly control: RegistrationControl; readonly zone: string };

const Windows = ({ control, zone }: WindowsProps) => {
  const early = useController({ control, name: 'windows.earlyUntil' }).field;
  const late = useController({ control, name: 'windows.lateUntil' }).field;
  const [opensAt, regularUntil] = useWatch({
    control,
    name: ['windows.opensAt', 'windows.regularUntil'],
  });
  const between = (): string => {
    const [from, to] = [opensAt, regularUntil].map((at) => DateTime.fromISO(at, { zone }));
    const middle = from?.plus({ days: Math.floor((to?.diff(from, 'days').days ?? 0) / 2) });
    return middle?.set({ hour: 23, minute: 59 }).toUTC().toISO() ?? opensAt;
  };
  const later = (): string =>
    DateTime.fromISO(regularUntil, { zone }).plus({ days: 3 }).toUTC().toISO() ?? regularUntil;
  return (
    <Fields>
      <FieldGrid>
        <InstantInput control={control} name="windows.opensAt" label="Opens" zone={zone} />
        <InstantInput
          control={control}
          name="windows.regularUntil"
          label={late.value === null ? 'Closes' : 'Regular price until'}
          zone={zone}
        />
      </FieldGrid>
      <Switch
        label="Early price"
        on={early.value !== null}
        onTurn={(on) => early.onChange(on ? between() : null)}
      />
      {early.value !== null && (
        <InstantInput control={control} name="windows.earlyUntil" label="Early price until" zone={zone} />
      )}
      <Switch
        label="Late price"
        on={late.value !== null}
        onTurn={(on) => late.onChange(on ? later() : null)}
      />
      {late.value !== null && (
        <InstantInput
          control={control}
          name="windows.lateUntil"
          label="Closes"
          zone={zone}
          helperText="Until then the late price holds"
        />
      )}
    </Fields>
  );
};
