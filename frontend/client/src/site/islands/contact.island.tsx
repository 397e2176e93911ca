import { ContactForm } from './contact-form';

export const contact = <ContactForm />;
