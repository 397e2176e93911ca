import { ContactForm } from '../islands/contact-form';
import { Island } from '../parts/island';
import { PageHead } from '../parts/layout';

/** `/contact` */
export const ContactPage = () => (
  <>
    <PageHead title="Contact">Every message gets a ticket number and an answer from a person.</PageHead>
    <div className="wrap contact">
      <Island name="contact" element={<ContactForm />} />
      <noscript>
        <p>The form needs JavaScript. Switch it on and reload the page.</p>
      </noscript>
    </div>
  </>
);
