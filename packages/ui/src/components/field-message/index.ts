export { FieldMessage, type FieldMessageProps } from './field-message.js';
