export { PortsModule } from './ports.module';
export { ProcessHost } from './process-host';
