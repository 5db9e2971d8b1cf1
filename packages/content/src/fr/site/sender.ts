import { links } from '../../site/links.js';
import { office } from '../../site/office.js';
import { newsletter } from '../entries/newsletter.js';

export const sender = { newsletter: newsletter.name, address: office, contact: links.supportEmail };
