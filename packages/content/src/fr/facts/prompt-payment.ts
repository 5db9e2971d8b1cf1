import { promptPayment as english } from '../../facts/prompt-payment.js';
import { inFrench } from './in-french.js';

export const promptPayment = inFrench(english);
