declare module 'fs-native-extensions' {
  /**
   * Locks an open file. The kernel releases the lock when the last process closes the file. False if it is locked
   * already.
   */
  export function tryLock(fd: number): boolean;
}
