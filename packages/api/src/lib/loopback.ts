/** Whether a host name or an address is a loopback address, which only this machine can use. */
export const isLoopback = (host: string | undefined) =>
  host !== undefined && /^(localhost|::1|\[::1\]|(::ffff:)?127(\.\d{1,3}){3})$/i.test(host);
