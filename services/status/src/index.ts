export { StatusModule } from './status.module';
export { AvailabilityMonitor } from './availability.monitor';
