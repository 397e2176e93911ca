export { ContactReadModule, contactProjections } from './contact-read.module';
