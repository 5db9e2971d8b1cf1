import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ContactForm } from '../../components/contact-form/index.js';
import { PartnerInquiryForm } from '../../components/partner-inquiry-form/index.js';
import { PartnershipForm } from '../../components/partnership-form/index.js';
import { sampleContactInfo } from '../contact-cards/contact-cards.samples.js';
import { ContactCards } from '../contact-cards/index.js';
import { FormSection } from './form-section.js';

const submit = fn(async () => {});

import { sampleContact, samplePartnerInquiry, samplePartnership } from '../../test/sample-forms.js';
import { tabTo } from '../../test/tab-to.js';

const meta = {
  title: 'Sections/Form section',
  component: FormSection,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { content: { title: 'Join the network' }, children: null },
} satisfies Meta<typeof FormSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the end of a partner page. */
export const ForLenders: Story = {
  args: {
    id: 'partnership-form',
    content: {
      title: 'Join the network',
      lede: 'Tell us what you fund. A person on our lender team replies within 24 hours.',
    },
    children: <PartnershipForm {...samplePartnership} variant="lender" submit={submit} />,
  },
  play: () => tabTo('Company'),
};

/** On wide screens the heading and the text below it stay beside the form. */
export const WithSomethingUnderTheHeading: Story = {
  args: {
    content: { title: 'Start here' },
    aside: <p>Six fields and a sentence. No deck, and no call until you want one.</p>,
    children: <PartnershipForm {...samplePartnership} submit={submit} />,
  },
};

/** Directly below the first screen of a page. */
export const ContactPage: Story = {
  args: {
    id: 'contact-form',
    layout: 'lead',
    content: { title: 'Send a message' },
    aside: <ContactCards content={sampleContactInfo} />,
    children: <ContactForm {...sampleContact} submit={submit} />,
  },
};

export const InquiryPage: Story = {
  args: {
    layout: 'lead',
    content: { title: 'Your partnership inquiry' },
    children: <PartnerInquiryForm {...samplePartnerInquiry} submit={submit} />,
  },
};

export const LongTitle: Story = {
  args: {
    content: {
      title: 'Bring your lending programme to businesses that are ready',
      lede: 'Tell us what you fund, in which regions, from what size and with which conditions, and a person on our lender team replies within 24 hours with a time to talk.',
    },
    children: <PartnershipForm {...samplePartnership} variant="lender" submit={submit} />,
  },
};
