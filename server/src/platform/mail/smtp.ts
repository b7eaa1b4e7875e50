import type { Transporter } from 'nodemailer'

export type OutgoingMail = { id: string; to: string; subject: string; html: string; text: string; replyTo?: string }

/** A mail server that is asked patiently but not for ever. A refusal for good (5xx) is not tried again. */
export function createSmtp(smtpUrl: string, from: string): { send(mail: OutgoingMail): Promise<void> } {
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
  return {
    async send({ id, to, subject, html, text, replyTo }) {
      const transport = await (transporter ??= open())
      try {
        // The id is stable over retries, so that a mail program can tell a double.
        await transport.sendMail({ from, to: { name: '', address: to }, subject, html, text, replyTo, messageId: `<${id}@kedai>` })
      } catch (error) {
        if (!isRefusedForGood(error)) throw error
      }
    },
  }
}

const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number' && error.responseCode >= 550 && error.responseCode <= 554
