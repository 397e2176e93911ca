export { contactDashboard } from './contact-dashboard';
export { ContactReadModule, contactProjections } from './contact-read.module';
