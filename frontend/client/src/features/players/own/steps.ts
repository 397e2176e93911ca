import type { CardStep } from '@fieldhouse/api-contract';

/** What to do next, and the section where it is done. */
export const STEPS: Readonly<Record<CardStep, { readonly todo: string; readonly section: string }>> = {
  photo: { todo: 'Add a photo', section: 'photo' },
  sport: { todo: 'Add a sport that you play', section: 'sports' },
  position: { todo: 'Choose your positions', section: 'sports' },
  level: { todo: 'Say how well you play', section: 'sports' },
  availability: { todo: 'Say when you can play', section: 'availability' },
  area: { todo: 'Say where you play', section: 'about' },
  bio: { todo: 'Write a few words about you', section: 'about' },
};
