import type { Transporter } from 'nodemailer'
import type { Config } from '../config/config.ts'
import { composeMail, isPlainAddress, senderHeader } from './compose-mail.ts'
import { openConnections } from './smtp-connections.ts'

export type OutgoingMail = {
  id: string
  to: string
  subject: string
  html: string
  text: string
  replyTo?: string
  cc?: readonly string[]
  /** Where its report goes when it comes back; what its reader sees and answers to stays. */
  sender?: string
  attachments?: readonly { filename: string; content: Buffer }[]
}

/** What a mail server made of a mail, in its own words. `retryable`: it was not the recipient that it refused. */
export type Posted = { accepted: true; response: string } | { accepted: false; response: string; retryable?: boolean }

type Settings = Config['mail'] & { smtpUrl: string }

/** A mail server that is asked patiently but not for ever, over a few connections that stay open. */
export function createSmtp({ smtpUrl, from, connections }: Settings): {
  send(mail: OutgoingMail): Promise<void>
  post(mail: OutgoingMail): Promise<Posted>
} {
  const { hostname, port, protocol, username, password } = new URL(smtpUrl)
  const server = {
    host: hostname,
    port: Number(port || (protocol === 'smtps:' ? 465 : 587)),
    secure: protocol === 'smtps:',
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
  }
  const [header, envelopeFrom] = [senderHeader(from), /<([^>]+)>\s*$/.exec(from)?.[1] ?? from.trim()]
  const open = openConnections(server, connections)
  let transporter: Promise<Transporter> | null = null
  // Loaded with the first mail: the start is not kept waiting for it.
  const transport = (): Promise<Transporter> =>
    (transporter ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({ ...server, pool: true, maxConnections: 2 }),
    ))
  const hand = async ({ id, to, cc = [], attachments = [], sender, ...mail }: OutgoingMail): Promise<string> => {
    const addressed = {
      from,
      to: { name: '', address: to },
      cc: cc.map((address) => ({ name: '', address })),
      attachments: [...attachments],
      ...(sender !== undefined && { envelope: { from: sender, to: [to, ...cc] } }),
    }
    // The id is stable over retries, so that a mail program can tell a double.
    const { response, rejectedErrors = [] } = await (
      await transport()
    ).sendMail({ ...mail, ...addressed, messageId: `<${id}@kedai>` })
    // Taken for its copies alone.
    const refused = (rejectedErrors as { recipient?: string }[]).find(({ recipient }) => recipient === to)
    if (refused) throw refused
    return response ?? ''
  }
  return {
    async send(mail) {
      if (
        mail.cc?.length ||
        mail.attachments?.length ||
        !isPlainAddress(mail.to) ||
        !isPlainAddress(mail.replyTo ?? mail.to)
      )
        return void (await hand(mail))
      await open.send({ from: envelopeFrom, to: [mail.to] }, composeMail({ ...mail, from: header, now: new Date() }))
    },
    post: (mail) =>
      hand(mail).then(
        (response) => ({ accepted: true, response }),
        (error: unknown) => ({ accepted: false, response: wordsOf(error), retryable: !isRefusedRecipient(error) }),
      ),
  }
}

const wordsOf = (error: unknown): string =>
  error instanceof Error
    ? 'response' in error && typeof error.response === 'string'
      ? error.response
      : error.message
    : String(error)

/** Only this is for good: nothing that is wrong with our own address, our account or the server says anything of who it was for. */
export const isRefusedRecipient = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500
