import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const travelMs = 25 // a mail server is elsewhere

export type MailServer = {
  url: string
  taken(): number
  /** Answers nobody until the function that it returns is called: mails pile up where they wait. */
  hold(): () => void
  close(): void
}

/** A mail server that takes everything and keeps nothing, as far away as a real one: orders bring mails, and mails cost. */
export async function openMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>()
  let taken = 0
  let held: Promise<void> = Promise.resolve()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket)).on('error', () => {})
    const answer = async (line: string): Promise<void> => {
      await Promise.all([sleep(travelMs), held])
      if (socket.writable) socket.write(`${line}\r\n`)
    }
    converse(socket, answer, () => {
      taken += 1
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    taken: () => taken,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function converse(socket: Socket, answer: (line: string) => Promise<void>, onTaken: () => void): void {
  let received = ''
  let inLetter = false
  const say = (line: string) => void answer(line)
  say('220 bench')
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text
    for (let end = received.indexOf('\r\n'); end >= 0; end = received.indexOf('\r\n')) {
      const line = received.slice(0, end)
      received = received.slice(end + 2)
      if (inLetter && line !== '.') continue
      if (inLetter) onTaken()
      say(inLetter ? '250 taken' : /^DATA/i.test(line) ? '354 go on' : /^QUIT/i.test(line) ? '221 bye' : '250 bench')
      inLetter = !inLetter && /^DATA/i.test(line)
    }
  })
}
