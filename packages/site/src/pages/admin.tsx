import { admin } from '@boundless/content/entries/admin';
import { StaffInbox } from '../admin/staff-inbox.js';
import { headOf } from '../head/head-of.js';

export const head = headOf('/admin', admin.meta, { noindex: true });

/** Staff have a bar of their own in the place of the site's header. */
export const ownFrame = true;

/** The footer's newsletter form and links are for visitors. */
export const noFooter = true;

export default function AdminPage() {
  return <StaffInbox />;
}
