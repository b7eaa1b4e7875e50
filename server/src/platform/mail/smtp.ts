import type { Transporter } from 'nodemailer'

export type OutgoingMail = {
  id: string; to: string; subject: string; html: string; text: string; replyTo?: string; cc?: readonly string[]
  /** Where its report goes when it comes back; what its reader sees and answers to stays. */
  sender?: string
  attachments?: readonly { filename: string; content: Buffer }[]
}

/** What a mail server made of a mail, in its own words. */
export type Posted = { accepted: boolean; response: string }

/** A mail server that is asked patiently but not for ever. A refusal for good (5xx) is not tried again. */
export function createSmtp(smtpUrl: string, from: string): { send(mail: OutgoingMail): Promise<void>; post(mail: OutgoingMail): Promise<Posted> } {
  let transporter: Promise<Transporter> | null = null
  // Loaded with the first mail: the start is not kept waiting for it.
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer')
    const { hostname, port, protocol, username, password } = new URL(smtpUrl)
    const auth = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined
    return createTransport({
      host: hostname, port: Number(port || (protocol === 'smtps:' ? 465 : 587)), secure: protocol === 'smtps:', auth,
      pool: true, maxConnections: 2, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000,
    })
  }
  const hand = async ({ id, to, cc = [], attachments = [], sender, ...mail }: OutgoingMail): Promise<string> => {
    const transport = await (transporter ??= open())
    const addressed = { from, to: { name: '', address: to }, cc: cc.map((address) => ({ name: '', address })), attachments: [...attachments], ...(sender !== undefined && { envelope: { from: sender, to: [to, ...cc] } }) }
    // The id is stable over retries, so that a mail program can tell a double.
    const { response } = await transport.sendMail({ ...mail, ...addressed, messageId: `<${id}@kedai>` })
    return response ?? ''
  }
  return {
    async send(mail) {
      try {
        await hand(mail)
      } catch (error) {
        if (!isRefusedForGood(error)) throw error
      }
    },
    post: (mail) => hand(mail).then((response) => ({ accepted: true, response }), (error: unknown) => ({ accepted: false, response: wordsOf(error) })),
  }
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? ('response' in error && typeof error.response === 'string' ? error.response : error.message) : String(error)

const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number' && error.responseCode >= 550 && error.responseCode <= 554
