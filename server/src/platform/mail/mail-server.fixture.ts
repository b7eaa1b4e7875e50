import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'

export type Taken = { from: string; to: string[]; message: string }
/** Its plain text, as a mail program reads it. */
export const textOf = async ({ message }: Taken): Promise<string> => (await PostalMime.parse(message)).text ?? ''

/** Takes everything; says not a word to whoever connects; breaks every line off; or refuses our own address. */
export type MailServerMode = 'takes' | 'silent' | 'cut' | 'refuses_sender'

/** A mail server on this machine. What it does can be changed while it runs. */
export async function startMailServer({ port = 0, mode = 'takes' }: { port?: number; mode?: MailServerMode } = {}) {
  const taken: Taken[] = []
  const server = new SMTPServer({
    logger: false,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, done) {
      if (state.mode !== 'silent') done()
    },
    onMailFrom(_address, _session, done) {
      done(state.mode === 'refuses_sender' ? refusal('5.7.1 Sender address rejected') : null)
    },
    onRcptTo({ address }, _session, done) {
      done(state.unknown.has(address) ? refusal(`5.1.1 <${address}>: User unknown`) : null)
    },
    onData(stream, { envelope }, done) {
      const pieces: Buffer[] = []
      stream
        .on('data', (piece: Buffer) => void pieces.push(piece))
        .on('end', () => {
          taken.push({
            from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
            to: envelope.rcptTo.map(({ address }) => address),
            message: Buffer.concat(pieces).toString(),
          })
          setTimeout(done, state.takesMs)
        })
    },
  })
  // Who breaks a conversation off is no failure of ours.
  server.on('error', () => {})
  server.server.on('connection', (socket) => {
    if (state.mode === 'cut') socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` // it listens on TCP
  const state = {
    mode,
    unknown: new Set<string>(),
    takesMs: 0,
    url,
    taken,
    close: (): Promise<void> => new Promise((resolve) => server.close(() => resolve())),
  }
  return state
}

const refusal = (words: string): Error => Object.assign(new Error(words), { responseCode: 550 })
