export { calendarDay, plays } from '@fieldhouse/values';
export * from './commands';
export * from './roster-list.contract';
export * from './team.contract';
