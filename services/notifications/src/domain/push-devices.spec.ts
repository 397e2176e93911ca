import { specification } from '@fieldhouse/kernel/testing';
import { PUSH_DEVICES_AT_MOST } from '@fieldhouse/values';
import { accountId, addDevice, added, at, endpointOf, me, removed } from './notice-settings.fixture';
import { noticeSettingsDecider } from './notice-settings.decider';

const { given } = specification(noticeSettingsDecider);

describe('a device', () => {
  it('is added once, and anew with another subscription or name', () => {
    given().when(addDevice('d1')).then(added('d1'));
    given(added('d1')).when(addDevice('d1')).then();
    given(added('d1'))
      .when(addDevice('d1', endpointOf('anew')))
      .then(added('d1', endpointOf('anew')));
    expect(given(added('d1'), added('d1', endpointOf('anew'))).state.devices).toHaveLength(1);
  });

  it('is reached where the product sends', () => {
    given()
      .when({ ...addDevice('d1', 'https://example.org/'), accepted: false })
      .thenRefused('endpoint_refused');
  });

  it('takes the place of itself under another id', () => {
    given(added('d1'), added('d2'))
      .when(addDevice('d3', endpointOf('d1')))
      .then(removed('d1', 'full'), added('d3', endpointOf('d1')));
  });

  it('takes the place of the oldest of too many', () => {
    const many = Array.from({ length: PUSH_DEVICES_AT_MOST }, (_, n) => added(`d${n}`));
    given(...many)
      .when(addDevice('new'))
      .then(removed('d0', 'full'), added('new'));
    given(...many, added('d0', endpointOf('anew')))
      .when(addDevice('new'))
      .then(removed('d1', 'full'), added('new'));
    given(...many)
      .when(addDevice('d0', endpointOf('anew')))
      .then(added('d0', endpointOf('anew')));
    given(...many)
      .when(addDevice('new', endpointOf('d5')))
      .then(removed('d5', 'full'), added('new', endpointOf('d5')));
  });

  it('is removed when it is asked for, once', () => {
    const remove = { ...me, type: 'RemovePushDevice', deviceId: 'd1' } as const;
    given(added('d1')).when(remove).then(removed('d1', 'asked'));
    given().when(remove).then();
    given(added('d1'), removed('d1', 'asked')).when(remove).then();
  });

  it('is dropped when its push service knows it no more, unless it was added anew meanwhile', () => {
    const actor = { kind: 'process', name: 'sending' } as const;
    const drop = {
      ...me,
      actor,
      type: 'DropPushDevice',
      deviceId: 'd1',
      endpoint: endpointOf('d1'),
    } as const;
    given(added('d1')).when(drop).then(removed('d1', 'gone'));
    given(added('d1'), added('d1', endpointOf('anew')))
      .when(drop)
      .then();
    given().when(drop).then();
  });

  it('ends with the session in which it was added, unless it was added anew in another', () => {
    const signOut = (...sessionIds: readonly string[]) =>
      ({
        ...me,
        actor: { kind: 'process', name: 'sending' },
        type: 'SignOutPushDevices',
        sessionIds,
      }) as const;
    const endpoint = endpointOf('d1');
    given()
      .when(addDevice('d1', endpoint, 's1'))
      .then(added('d1', endpoint, 's1'));
    given(added('d1', endpoint, 's1'), added('d2', endpointOf('d2'), 's2'), added('d3'))
      .when(signOut('s1', 's9'))
      .then(removed('d1', 'signed_out'));
    given(added('d1', endpoint, 's1'))
      .when(addDevice('d1', endpoint, 's2'))
      .then(added('d1', endpoint, 's2'));
    given(added('d1', endpoint, 's1'), added('d1', endpoint, 's2'))
      .when(signOut('s1'))
      .then();
  });

  it('is nobody’s once its person is erased', () => {
    const erased = {
      type: 'PushDeviceAdded',
      data: { accountId, deviceId: 'd1', name: null, subscription: null, addedAt: at },
    } as const;
    expect(given(erased).state.devices).toEqual([]);
  });
});
