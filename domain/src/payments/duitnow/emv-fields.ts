/** A field of an EMVCo code: two digits of id, two of length, then the value. */
export type EmvField = { id: string; value: string }

/** Takes a code, or a template within one, apart; null where a length leads past the end or an id stands twice. */
export function readFields(text: string): EmvField[] | null {
  const fields: EmvField[] = []
  for (let at = 0; at < text.length;) {
    const head = /^(\d{2})(\d{2})$/.exec(text.slice(at, at + 4))
    if (!head?.[1] || !head[2]) return null
    const value = text.slice(at + 4, at + 4 + Number(head[2]))
    if (value.length < Number(head[2]) || fields.some(({ id }) => id === head[1])) return null
    fields.push({ id: head[1], value })
    at += 4 + value.length
  }
  return fields
}

/** The fields as one text, in the order of their ids. @throws RangeError for a value that no length can say */
export const writeFields = (fields: readonly EmvField[]): string =>
  fields
    .toSorted((one, other) => Number(one.id) - Number(other.id))
    .map(({ id, value }) => {
      if (value.length > 99) throw new RangeError(`field ${id} is too long`)
      return `${id}${String(value.length).padStart(2, '0')}${value}`
    })
    .join('')

/** CRC-16/CCITT-FALSE of a text's UTF-8 bytes: four capital hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of bytesOf(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

const bytesOf = (text: string): number[] =>
  [...encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|./g)].map(([one, hex]) =>
    hex === undefined ? one.charCodeAt(0) : Number.parseInt(hex, 16),
  )
