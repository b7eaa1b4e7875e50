import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Socket } from 'node:net'

export type PretendMailServer = {
  /** Recipients of what was delivered, in order. */
  delivered: string[]
  /** Silent: it takes connections and never says a word. */
  isSilent: boolean
  stop(): Promise<void>
}

/** A mail server of a few words: takes everything, keeps who it was for. */
export async function openPretendMailServer(port: number, isSilent = false): Promise<PretendMailServer> {
  const sockets = new Set<Socket>()
  const state: Pick<PretendMailServer, 'delivered' | 'isSilent'> = { delivered: [], isSilent }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket)).on('error', () => {})
    if (!state.isSilent) converse(socket, state.delivered)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(state, {
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  })
}

function converse(socket: Socket, delivered: string[]): void {
  let recipient = ''
  let isLetter = false
  let unread = ''
  socket.setEncoding('utf8').write('220 pretend mail\r\n')
  socket.on('data', (text: string) => {
    unread += text
    for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
      const line = unread.slice(0, end)
      unread = unread.slice(end + 2)
      answer(line)
    }
  })

  function answer(line: string): void {
    if (isLetter) {
      if (line !== '.') return
      isLetter = false
      delivered.push(recipient)
      return void socket.write('250 taken\r\n')
    }
    const command = line.slice(0, 4).toUpperCase()
    if (command === 'RCPT') recipient = /<([^>]*)>/.exec(line)?.[1] ?? ''
    if (command === 'DATA') isLetter = true
    socket.write(command === 'DATA' ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n')
  }
}
