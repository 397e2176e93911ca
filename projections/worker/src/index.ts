export { ProjectionsModule } from './projections.module';
