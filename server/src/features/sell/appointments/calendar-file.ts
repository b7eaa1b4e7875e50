type Event = {
  id: number
  starts_at: Date
  ends_at: Date
  changed_at: Date
  title: string
  shop: string
  order_no: string
  status: string
}

/** An appointment as calendars read it (RFC 5545). A moved one keeps its id, so that it replaces the former. */
export function calendarFile(event: Event, host: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kedai//Appointments//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:appointment-${event.id}@${host}`,
    `DTSTAMP:${stamp(event.changed_at)}`,
    `SEQUENCE:${Math.floor(event.changed_at.getTime() / 1000) % 2_000_000_000}`,
    `DTSTART:${stamp(event.starts_at)}`,
    `DTEND:${stamp(event.ends_at)}`,
    `SUMMARY:${escaped(`${event.title} · ${event.shop}`)}`,
    `DESCRIPTION:${escaped(event.order_no)}`,
    `STATUS:${event.status === 'cancelled' ? 'CANCELLED' : event.status === 'held' ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '')

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

// Lines are at most 75 bytes; what goes on begins with a space, and no character is cut in two.
function folded(line: string): string {
  const parts = ['']
  for (const character of line) {
    const last = parts.at(-1) ?? ''
    if (Buffer.byteLength(last + character) > 74) parts.push(character)
    else parts[parts.length - 1] = last + character
  }
  return parts.join('\r\n ')
}
