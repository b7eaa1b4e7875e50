/** Whether an address is one that somebody out in the internet can reach, and safely. */
export function isReachable(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return (
    protocol === 'https:' &&
    !isLoopback(hostname) &&
    hostname.includes('.') &&
    !/^(?:10|127|0|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.|\.(?:local|internal|test|localhost)$/.test(hostname)
  )
}

/** Whether a host is this machine and nobody else's. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host === '::1' ||
  host === '[::1]' ||
  /^127(\.\d{1,3}){3}$/.test(host)
