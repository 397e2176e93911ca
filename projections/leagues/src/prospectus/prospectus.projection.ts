import type { ProspectusEvent } from '@fieldhouse/events/leagues';
import type { Projection } from '@fieldhouse/kernel';
import { prospectusModel, type ProspectusDocument } from './prospectus.read-model';

/** A document per league that has said anything. */
export const prospectusProjection: Projection<ProspectusDocument, ProspectusEvent> = {
  ...prospectusModel,
  categories: ['prospectus'],
  indexes: [],
  idsOf: ({ data }) => [data.leagueId],
  project: (document, event, leagueId) => ({
    ...apply(document ?? nothingSaid(leagueId), event),
    revision: event.revision,
  }),
};

/** Of a league whose prospectus nobody has begun. */
export const nothingSaid = (leagueId: string): ProspectusDocument => ({
  ...{ _id: leagueId, prospectus: null, published: false, cancelled: null, waivers: [], texts: [] },
  revision: -1,
});

const apply = (document: ProspectusDocument, { type, data }: ProspectusEvent): ProspectusDocument => {
  switch (type) {
    case 'ProspectusSet':
      return { ...document, prospectus: data.prospectus };
    case 'LeaguePublished':
      return { ...document, published: true };
    case 'LeagueUnpublished':
      return { ...document, published: false };
    case 'LeagueCancelled':
      return { ...document, cancelled: { at: data.cancelledAt, reason: data.reason } };
    case 'WaiverIssued': {
      const { leagueId: _, ...issued } = data;
      const isNew = !document.waivers.some(({ waiverId }) => waiverId === issued.waiverId);
      const waivers = isNew
        ? [...document.waivers, issued]
        : document.waivers.map((one) => (one.waiverId === issued.waiverId ? issued : one));
      const { title, text } = issued.waiver;
      const others = document.texts.filter(({ textHash }) => textHash !== issued.textHash);
      return { ...document, waivers, texts: [...others, { textHash: issued.textHash, title, text }] };
    }
    case 'WaiverRetired':
      return { ...document, waivers: document.waivers.filter(({ waiverId }) => waiverId !== data.waiverId) };
  }
};
