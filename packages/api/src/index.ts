/** What development tools and tests need to run the API without the server around it. */
export { type AppDeps, createApp } from './app.js';
export { type Env, EnvError, readEnv } from './env.js';
export { listen, type RunningServer } from './http/http-server.js';
export type { Site, SiteFile } from './site/site.js';
export { type StaffAccess, setUpStaffAccess } from './staff/staff-access.js';
export { type StartOptions, start } from './start.js';
export { openFiles } from './store/files/open-files.js';
export type { AuditLog, Leads, Outbox, Sessions, Stores } from './store/ports.js';
