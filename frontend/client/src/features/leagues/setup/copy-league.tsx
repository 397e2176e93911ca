import {
  calendarDay,
  lastDayToRegister,
  leagueBody,
  type LeagueBody,
  type LeagueView,
  type LeagueWaiver,
  type ProspectusView,
} from '@fieldhouse/api-contract';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { isFailure, isUndecided } from '../../../shared/api/problem';
import { DayInput } from '../../../shared/form/fields/day-input';
import { TextInput } from '../../../shared/form/fields/text-input';
import { fieldsOf } from '../../../shared/form/fields-of';
import { Form, FormFoot } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { count } from '../../../shared/lib/words';
import { Section } from '../../../shared/ui/section';
import { leaguesApi } from '../api/leagues.api';
import { prospectusApi } from '../api/prospectus.api';
import { dayLater, nextStart, prospectusLater, seasonFrom, waiverLater, weeksTo } from './copy';
import { Fields } from './fields';
import { leagueIdOf } from '../create/use-new-league';
import type { Written } from './use-prospectus-form';

const copyForm = z.object({
  name: leagueBody.shape.name,
  season: leagueBody.shape.season,
  startsOn: z.iso.date('Enter a date'),
});

type CopyLeagueProps = {
  readonly league: LeagueView;
  readonly view: Written;
  readonly onCreated: (leagueId: string) => void;
};

/** Another season of a league: its details, prospectus and waivers, with everything so many weeks later. */
export const CopyLeague = ({ league, view, onCreated }: CopyLeagueProps) => {
  const { prospectus, waivers } = view;
  const [values] = useState(() => {
    const now = new Date();
    const startsOn = nextStart(prospectus, now);
    return { name: league.name, season: seasonFrom(startsOn), startsOn };
  });
  const copy = useCopy(league, view);
  const { control, ...form } = useCommandForm({
    schema: copyForm,
    values,
    send: ({ commandKey }, body) => ({ unwrap: () => copy(body, commandKey) }),
    onDone: onCreated,
  });
  const wanted = useWatch({ control, name: 'startsOn' });
  const starts = wanted === '' ? null : dayLater(prospectus.startsOn, weeksTo(prospectus.startsOn, wanted));
  return (
    <Form form={form} label="Copy to a new season">
      <Section
        title="The new season"
        hint={`${copiedWords(waivers.length)} Staff, teams and players are not.`}
      >
        <Fields>
          <TextInput control={control} name="name" label="League name" />
          <TextInput control={control} name="season" label="Season" autoFocus />
          <DayInput
            control={control}
            name="startsOn"
            label="First day"
            helperText={
              starts === null
                ? undefined
                : `Everything moves by whole weeks, so that weekdays stay: it starts ${calendarDay(starts)}.`
            }
          />
          <FormFoot form={form} label="Create the new season" />
        </Fields>
      </Section>
    </Form>
  );
};

const copiedWords = (waivers: number): string =>
  waivers === 0
    ? 'Format, prices and rules are copied.'
    : `Format, prices, rules and ${count(waivers, 'waiver')} are copied; waivers are signed again.`;

/** Creates the copy, one command after the other; sent again, it goes on where it stopped. @returns the new league's id */
const useCopy = (league: LeagueView, { prospectus, waivers }: Pick<ProspectusView, 'waivers'> & Written) => {
  const [create] = leaguesApi.useCreateLeagueMutation();
  const [change] = leaguesApi.useChangeLeagueDetailsMutation();
  const [set] = prospectusApi.useSetProspectusMutation();
  const [issue] = prospectusApi.useIssueWaiverMutation();
  const [changeWaiver] = prospectusApi.useChangeWaiverMutation();
  const [read] = prospectusApi.useLazyProspectusQuery();
  /** What is there already, as it was asked for, with the key under which the rest is sent. */
  const made = useRef<{
    readonly leagueId: string;
    readonly key: string;
    readonly details: LeagueBody;
    /** As they went out first, by their place. */
    readonly waivers: Map<number, LeagueWaiver>;
  } | null>(null);
  return async (asked: z.infer<typeof copyForm>, commandKey: string): Promise<string> => {
    const { startsOn, ...names } = asked;
    const details = { ...fieldsOf(leagueBody, league), ...names };
    if (made.current === null) {
      const { streamId } = await create({ details, commandKey }).unwrap();
      made.current = { leagueId: leagueIdOf(streamId), key: commandKey, details, waivers: new Map() };
    }
    const { leagueId, key, details: before, waivers: sent } = made.current;
    // Put right after a part of it had failed.
    if (JSON.stringify(details) !== JSON.stringify(before)) {
      await change({ leagueId, details, commandKey: `${commandKey}-details` }).unwrap();
      made.current = { ...made.current, details };
    }
    const by = weeksTo(prospectus.startsOn, startsOn);
    const later = prospectusLater(prospectus, league, by);
    await set({
      leagueId,
      prospectus: later,
      commandKey: `${commandKey}-prospectus`,
    }).unwrap();
    const least = lastDayToRegister(later.windows, league.zone);
    const wanted = waivers.map((waiver) => waiverLater(waiver, by, least));
    const again = sent.size > 0;
    for (const [n, waiver] of wanted.entries()) {
      // Whether it has arrived may not be known: under its key goes what went first.
      const first = sent.get(n) ?? waiver;
      sent.set(n, first);
      try {
        await issue({ leagueId, waiver: first, commandKey: `${key}-waiver-${n}` }).unwrap();
      } catch (failure) {
        // Refused, it has not arrived: put right, it goes out as it is then.
        if (isFailure(failure) && !isUndecided(failure)) sent.delete(n);
        throw failure;
      }
    }
    if (!again) return leagueId;
    const { waivers: issued } = await read(leagueId).unwrap();
    for (const [n, waiver] of wanted.entries()) {
      const there = issued[n];
      if (!there || JSON.stringify(waiverLater(there, { weeks: 0 })) === JSON.stringify(waiver)) continue;
      const { waiverId } = there;
      await changeWaiver({ leagueId, waiverId, waiver, commandKey: `${commandKey}-waiver-${n}` }).unwrap();
    }
    return leagueId;
  };
};
