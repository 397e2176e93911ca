import type { ProspectusEvent } from '@fieldhouse/events/leagues';
import type { LeagueProspectus, LeagueWaiver } from '@fieldhouse/values';

/** A waiver in its newest version. */
export type Waiver = {
  readonly waiverId: string;
  readonly version: number;
  readonly waiver: LeagueWaiver;
  /** SHA-256, hexadecimal. */
  readonly textHash: string;
  readonly retired: boolean;
};
export type ProspectusState = {
  readonly prospectus: LeagueProspectus | null;
  readonly published: boolean;
  /** Why its owners have cancelled the league; null: they have not. */
  readonly cancelledBecause: string | null;
  readonly waivers: readonly Waiver[];
};

export const initialProspectus: ProspectusState = {
  prospectus: null,
  published: false,
  cancelledBecause: null,
  waivers: [],
};

/** The prospectus after an event. */
export const evolveProspectus = (state: ProspectusState, event: ProspectusEvent): ProspectusState => {
  switch (event.type) {
    case 'ProspectusSet':
      return { ...state, prospectus: event.data.prospectus };
    case 'LeaguePublished':
      return { ...state, published: true };
    case 'LeagueUnpublished':
      return { ...state, published: false };
    case 'LeagueCancelled':
      return { ...state, cancelledBecause: event.data.reason };
    case 'WaiverIssued': {
      const { leagueId: _, ...issued } = event.data;
      const others = state.waivers.filter(({ waiverId }) => waiverId !== issued.waiverId);
      return { ...state, waivers: [...others, { ...issued, retired: false }] };
    }
    case 'WaiverRetired':
      return {
        ...state,
        waivers: state.waivers.map((one) =>
          one.waiverId === event.data.waiverId ? { ...one, retired: true } : one,
        ),
      };
    default:
      return event satisfies never;
  }
};
