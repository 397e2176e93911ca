import type { CardAudiencesView, PlayerAudience } from '@fieldhouse/api-contract';

/** Who may see a part of the card: the word of the choice, and what it means. */
export const AUDIENCES: readonly {
  readonly value: PlayerAudience;
  readonly label: string;
  readonly meaning: string;
}[] = [
  { value: 'private', label: 'Only me', meaning: 'Nobody else sees it.' },
  {
    value: 'captains',
    label: 'Captains',
    meaning:
      'Captains of your teams, and the owners and commissioners of your leagues. Until a league’s draft puts you on a team, all its captains.',
  },
  { value: 'team', label: 'My team', meaning: 'Those and everybody on a team with you.' },
  { value: 'public', label: 'Everyone', meaning: 'Everybody who may open your card.' },
];

/** 'Captains'. */
export const audienceWord = (audience: PlayerAudience): string =>
  AUDIENCES.find(({ value }) => value === audience)?.label ?? audience;

/** The parts of the card that have an audience of their own, as they stand on it. */
export const AUDIENCE_FIELDS: readonly { readonly field: keyof CardAudiencesView; readonly label: string }[] =
  [
    { field: 'photo', label: 'Photo' },
    { field: 'bio', label: 'About you' },
    { field: 'sports', label: 'Sports' },
    { field: 'availability', label: 'When you play' },
    { field: 'phone', label: 'Phone' },
    { field: 'jerseySize', label: 'Shirt size' },
  ];
