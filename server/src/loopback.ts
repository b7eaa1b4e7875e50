/** Whether a host is this machine and nobody else's. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
