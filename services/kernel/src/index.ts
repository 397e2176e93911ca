export * from './events/event-definition';
export * from './events/recorded-event';
export * from './decider/decider';
export * from './decider/command';
export * from './subscriptions/projection';
export * from './subscriptions/process';
export * from './subscriptions/react-batch';
export * from './privacy/day-pass';
