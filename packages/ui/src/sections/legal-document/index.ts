export { LegalDocument, type LegalDocumentProps } from './legal-document.js';
