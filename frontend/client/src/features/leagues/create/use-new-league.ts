import { leagueBody, type LeagueBody, type SportView } from '@fieldhouse/api-contract';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { keptAs } from '../../../shared/lib/kept';
import { ownZone } from '../../../shared/lib/times';
import { useSession } from '../../../shared/session/use-session';
import { leaguesApi } from '../api/leagues.api';
import { leagueDefaults } from './league-defaults';

type Created = (leagueId: string, details: LeagueBody) => void | Promise<void>;

/**
 * The form of a league that is not there yet: the sport's usual numbers, or what was entered before the page was loaded
 * again. Nobody sends it before their e-mail is confirmed.
 */
export const useNewLeague = (sports: readonly SportView[], onCreated: Created) => {
  const { user } = useSession();
  const [create] = leaguesApi.useCreateLeagueMutation();
  const [kept] = useState(() => keptAs<Partial<LeagueBody>>(`new-league ${user?.id ?? ''}`));
  const [values] = useState(() => ({ ...leagueDefaults(sports, ownZone(), new Date()), ...kept.get() }));
  const created = useRef(false);
  const form = useCommandForm({
    schema: leagueBody,
    values,
    send: ({ commandKey }, details) => create({ commandKey, details }),
    onDone: ({ streamId }, details) => {
      created.current = true;
      kept.set(null);
      return onCreated(leagueIdOf(streamId), details);
    },
  });
  const { control, getValues } = form;
  const entered = useWatch({ control });
  useEffect(() => {
    if (!created.current) kept.set(getValues());
  }, [entered, getValues, kept]);
  return { form, unconfirmed: user?.email_confirmed_at === null } as const;
};

/** The stream of a league is named by its id: 'league-<id>'. */
export const leagueIdOf = (streamId: string): string => streamId.slice(streamId.indexOf('-') + 1);
