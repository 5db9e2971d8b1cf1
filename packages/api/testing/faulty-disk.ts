import { type Disk, disk } from '../src/store/files/disk.js';

/** A disk that counts syncs and bytes, and fails on request. */
export interface FaultyDisk extends Disk {
  syncs: number;
  bytes: number;
  /** Makes syncs fail, or writes that contain this text. */
  fail: { write?: string; sync?: boolean };
  /** Delays writes that contain a text until a promise resolves. */
  hold?: { write: string; until: Promise<void> } | undefined;
}

const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

export function faultyDisk(): FaultyDisk {
  const faulty: FaultyDisk = {
    syncs: 0,
    bytes: 0,
    fail: {},
    async write(file, bytes, position) {
      if (faulty.hold && bytes.includes(faulty.hold.write)) await faulty.hold.until;
      if (faulty.fail.write !== undefined && bytes.includes(faulty.fail.write)) {
        // Like a full disk: a part is written before the failure.
        await disk.write(file, bytes.subarray(0, bytes.length / 2), position);
        throw full();
      }
      faulty.bytes += bytes.length;
      await disk.write(file, bytes, position);
    },
    async sync(file) {
      if (faulty.fail.sync) throw full();
      faulty.syncs += 1;
      await disk.sync(file);
    },
  };
  return faulty;
}
