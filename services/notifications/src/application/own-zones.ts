import type { AggregateStore } from '@fieldhouse/kernel/runtime';
import { noticeSettingsAggregate } from '../domain';

/** The time zones that people have said to be theirs: those of their quiet hours. */
export const ownZones = (store: AggregateStore) => ({
  /** IANA; null: they have set no quiet hours. */
  of: async (accountId: string): Promise<string | null> =>
    (await store.load(noticeSettingsAggregate, accountId)).state.quiet?.zone ?? null,
});
