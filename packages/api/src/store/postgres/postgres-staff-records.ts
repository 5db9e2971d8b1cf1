import { type StaffRecord, type StaffRecordStore, staffRecord } from '../../staff/staff-record.js';
import { StorageError } from '../errors.js';
import type { Database } from './database.js';

/** Keeps the staff's record in the database: whoever signs in at one process is signed in at all of them. */
export const postgresStaffRecords = (db: Database): StaffRecordStore => ({
  update: (complete) =>
    db.transaction(async (sql) => {
      // Of several processes that start for the first time together, one generates the password.
      await sql.query('lock table staff in exclusive mode');
      const [row] = await sql.query<{ record: StaffRecord }>('select record from staff');
      const found = staffRecord.nullable().safeParse(row?.record ?? null);
      if (!found.success) throw new StorageError('its table "staff" holds what this server did not write');
      const record = await complete(found.data);
      await sql.query('insert into staff (record) values ($1) on conflict (one) do update set record = $1', [
        JSON.stringify(record),
      ]);
      return record;
    }),
});
