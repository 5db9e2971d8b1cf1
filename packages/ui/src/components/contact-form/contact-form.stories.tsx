import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ClockContext, createSteppedClock } from '../../hooks/clock.js';
import { sampleContact } from '../../test/sample-forms.js';
import { timing } from '../../tokens/timing.js';
import { ContactForm } from './contact-form.js';

const meta = {
  title: 'Components/Contact form',
  component: ContactForm,
  tags: ['!autodocs'],
  args: { ...sampleContact, submit: fn(async () => {}) },
  decorators: [
    (Story) => (
      <div className="bl:max-w-188 bl:rounded-panel bl:border bl:border-line bl:bg-raised bl:p-5 bl:sm:p-11">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const fillIn = async (canvas: Parameters<Play>[0]['canvas']) => {
  await userEvent.type(canvas.getByLabelText('First name'), 'Noor');
  await userEvent.type(canvas.getByLabelText('Last name'), 'Haddad');
  await userEvent.type(canvas.getByLabelText('Email'), 'noor@riverbank.example');
  await userEvent.type(canvas.getByLabelText('Phone'), '416 555 0134');
  await userEvent.selectOptions(canvas.getByLabelText(/Inquiry type/), 'Funding');
  await userEvent.type(canvas.getByLabelText('Message'), 'Four cafes, soon five.');
  await userEvent.click(canvas.getByRole('checkbox'));
};

export const Empty: Story = {};

/** All errors at once. Focus goes to the first field with an error; typing clears its error. */
export const SentTooEarly: Story = {
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(canvas.getAllByText('Please enter this field')).toHaveLength(5);
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
    await userEvent.keyboard('Noor');
    await expect(canvas.getAllByText('Please enter this field')).toHaveLength(4);
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

const clock = createSteppedClock();

/** The banner stays for 5 s. The story stops one millisecond before it goes. */
export const Received: Story = {
  decorators: [
    (Story) => (
      <ClockContext.Provider value={clock}>
        <Story />
      </ClockContext.Provider>
    ),
  ],
  async play({ args, canvas }) {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(args.submit).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Thanks! Your message has been received.'),
    );
    await expect(canvas.getByLabelText('First name')).toHaveValue('');
    clock.step(timing.formSuccess - 1);
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

/** The button says that the form is being sent; clicks have no effect. */
export const Sending: Story = {
  args: { submit: fn(() => new Promise<void>(() => {})) },
  async play({ canvas }) {
    await fillIn(canvas);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  },
};

/** A failure shows no message: the input is kept, and the button works again. */
export const ServerUnavailable: Story = {
  args: { submit: fn(() => Promise.reject(new Error('503'))) },
  async play({ args, canvas }) {
    const { error } = console;
    console.error = fn();
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(args.submit).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send Message' })).toBeEnabled());
    await expect(canvas.getByLabelText('First name')).toHaveValue('Noor');
    await expect(console.error).toHaveBeenCalledOnce();
    console.error = error;
  },
};

/** The page that the server returns if JavaScript did not run. */
export const AnsweredWithoutJavaScript: Story = {
  args: {
    initial: {
      status: 'error',
      values: { firstName: 'Noor', email: 'noor@riverbank', phone: '416 555 01', inquiry: 'funding', consent: 'on' },
      errors: { lastName: 'Please enter this field', email: 'Please enter a valid email address' },
    },
  },
};

export const ReceivedWithoutJavaScript: Story = {
  args: { initial: { status: 'success', values: {}, errors: {} } },
};

/** The longest texts that a caller's labels may have. */
export const LongTexts: Story = {
  args: {
    initial: { status: 'success', values: {}, errors: {} },
    labels: {
      ...sampleContact.labels,
      company: 'Registered company name, as on your articles of incorporation',
      consent:
        'I agree that Boundless, its lending partners and their advisers may contact me about this message by e-mail or telephone, and I know that I can withdraw this at any time.',
      success:
        'Thanks! Your message has been received, and one of our funding specialists will be in touch with you soon.',
    },
  },
};
