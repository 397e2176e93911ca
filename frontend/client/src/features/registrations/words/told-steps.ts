import type { RegistrationStep } from '@fieldhouse/api-contract';

/** The steps of a history without those that say nothing to a person, or what is not so. */
export const toldSteps = (steps: readonly RegistrationStep[]): readonly RegistrationStep[] =>
  steps.filter((step, index) => {
    // Whoever registers stands on the list for as long as it takes to see that there is a place.
    if (step.code === 'joined') return !isPlacedAtOnce(steps[index + 1]);
    return step.code !== 'taken_back' || areFewerPlaces(steps.slice(0, index));
  });

const isPlacedAtOnce = (next: RegistrationStep | undefined): boolean =>
  next?.code === 'placed' && next.via === 'join';

/** Whether that is why somebody is not in anymore. Whatever else it was has said so in a step of its own. */
const areFewerPlaces = (before: readonly RegistrationStep[]): boolean =>
  before.findLast(({ code }) => code === 'confirmed' || code === 'moved_down')?.code === 'moved_down';
