import { useId } from 'react';
import { Section } from './section';
import { StartButton } from './start-button';
import { useMissing } from './use-missing';

/** The start, with what it waits for. */
export const StartControls = () => {
  const missing = useMissing() ?? [];
  const why = useId();
  return (
    <Section
      title="Start"
      hint={missing.length > 0 && <span id={why}>{missing.map(({ message }) => message).join(' ')}</span>}
    >
      <StartButton whyNot={missing.length > 0 ? why : undefined} />
    </Section>
  );
};
