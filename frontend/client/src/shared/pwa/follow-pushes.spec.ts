import { followPushes } from './follow-pushes';

const told = (data: unknown) => {
  const worker = Object.assign(new EventTarget(), { startMessages: jest.fn() });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  const go = jest.fn();
  followPushes(go);
  const answer = { postMessage: jest.fn() };
  worker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [answer] }));
  return { go, answer };
};

it('goes where the service worker says, and says that it has', () => {
  const { go, answer } = told({ show: '/teams/t1?tab=chat' });
  expect(go.mock.calls).toEqual([['/teams/t1?tab=chat']]);
  expect(answer.postMessage).toHaveBeenCalledTimes(1);
});

it.each([null, 'take-over', { show: 7 }])('stays where it is when told %j', (data) => {
  const { go, answer } = told(data);
  expect(go).not.toHaveBeenCalled();
  expect(answer.postMessage).not.toHaveBeenCalled();
});
