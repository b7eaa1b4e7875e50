import { inflateSync } from 'node:zlib'

type Table = { tag: number; offset: number; packed: number; length: number; checksum: number }

/**
 * The plain font inside a WOFF 1.0 file (W3C WOFF §4–5). fontkit reads WOFF itself, but inflates the table of all letters again for each letter it embeds.
 * @throws Error when the bytes are no WOFF.
 */
export function sfntOfWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, place): Table => {
    const at = 44 + place * 20
    const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
      number,
      number,
    ] // five fields, five numbers
    return { tag, offset, packed, length, checksum }
  })
  const bodies = tables.map(({ offset, packed, length }) => {
    const kept = woff.subarray(offset, offset + packed)
    return packed < length ? inflateSync(kept) : kept
  })
  return Buffer.concat([
    headOf(woff.readUInt32BE(4), tables),
    ...bodies.flatMap((body) => [body, Buffer.alloc(padding(body.length))]),
  ])
}

function headOf(flavour: number, tables: readonly Table[]): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.length)
  const power = Math.floor(Math.log2(tables.length))
  head.writeUInt32BE(flavour, 0)
  head.writeUInt16BE(tables.length, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (tables.length - 2 ** power), 10)
  let offset = head.length
  tables.forEach(({ tag, checksum, length }, place) => {
    for (const [field, value] of [tag, checksum, offset, length].entries())
      head.writeUInt32BE(value, 12 + 16 * place + 4 * field)
    offset += length + padding(length)
  })
  return head
}

const padding = (length: number): number => (4 - (length % 4)) % 4
