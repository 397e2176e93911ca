export { PaymentsModule } from './payments.module';
export * from './provider';
