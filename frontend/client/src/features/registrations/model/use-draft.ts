import type { CommandResultView, OwnRegistrationView, SavedRegistration } from '@fieldhouse/api-contract';
import { useState } from 'react';
import type { Keyed } from '../../../shared/api/use-command';
import { registrationsApi } from '../api/registrations.api';
import { NOTHING_SAVED } from './steps';

type Written = { readonly revision: number; readonly saved: SavedRegistration };
type Sent = Keyed & { readonly ifRevision?: number };

/** What somebody fills in, as it stands saved, and how a part of it is saved. */
export type Draft = Written & {
  readonly save: (
    part: Partial<SavedRegistration>,
    sent: Sent,
  ) => { readonly unwrap: () => Promise<CommandResultView> };
};

/** The newest of what the service told and of what was saved from here, which is told a moment later. */
export const useDraft = ({ leagueId, revision, saved }: OwnRegistrationView): Draft => {
  const [start] = registrationsApi.useSaveRegistrationMutation();
  const [written, setWritten] = useState<Written>({ revision: -1, saved: NOTHING_SAVED });
  const newest = written.revision > revision ? written : { revision, saved: saved ?? NOTHING_SAVED };
  return {
    ...newest,
    save: (part, { commandKey, ifRevision }) => {
      const whole = { ...newest.saved, ...part };
      const answer = start({ leagueId, saved: whole, commandKey, ifRevision });
      return {
        unwrap: async () => {
          const result = await answer.unwrap();
          setWritten({ revision: result.revision, saved: whole });
          return result;
        },
      };
    },
  };
};
