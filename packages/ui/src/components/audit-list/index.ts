export { AuditList, type AuditListProps } from './audit-list.js';
