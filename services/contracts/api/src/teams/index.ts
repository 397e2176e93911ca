export { calendarDay } from '@fieldhouse/values';
export * from './commands';
export * from './team.contract';
