import { contactUs } from '@boundless/content/entries/contact-us';
import { ClosingBand } from '@boundless/ui/sections/closing-band';
import { ContactCards } from '@boundless/ui/sections/contact-cards';
import { FaqSection } from '@boundless/ui/sections/faq-section';
import { FormSection } from '@boundless/ui/sections/form-section';
import { PageHead } from '@boundless/ui/sections/page-head';
import { ContactMessage } from '../forms/contact-message.js';

export const head = contactUs.meta;

export default function ContactUsPage() {
  return (
    <>
      <PageHead content={contactUs.hero} />
      <FormSection
        id="contact-form"
        layout="lead"
        content={contactUs.form}
        aside={<ContactCards content={contactUs.info} />}
      >
        <ContactMessage />
      </FormSection>
      <FaqSection content={contactUs.faq} />
      <ClosingBand content={contactUs.closing} />
    </>
  );
}
