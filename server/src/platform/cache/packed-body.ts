import { createHmac, timingSafeEqual } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { alone, splicedAgain } from './spliced-body.ts'
import type { Deflated, Slot, SplicedBody } from './spliced-body.ts'

type Kept = { body: SplicedBody; etag: string | null }

const slotNames: readonly Slot[] = ['visitor', 'time', 'asked']
const sealBytes = 32
const partHead = 12

/**
 * A body as bytes, to be kept outside of the process: seal, etag, slots, and each part with its checksum, length and bytes. The seal is
 * an HMAC over all of it and over the name it is kept under: who may write the rows can neither make a page nor put one elsewhere.
 */
export function packBody(secret: KeyObject, name: Buffer, { body, etag }: Kept): Buffer {
  const tag = Buffer.from(etag ?? '')
  const slots = body.slots.map((slot) => slotNames.indexOf(slot))
  const pieces: Buffer[] = [Buffer.from([tag.length]), tag, Buffer.from([slots.length, ...slots])]
  for (const { crc, length, bytes } of body.packed()) {
    const head = Buffer.allocUnsafe(partHead)
    head.writeUInt32LE(crc, 0)
    head.writeUInt32LE(length, 4)
    head.writeUInt32LE(bytes.length, 8)
    pieces.push(head, bytes)
  }
  const told = Buffer.concat(pieces)
  return Buffer.concat([seal(secret, name, told), told])
}

/** The same body again; null when the bytes are not what `packBody` made under this name. */
export function unpackBody(secret: KeyObject, name: Buffer, bytes: Buffer): Kept | null {
  const told = bytes.subarray(sealBytes)
  if (bytes.length < sealBytes || !timingSafeEqual(bytes.subarray(0, sealBytes), seal(secret, name, told))) return null
  // What bears our seal has our shape.
  let at = 0
  const take = (length: number) => told.subarray(at, (at += length))
  const byte = () => take(1).readUInt8()
  const etag = take(byte()).toString()
  const slots = [...take(byte())].map((slot) => slotNames[slot] ?? 'visitor')
  const parts: Deflated[] = []
  while (at < told.length) {
    const head = take(partHead)
    const [crc, length] = [head.readUInt32LE(0), head.readUInt32LE(4)]
    parts.push({ crc, length, bytes: alone(take(head.readUInt32LE(8))) })
  }
  return { body: splicedAgain(parts, slots), etag: etag === '' ? null : etag }
}

const seal = (secret: KeyObject, name: Buffer, told: Buffer): Buffer =>
  createHmac('sha256', secret).update(name).update(told).digest()
