import { zoneWords } from '@fieldhouse/api-contract';
import { useId, useState } from 'react';
import { instantOf, wallTimeOf } from '../../../shared/form/fields/instant-input';
import { ownZone } from '../../../shared/lib/times';
import { Button } from '../../../shared/ui/button';
import '../../../shared/ui/field.css';
import { useAsOf } from '../model/use-as-of';

/** As of when the books are looked at, on the person's own clock; it stays in the address. */
export const AsOfField = () => {
  const [asOf, setAsOf] = useAsOf();
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
          aria-describedby={`${id}-zone`}
          value={wallTimeOf(asOf ?? opened, zone)}
          onChange={({ target }) => setAsOf(instantOf(target.value, zone))}
        />
      </div>
      {asOf !== null && <Button onClick={() => setAsOf(null)}>Back to now</Button>}
      <p id={`${id}-zone`} className="muted finance-bar-note">
        {asOf === null ? 'Now. Choose an instant to see the books as they stood then.' : 'As it stood then.'}{' '}
        Your time, {zoneWords(zone)}.
      </p>
    </div>
  );
};
