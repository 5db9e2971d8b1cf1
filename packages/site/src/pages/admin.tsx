import { admin } from '@boundless/content/entries/admin';
import { StaffInbox } from '../admin/staff-inbox.js';

export const head = admin.meta;

export default function AdminPage() {
  return <StaffInbox />;
}
