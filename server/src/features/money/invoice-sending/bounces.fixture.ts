import { createTransport } from 'nodemailer'

export type Dsn = { recipient: string; action?: string; status?: string; diagnostic?: string }

/** A report as Postfix writes it. */
export const dsnOf = ({
  recipient,
  action = 'failed',
  status = '5.1.1',
  diagnostic = `smtp; 550 5.1.1 <${recipient}>: Recipient address rejected: User unknown`,
}: Dsn): string =>
  [
    'From: MAILER-DAEMON@mx.runcit.test (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="4F1B.1795/mx.runcit.test"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--4F1B.1795/mx.runcit.test',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
    '--4F1B.1795/mx.runcit.test',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.runcit.test',
    'X-Postfix-Queue-ID: 4F1B',
    'Arrival-Date: Fri, 20 Nov 2026 12:00:00 +0800 (+08)',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Original-Recipient: rfc822;${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mail.runcit.test',
    `Diagnostic-Code: ${diagnostic}`,
    '',
    '--4F1B.1795/mx.runcit.test',
    'Content-Description: Undelivered Message Headers',
    'Content-Type: text/rfc822-headers',
    '',
    'Subject: Invoice',
    '',
    '--4F1B.1795/mx.runcit.test--',
    '',
  ].join('\r\n')

/** Brings a message to the door as another server does; answers what the door said. */
export async function bring(port: number, to: string | string[], raw: string): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true })
  try {
    return (await transport.sendMail({ envelope: { from: '', to }, raw })).response
  } catch (error) {
    return error instanceof Error && 'response' in error ? String(error.response) : String(error)
  } finally {
    transport.close()
  }
}
