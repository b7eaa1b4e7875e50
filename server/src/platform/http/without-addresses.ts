import { isIPv6 } from 'node:net'

/**
 * A line of the log without anybody's full address: of an e-mail address the first letter and the domain stay, of an IP address the
 * network. Loopback stays as it is. What a database or a mail server says of a failure may quote either.
 */
export const withoutAddresses = (line: string): string =>
  line
    .replace(emailAddress, (_all, first: string, domain: string) => `${first}***@${domain}`)
    .replace(maybeIpv6, (text) =>
      isIPv6(text) && text !== '::1' && text !== '::'
        ? `${text.split(':').slice(0, 3).join(':').replace(/:+$/, '')}::x`
        : text,
    )
    .replace(ipv4, (text, network: string) => (text.startsWith('127.') || text === '0.0.0.0' ? text : `${network}.x`))

// Each begins where a run of its characters begins, so that a long line is gone through once.
const emailAddress =
  /(?<![A-Za-z0-9._!#$%&'*+=?^`{|}~/-])([A-Za-z0-9_!#$%&'*+=?^`{|}~-])[A-Za-z0-9._!#$%&'*+=?^`{|}~-]{0,200}@([A-Za-z0-9][A-Za-z0-9.-]{0,252})/g
const maybeIpv6 = /(?<![\w:.])[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}(?![\w:.])/gi
const ipv4 = /(?<![\w.])(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}(?![\w.])/g
