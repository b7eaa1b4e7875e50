import { constants, crc32, deflateRawSync } from 'node:zlib'
import { joinedCrc } from './joined-crc.ts'
import type { Summed } from './joined-crc.ts'

/** What is filled in while a kept answer is served: the visitor's meta tags, and the time of the server. */
export type Fillings = { visitor: string; time: string }
type Slot = keyof Fillings

// The wire's times are 19 characters, so a time can be set anew without reading the JSON around it.
const places = /<!--visitor-meta-->|(?<="server_time":")\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?=")/g

/**
 * A body kept as parts with slots in between, so that serving it neither renders nor compresses nor sums up. It is deflated
 * when first sent so: most answers that are made are never asked for again. `size` allows for that, in bytes.
 */
export type SplicedBody = { parts: Buffer[]; deflated: () => Deflated[]; slots: Slot[]; size: number }
type Deflated = Summed & { bytes: Buffer }

export function spliceable(text: string): SplicedBody {
  const parts: Buffer[] = []
  const slots: Slot[] = []
  let from = 0
  for (const found of text.matchAll(places)) {
    parts.push(alone(Buffer.from(text.slice(from, found.index))))
    slots.push(found[0].startsWith('<') ? 'visitor' : 'time')
    from = found.index + found[0].length
  }
  parts.push(alone(Buffer.from(text.slice(from))))
  let deflated: Deflated[] | null = null
  return {
    parts, slots,
    deflated: () => (deflated ??= parts.map((part, at) => deflatePart(part, at === parts.length - 1))),
    size: parts.reduce((sum, part) => sum + part.length * 1.5, 0),
  }
}

// What Node hands out is often a view of a larger piece, 16 kB for anything deflated, and would keep all of that.
function alone(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

export const plainBody = ({ parts, slots }: SplicedBody, fillings: Fillings): Buffer =>
  Buffer.concat(interleave(parts, slots.map((slot) => Buffer.from(fillings[slot]))))

/** One gzip stream: the kept parts as they are, the fillings as stored blocks between them. */
export function gzippedBody({ deflated, slots }: SplicedBody, fillings: Fillings): Buffer {
  const filled = slots.map((slot) => storedBlock(Buffer.from(fillings[slot])))
  const pieces = interleave(deflated(), filled)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(pieces.reduce(joinedCrc, 0), 0)
  trailer.writeUInt32LE(pieces.reduce((sum, { length }) => sum + length, 0) >>> 0, 4)
  return Buffer.concat([gzipHeader, ...pieces.map(({ bytes }) => bytes), trailer])
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

function interleave<T>(parts: readonly T[], between: readonly T[]): T[] {
  return parts.flatMap((part, at) => (between[at] ? [part, between[at]] : [part]))
}

// A full flush ends a part on a whole byte and with no look back across the slot.
const deflatePart = (part: Buffer, isLast: boolean): Deflated => ({
  bytes: alone(deflateRawSync(part, { level: 5, finishFlush: isLast ? constants.Z_FINISH : constants.Z_FULL_FLUSH })),
  crc: crc32(part), length: part.length,
})

// RFC 1951 §3.2.4: a block that is not compressed, not the last one.
function storedBlock(bytes: Buffer): Deflated {
  const header = Buffer.alloc(5)
  header.writeUInt16LE(bytes.length, 1)
  header.writeUInt16LE(bytes.length ^ 0xffff, 3)
  return { bytes: Buffer.concat([header, bytes]), crc: crc32(bytes), length: bytes.length }
}
