import type { AddressInfo } from 'node:net'
import type { SMTPServerDataStream } from 'smtp-server'
import type { BounceRef } from './bounce-address.ts'

type Door = {
  host: string
  port: number
  read(address: string): BounceRef | null
  /** A whole message about a hand-over of ours; `later`: it cannot be said yet, and the other server brings it again. */
  take(ref: BounceRef, message: Buffer): Promise<'taken' | 'later'>
}

export type OpenDoor = { port: number; close(): Promise<void> }

export const doorLimits = { bytes: 256_000, connections: 20, idleMs: 30_000, wholeMs: 120_000 }

/**
 * Where mail servers bring back what they could not deliver: a small SMTP server that knows no mailbox but the signed address of
 * each mail that has left, and keeps nothing. @throws what listening throws, such as EADDRINUSE
 */
export async function openBounceDoor({ host, port, read, take }: Door): Promise<OpenDoor> {
  // Loaded where it is wanted: few starts open this door.
  const { SMTPServer } = await import('smtp-server')
  const server = new SMTPServer({
    name: 'kedai',
    banner: 'reports about mail',
    logger: false,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: doorLimits.bytes,
    maxClients: doorLimits.connections,
    socketTimeout: doorLimits.idleMs,
    closeTimeout: 2_000,
    onRcptTo({ address }, { envelope }, done) {
      if (read(address) === null) return done(refusal(550, '5.1.1 No such address here'))
      return envelope.rcptTo.length > 0 ? done(refusal(452, '4.5.3 One address at a time')) : done()
    },
    onData(stream, { envelope }, done) {
      const ref = read(envelope.rcptTo[0]?.address ?? '')
      whole(stream)
        .then(async (message) => {
          if (message === null) return done(refusal(552, '5.3.4 Too large to be a report'))
          if (ref !== null && (await take(ref, message)) === 'later')
            return done(refusal(451, '4.3.0 Not yet; bring it again'))
          return done(null, '2.0.0 Thank you')
        })
        .catch(() => done(refusal(451, '4.3.0 Cannot be kept now; bring it again')))
    },
  })
  // Who breaks a conversation off is no failure of ours.
  server.on('error', () => {})
  server.server.on('connection', (socket) => {
    const timer = setTimeout(() => socket.destroy(), doorLimits.wholeMs).unref()
    socket.once('close', () => clearTimeout(timer))
  })
  const listening = await new Promise<number>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, () => resolve((server.server.address() as AddressInfo).port)) // it listens on TCP
  })
  return { port: listening, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

const refusal = (responseCode: number, words: string): Error => Object.assign(new Error(words), { responseCode })

// What is too large is read to its end and not kept.
async function whole(stream: SMTPServerDataStream): Promise<Buffer | null> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    // a stream of bytes, with no encoding set
    bytes += piece.length
    if (bytes <= doorLimits.bytes) pieces.push(piece)
    else pieces.length = 0
  }
  return bytes > doorLimits.bytes || stream.sizeExceeded ? null : Buffer.concat(pieces)
}
