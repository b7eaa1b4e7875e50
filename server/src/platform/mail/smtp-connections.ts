import type SMTPConnection from 'nodemailer/lib/smtp-connection'

type Options = ConstructorParameters<typeof SMTPConnection>[0] & { auth?: { user: string; pass: string } | undefined }
type Envelope = { from: string; to: string[] }
type Waiting = { envelope: Envelope; message: Buffer; done: () => void; failed: (error: unknown) => void }

export type Connections = { send(envelope: Envelope, message: Buffer): Promise<void> }

const idleMs = 5_000

/** Open conversations with one mail server, as many as are needed and at most so many, each of which takes one mail after the other. */
export function openConnections(options: Options, max: number): Connections {
  const queue: Waiting[] = []
  const idle: ((waiting: Waiting | undefined) => void)[] = []
  let count = 0

  async function converse(): Promise<void> {
    let connection: SMTPConnection | null = null
    let waiting = queue.shift()
    try {
      if (!waiting) return
      const opened = await connect(options)
      connection = opened
      let isOver = false
      opened.once('end', () => {
        isOver = true
      })
      for (; waiting; waiting = queue.shift() ?? (await nextWithin(idleMs))) {
        if (isOver) {
          // It ended while nothing was to be sent: another one takes the mail.
          queue.unshift(waiting)
          return
        }
        const { envelope, message, done } = waiting
        await new Promise<void>((resolve, reject) => {
          const broken = (error?: Error) => reject(error ?? new Error('the mail server ended the conversation'))
          opened.once('error', broken).once('end', broken)
          opened.send(envelope, message, (error) => {
            opened.off('error', broken).off('end', broken)
            if (error) reject(error)
            else resolve()
          })
        })
        done()
      }
      opened.quit()
    } catch (error) {
      // A refusal may leave half a mail behind: the next one begins anew.
      connection?.close()
      waiting?.failed(error)
    } finally {
      count -= 1
      if (queue.length > 0) start()
    }
  }

  function start(): void {
    if (count >= max) return
    count += 1
    void converse()
  }

  const nextWithin = (ms: number): Promise<Waiting | undefined> =>
    new Promise((resolve) => {
      const take = (waiting: Waiting | undefined) => {
        clearTimeout(timer)
        resolve(waiting)
      }
      const timer = setTimeout(() => {
        idle.splice(idle.indexOf(take), 1)
        take(undefined)
      }, ms).unref()
      idle.push(take)
    })

  return {
    send: (envelope, message) =>
      new Promise((resolve, reject) => {
        const waiting = { envelope, message, done: resolve, failed: reject }
        const free = idle.pop()
        if (free) return free(waiting)
        queue.push(waiting)
        start()
      }),
  }
}

async function connect({ auth, ...options }: Options): Promise<SMTPConnection> {
  const { default: Connection } = await import('nodemailer/lib/smtp-connection')
  const connection = new Connection(options)
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject).once('end', () => reject(new Error('the mail server ended the conversation')))
      connection.connect((error) => {
        if (error) return reject(error)
        if (!auth) return resolve()
        connection.login({ user: auth.user, credentials: { user: auth.user, pass: auth.pass } }, (refused) =>
          refused ? reject(refused) : resolve(),
        )
      })
    })
  } catch (error) {
    connection.close()
    throw error
  }
  connection.removeAllListeners('error').removeAllListeners('end')
  connection.on('error', () => {}) // heard by who sends
  return connection
}
