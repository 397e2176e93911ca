import { USUAL_QUIET_HOURS, type NoticeSettingsView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { exactDay, ownZone } from '../../../shared/lib/times';
import { Button } from '../../../shared/ui/button';
import { Row, Rows } from '../../../shared/ui/rows';
import { Section } from '../../../shared/ui/section';
import { Switch } from '../../../shared/ui/switch';
import { clockTime } from '../settings/kind-words';
import { RemoveDevice } from './remove-device';
import { TestPush } from './test-push';
import { usePushHere } from './use-push-here';

const WAY_THERE = {
  unsupported: 'This browser cannot show push notifications. The bell and e-mails tell you the same.',
  install:
    'On an iPhone or iPad, push notifications come once Fieldhouse is on the Home Screen: in Safari, tap Share, then Add to Home Screen, and open Fieldhouse from there.',
  denied:
    'This browser does not let Fieldhouse show notifications. Allow them in its settings for this site, beside the address, and come back here.',
  off: 'Your browser asks once whether Fieldhouse may show notifications.',
} as const;

const QUIET = `Keep quiet from ${clockTime(USUAL_QUIET_HOURS.from)} to ${clockTime(USUAL_QUIET_HOURS.to)}, except for what cannot wait`;

/** Whether this browser is told of something, and which other devices are. */
export const PushSection = ({ settings }: { readonly settings: NoticeSettingsView }) => {
  const { here, busy, turnOn, turnOff } = usePushHere(settings);
  const [quiet, setQuiet] = useState(true);
  // Whoever has said nothing yet is asked with their first device.
  const asksQuiet = settings.devices.length === 0 && !settings.quietSaid;
  const device = here.state === 'on' ? here.device : null;
  const others = settings.devices.filter((one) => one !== device);
  return (
    <Section title="Push on this device" hint={here.state === 'on' ? undefined : WAY_THERE[here.state]}>
      {device && (
        <Rows label="This device">
          <Row title={device.name} note={`On since ${exactDay(device.addedAt)}`}>
            <div className="row-ways">
              <TestPush deviceId={device.deviceId} />
              <Button size="small" busy={busy} onClick={() => void turnOff()}>
                Turn off
              </Button>
            </div>
          </Row>
        </Rows>
      )}
      {here.state === 'off' && (
        <>
          {asksQuiet && <Switch label={QUIET} on={quiet} onTurn={setQuiet} />}
          <Button
            variant="filled"
            busy={busy}
            onClick={() => void turnOn(asksQuiet && quiet ? { ...USUAL_QUIET_HOURS, zone: ownZone() } : null)}
          >
            Turn on push on this device
          </Button>
        </>
      )}
      {others.length > 0 && (
        <>
          <h3 className="notice-subtitle">Other devices</h3>
          <Rows label="Other devices">
            {others.map((one) => (
              <Row key={one.deviceId} title={one.name} note={`Added ${exactDay(one.addedAt)}`}>
                <RemoveDevice device={one} />
              </Row>
            ))}
          </Rows>
        </>
      )}
    </Section>
  );
};
