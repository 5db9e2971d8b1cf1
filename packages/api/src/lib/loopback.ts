/** Whether a host or an address is this very machine: nobody else reaches what listens there, or calls from there. */
export const isLoopback = (host: string | undefined) =>
  host !== undefined && /^(localhost|::1|(::ffff:)?127(\.\d{1,3}){3})$/i.test(host);
