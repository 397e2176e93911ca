import { zoneWords } from '@fieldhouse/api-contract';
import { useId, useState } from 'react';
import { instantOf, wallTimeOf } from '../../../shared/form/fields/instant-input';
import { ownZone } from '../../../shared/lib/times';
import { Button } from '../../../shared/ui/button';
import '../../../shared/ui/field.css';
import { useAsOf } from '../model/use-as-of';

const noteOf = (chosen: string | null, isToCome: boolean): string => {
  if (isToCome) return 'That is still to come: the books are shown as they stand now.';
  return chosen === null
    ? 'Now. Choose an instant to see the books as they stood then.'
    : 'As it stood then.';
};

/** As of when the books are looked at, on the person's own clock; it stays in the address. */
export const AsOfField = () => {
  const { chosen, isToCome, choose } = useAsOf();
  const [opened] = useState(() => new Date().toISOString());
  const id = useId();
  const zone = ownZone();
  return (
    <div className="finance-bar">
      <div className="finance-field">
        <label htmlFor={id}>As of</label>
        <input
          id={id}
          type="datetime-local"
          className="field"
          aria-describedby={`${id}-note`}
          aria-invalid={isToCome || undefined}
          max={wallTimeOf(opened, zone)}
          value={wallTimeOf(chosen ?? opened, zone)}
          onChange={({ target }) => choose(instantOf(target.value, zone))}
        />
      </div>
      {chosen !== null && <Button onClick={() => choose(null)}>Back to now</Button>}
      <p id={`${id}-note`} className="muted finance-bar-note" aria-live="polite">
        {noteOf(chosen, isToCome)} Your time, {zoneWords(zone)}.
      </p>
    </div>
  );
};
