declare module 'fs-native-extensions' {
  /** Locks an open file until the last process closes it. False if it is locked already. */
  export function tryLock(fd: number): boolean;
}
