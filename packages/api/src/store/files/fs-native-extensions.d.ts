declare module 'fs-native-extensions' {
  /** Takes the lock of an open file, which the kernel frees with the last process that has it open. False when it is taken. */
  export function tryLock(fd: number): boolean;
}
