import { connect } from 'node:net'

export type Reply = { status: number; bytes: number; body: () => Buffer }

export type Connection = {
  /** Sends one whole request; its answer, or null once the line is broken. One at a time. */
  send(request: Buffer, done: (reply: Reply | null) => void): void
  close(): void
}

const endOfHead = Buffer.from('\r\n\r\n')

/**
 * One kept-alive HTTP/1.1 connection, as small as can be: whoever measures a fast server must cost less than it does.
 * Understands answers that say their length, which all of ours do.
 */
export function openConnection(port: number): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let waiting: ((reply: Reply | null) => void) | null = null
    let received: Buffer = Buffer.alloc(0)

    function answer(reply: Reply | null): void {
      const done = waiting
      waiting = null
      received = Buffer.alloc(0)
      done?.(reply)
    }

    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const reply = readReply(received)
      if (reply) answer(reply)
    })
    socket.once('error', (error) => {
      reject(error)
      answer(null)
    })
    socket.once('close', () => answer(null))
    socket.once('connect', () =>
      resolve({
        send(request, done) {
          if (socket.destroyed) return done(null)
          waiting = done
          socket.write(request)
        },
        close: () => socket.destroy(),
      }),
    )
  })
}

function readReply(received: Buffer): Reply | null {
  const headEnd = received.indexOf(endOfHead)
  if (headEnd < 0) return null
  const head = received.toString('latin1', 0, headEnd)
  const start = headEnd + endOfHead.length
  const bytes = start + lengthOf(head)
  return received.length < bytes
    ? null
    : { status: Number(head.slice(9, 12)), bytes, body: () => received.subarray(start, bytes) }
}

function lengthOf(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined && /\r\ntransfer-encoding:/i.test(head))
    throw new Error('an answer in chunks: this client reads only answers that say their length')
  return Number(length ?? 0)
}
