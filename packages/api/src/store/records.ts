/** What the audit log says about a number of removed leads. */
export const countRecords = (count: number) => `${count} ${count === 1 ? 'record' : 'records'}`;

/** What the audit log says about a number of its own lines that were removed. */
export const countAuditLines = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'} of the audit log`;
