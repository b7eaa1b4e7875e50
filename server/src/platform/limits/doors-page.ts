import { maxSocketsOfOne } from '../realtime/sockets.ts'
import type { CountedName, OpenDoor } from './doors.ts'
import { limitTable } from './table.ts'
import type { Limit, LimitName, Rate } from './table.ts'

/** `docs/LIMITS.md`: every open door with what counts it, as the routes declare it. */
export function doorsPage(doors: readonly OpenDoor[]): string {
  return `# Limits

Made from the routes by \`npm run limits\`; a test fails when it is out of date. Every call that needs no seller's and no operator's session, with the limits that count it. An address is an IPv4 address or the /64 of an IPv6 address. \`shop\` counts all who come to one shop, or by one link where the address of the call is a link. A limit with \`?\` counts only where the call has what it is about: a file, a term, a failed guess. \`RATE_LIMITS=off\` switches all of them off.

| Limit | Person | Address | Shop or link | Counted |
| --- | --- | --- | --- | --- |
${Object.entries<Limit>(limitTable)
  .map(([name, limit]) => `| \`${name}\` | ${rowOf(limit).join(' | ')} |`)
  .join('\n')}

Papers also wait in a queue that serves shops and links in turn; sockets are held to a number at once per address. See [OPERATIONS](OPERATIONS.md).

| Door | Who | Limits |
| --- | --- | --- |
${[...doors.map(lineOf), socketDoor].toSorted().join('\n')}
`
}

const socketDoor = `| \`UPGRADE /app/:key\` | none | ${maxSocketsOfOne} at once by address, and a lid for the process |`

const rowOf = ({ person, address, shop, shared }: Limit): string[] => [
  said(person),
  said(address),
  shop ? said(shop) : '–',
  shared ? 'over all processes' : 'by process',
]

const said = ({ points, seconds }: Rate): string => `${points} / ${times[seconds] ?? `${seconds} s`}`
const times: Record<number, string> = { 60: 'min', 600: '10 min', 3600: 'h', 86_400: 'day' }

function lineOf({ method, path, auth, floor, limits, counts }: OpenDoor): string {
  const names: (LimitName | CountedName)[] = [floor, ...limits, ...counts]
  return `| \`${method} ${path}\` | ${auth} | ${[...new Set(names)].map((name) => `\`${name}\``).join(', ')} |`
}
