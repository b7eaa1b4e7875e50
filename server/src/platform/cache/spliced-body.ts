import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib'
import { combineCrc } from './combine-crc.ts'
import type { Summed } from './combine-crc.ts'

export type Slot = 'visitor' | 'time' | 'asked'

/**
 * What is filled in while a kept answer is served: the visitor's meta tags, the time of the server, and when the answers in a page
 * were asked for, in milliseconds.
 */
export type Fill = (slot: Slot) => string

// The wire's times are 19 characters, so a time can be set anew without reading the JSON around it. No text of a shop has quotes that
// are not escaped.
const places =
  /<!--visitor-meta-->|(?<="server_time":")\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?=")|(?<="answers":\{"at":)\d+(?=,"of":\{)/g

const slotOf = (found: string): Slot => (found.startsWith('<') ? 'visitor' : found.includes(' ') ? 'time' : 'asked')

/**
 * A body kept as parts with slots in between, so that serving it neither renders nor compresses nor sums up. Most answers that
 * are made are never asked for again, so it is deflated when it is first sent, in haste, and well when it is sent once more.
 * `size` allows for that, in bytes.
 */
export type SplicedBody = {
  plain: () => Buffer[]
  /** To be sent: the second time it is packed well. */
  deflated: () => Deflated[]
  /** As it is packed by now. */
  packed: () => Deflated[]
  slots: Slot[]
  size: number
}
export type Deflated = Summed & { bytes: Buffer }

export function spliceable(text: string): SplicedBody {
  const parts: Buffer[] = []
  const slots: Slot[] = []
  let from = 0
  for (const found of text.matchAll(places)) {
    parts.push(alone(Buffer.from(text.slice(from, found.index))))
    slots.push(slotOf(found[0]))
    from = found.index + found[0].length
  }
  parts.push(alone(Buffer.from(text.slice(from))))
  return splicedBody({ plain: () => parts, slots, deflated: null })
}

/** A body of parts that were deflated before. They are inflated for whoever does not read gzip, and to be packed well. */
export const splicedAgain = (deflated: Deflated[], slots: Slot[]): SplicedBody =>
  splicedBody({ plain: () => deflated.map(inflatePart), slots, deflated })

type Parts = Pick<SplicedBody, 'plain' | 'slots'> & { deflated: Deflated[] | null }

function splicedBody({ plain, slots, deflated }: Parts): SplicedBody {
  let sent = 0
  const pack = (level: number) =>
    (deflated = plain().map((part, at) => deflatePart(part, { level, isLast: at === slots.length })))
  const packed = () => deflated ?? pack(3)
  const length = deflated
    ? deflated.reduce((sum, part) => sum + part.length, 0)
    : plain().reduce((sum, part) => sum + part.length, 0)
  return {
    plain,
    slots,
    packed,
    deflated: () => (++sent === 2 ? pack(6) : packed()),
    size: length * 1.5,
  }
}

// What Node hands out is often a view of a larger piece, 16 kB for anything deflated, and would keep all of that.
export function alone(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

export const plainBody = ({ plain, slots }: SplicedBody, fill: Fill): Buffer =>
  Buffer.concat(plain().flatMap((part, at) => (slots[at] ? [part, Buffer.from(fill(slots[at]))] : [part])))

/** One gzip stream: the kept parts as they are, the fillings as stored blocks between them. */
export function gzippedBody({ deflated, slots }: SplicedBody, fill: Fill): Buffer {
  const pieces: Buffer[] = [gzipHeader]
  let [crc, length] = [0, 0]
  for (const [at, part] of deflated().entries()) {
    pieces.push(part.bytes)
    crc = combineCrc(crc, part)
    length += part.length
    const slot = slots[at]
    if (slot === undefined) continue
    const filling = Buffer.from(fill(slot))
    pieces.push(storedHead(filling.length), filling)
    crc = crc32(filling, crc)
    length += filling.length
  }
  const trailer = Buffer.allocUnsafe(8)
  trailer.writeUInt32LE(crc, 0)
  trailer.writeUInt32LE(length >>> 0, 4)
  pieces.push(trailer)
  return Buffer.concat(pieces)
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

// A full flush ends a part on a whole byte and with no look back across the slot.
const deflatePart = (part: Buffer, { level, isLast }: { level: number; isLast: boolean }): Deflated => ({
  bytes: alone(
    deflateRawSync(part, {
      level,
      ...roomFor(part.length),
      finishFlush: isLast ? constants.Z_FINISH : constants.Z_FULL_FLUSH,
    }),
  ),
  crc: crc32(part),
  length: part.length,
})

// Only the last part ends its stream.
const inflatePart = ({ bytes, length }: Deflated): Buffer =>
  length === 0
    ? Buffer.alloc(0)
    : inflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: length })

// Without, a few words would be given a quarter of a megabyte of room to be compressed in.
function roomFor(length: number): { windowBits: number; memLevel: number } {
  const windowBits = Math.min(15, Math.max(9, Math.ceil(Math.log2(length + 1))))
  return { windowBits, memLevel: Math.min(8, Math.max(1, windowBits - 7)) }
}

// RFC 1951 §3.2.4: how a block begins that is not compressed, and not the last one.
function storedHead(length: number): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(length, 1)
  head.writeUInt16LE(length ^ 0xffff, 3)
  return head
}
