/** What the contact form sends. */
export interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  /** The value of the selected inquiry type, or ''. */
  inquiry: string;
  message: string;
}

export const contactDefaults: ContactMessage = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  inquiry: '',
  message: '',
};
