-- Writes the statements that repeat, after pg_restore, what a restore must not undo: erasures, confirmed and ended subscriptions, messages that
-- were stopped, sign-outs, and the audit log. A test runs it.
select format('insert into tombstones (id, erased_at, erased_by) values (%L, %L, %L) on conflict do nothing;', id, erased_at, erased_by)
from tombstones;
select format('update leads set status = %L, address = %s where id = %L;', status, case status when 'active' then 'address' else 'null' end, id)
from leads where status in ('active', 'unsubscribed');
select format('insert into ended_sessions (session, until) values (%L, %L) on conflict do nothing;', session, until)
from ended_sessions;
select format('insert into audit (id, at, action, address, subject) values (%L, %L, %L, %L, %L) on conflict do nothing;', id, at, action, address, subject)
from audit order by sequence;
