import { links } from '../../site/links.js';
import { newsletter } from '../entries/newsletter.js';
import { office } from './office.js';

export const sender = { newsletter: newsletter.name, address: office, contact: links.supportEmail };
