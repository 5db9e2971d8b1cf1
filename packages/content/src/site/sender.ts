import { newsletter } from '../entries/newsletter.js';
import { links } from './links.js';
import { office } from './office.js';

/** Who sends the newsletter's mails, as anti-spam laws ask for: its name, the postal address with the sender first, and a contact. */
export const sender = { newsletter: newsletter.name, address: office, contact: links.supportEmail };
