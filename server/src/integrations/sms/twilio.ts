import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { sameText } from '../../platform/signing.ts'
import type { SmsApi } from './sms-api.ts'

export type TwilioSettings = {
  provider: 'twilio'
  accountSid: string
  authToken: string
  from: string
  baseUrl: string | null
}

const count = z.union([z.number().int(), z.string().regex(/^\d+$/).transform(Number)])
const message = z.object({
  sid: z.string(),
  status: z.string(),
  num_segments: count.nullish(),
  error_code: z.union([z.number(), z.string()]).nullish(),
  error_message: z.string().nullish(),
})
const refusal = z.object({ code: z.union([z.number(), z.string()]), message: z.string() })

const notDelivered = ['failed', 'undelivered', 'canceled']
const tooMany = '20429'

const report = z.object({
  MessageSid: z.string().min(1),
  MessageStatus: z.string().min(1),
  ErrorCode: z.string().default(''),
})

/** Twilio: Messages.json of the account. A sender that begins with MG is a messaging service. */
export const twilioApi = ({ accountSid, authToken, from, baseUrl }: TwilioSettings): SmsApi => ({
  name: 'Twilio',
  baseUrl: baseUrl ?? 'https://api.twilio.com',
  dedupes: false,
  secrets: [authToken],
  request: ({ to, text, reportTo }) => ({
    method: 'POST',
    path: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
    headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
    form: new URLSearchParams({
      To: to,
      [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
      Body: text,
      ...(reportTo !== undefined && { StatusCallback: reportTo }),
    }),
  }),
  read(body) {
    const sent = message.safeParse(body)
    if (sent.success) {
      const { sid, status, num_segments, error_code, error_message } = sent.data
      if (error_code == null && !notDelivered.includes(status))
        return { accepted: true, providerId: sid, parts: num_segments || null, response: `${status} ${sid}` }
      return {
        accepted: false,
        errorCode: error_code == null ? status : String(error_code),
        retryable: false,
        response: [error_code, error_message ?? status].filter(Boolean).join(' '),
      }
    }
    const refused = refusal.safeParse(body)
    if (!refused.success) return null
    const errorCode = String(refused.data.code)
    return {
      accepted: false,
      errorCode,
      retryable: errorCode === tooMany,
      response: `${errorCode} ${refused.data.message}`,
    }
  },
  readReport({ url, signature, fields }) {
    if (signature === null || !sameText(signature, signTwilio(authToken, url, fields))) return 'forged'
    const read = report.safeParse(fields)
    if (!read.success) return null
    const { MessageSid: providerId, MessageStatus: status, ErrorCode: code } = read.data
    const state = arrived.includes(status) ? 'delivered' : notDelivered.includes(status) ? 'failed' : 'underway'
    return { state, providerId, words: code === '' || code === '0' ? status : `${code} ${status}` }
  },
})

const arrived = ['delivered', 'read']

/** What Twilio writes into `X-Twilio-Signature`: the address, then each field's name and value in the order of names. */
export const signTwilio = (authToken: string, url: string, fields: Readonly<Record<string, string>>): string =>
  createHmac('sha1', authToken)
    .update(
      Object.keys(fields)
        .sort()
        .reduce((text, name) => `${text}${name}${fields[name] ?? ''}`, url),
    )
    .digest('base64')
