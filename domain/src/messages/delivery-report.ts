/** What a mail server says became of a mail for one receiver: a group of fields of `message/delivery-status`. RFC 3464 */
export type RecipientReport = {
  /** Whom it could not be handed to, and whom it was meant for where another server passed it on; in small letters. */
  recipient: string
  original: string | null
  /** `failed`, `delayed`, `delivered`, `relayed` or `expanded`; in small letters. */
  action: string
  /** RFC 3463, such as 5.1.1. */
  status: string
  /** The server's own words, on one line. */
  words: string
}

/** The receivers that a delivery status tells of, in its order; null where it is none. */
export function readDeliveryStatus(text: string): RecipientReport[] | null {
  const groups = text.split(/\r?\n[ \t]*\r?\n/).map(fieldsOf)
  const reports = groups.flatMap((fields) => reportOf(fields) ?? [])
  return reports.length === 0 ? null : reports
}

/** `copy`: the mail reached whom it was for, and one of its copies came back. */
export type BounceVerdict = { failed: false } | { failed: true; recipient: string; copy: boolean; words: string }

/**
 * What reports mean for a mail: it failed for whom it was for, for one of the copies, or nothing final is said. A mail that was
 * passed on to an address that we do not know was for whom it was sent to.
 */
export function judgeBounce(
  reports: readonly RecipientReport[],
  { recipient, copies }: { recipient: string; copies: readonly string[] },
): BounceVerdict {
  const copied = copies.map((address) => address.toLowerCase())
  const failed = reports.filter(isFinal)
  const names = (report: RecipientReport, address: string) =>
    report.recipient === address || report.original === address
  const own =
    failed.find((report) => names(report, recipient.toLowerCase())) ??
    failed.find((report) => !copied.some((address) => names(report, address)))
  if (own) return { failed: true, recipient, copy: false, words: own.words }
  const [first] = failed
  return first
    ? {
        failed: true,
        recipient: copied.find((address) => names(first, address)) ?? first.recipient,
        copy: true,
        words: first.words,
      }
    : { failed: false }
}

// A server that gave up after days reports 4.x.x as failed; one that speaks of success contradicts itself.
const isFinal = ({ action, status }: RecipientReport): boolean => action === 'failed' && !status.startsWith('2')

type Fields = ReadonlyMap<string, string>

function fieldsOf(group: string): Fields {
  const fields = new Map<string, string>()
  for (const line of group.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase()
    if (/^[\w-]+$/.test(name) && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim())
  }
  return fields
}

function reportOf(fields: Fields): RecipientReport | null {
  const [recipient, action] = [addressOf(fields.get('final-recipient')), fields.get('action')?.toLowerCase()]
  if (recipient === null || action === undefined) return null
  const status = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? ''
  const said = valueOf(fields.get('diagnostic-code') ?? '')
  return {
    recipient,
    original: addressOf(fields.get('original-recipient')),
    action,
    status,
    words: onOneLine(said) || status || action,
  }
}

// "rfc822; siti@runcit.test": the type, then what is of that type.
const valueOf = (typed: string): string => typed.slice(typed.indexOf(';') + 1).trim()

function addressOf(typed: string | undefined): string | null {
  const address = valueOf(typed ?? '')
    .replaceAll(/^<|>$/g, '')
    .toLowerCase()
  return address.includes('@') ? address : null
}

const maxWords = 500
// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u001f\u007f\s]+/g
const onOneLine = (words: string): string => words.replaceAll(controls, ' ').trim().slice(0, maxWords)
