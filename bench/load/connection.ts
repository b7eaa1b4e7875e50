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
 * Understands answers that say their length or come in chunks, as ours do.
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
  const bytes = /\r\ntransfer-encoding: chunked/i.test(head) ? endOfChunks(received, start) : start + lengthOf(head)
  return bytes === null || received.length < bytes
    ? null
    : { status: Number(head.slice(9, 12)), bytes, body: () => received.subarray(start, bytes) }
}

const lengthOf = (head: string): number => Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)

/** Where the last chunk ends, null while it has not come. Each says how long it is, so their bytes are passed over. */
function endOfChunks(received: Buffer, start: number): number | null {
  for (let at = start; ;) {
    const lineEnd = received.indexOf('\r\n', at)
    if (lineEnd < 0) return null
    const size = parseInt(received.toString('latin1', at, lineEnd), 16)
    at = lineEnd + 2 + size + 2
    if (!(at <= received.length)) return null
    if (size === 0) return at
  }
}
