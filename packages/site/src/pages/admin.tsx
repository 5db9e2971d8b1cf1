import { admin } from '@boundless/content/entries/admin';
import { StaffInbox } from '../admin/staff-inbox.js';
import { headOf } from '../head/head-of.js';

export const head = headOf('/admin', admin.meta, { noindex: true });

export default function AdminPage() {
  return <StaffInbox />;
}
