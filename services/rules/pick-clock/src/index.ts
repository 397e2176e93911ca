export { deadlineOf, quietBetween, remainingSeconds, type QuietSpan } from './pick-clock';
