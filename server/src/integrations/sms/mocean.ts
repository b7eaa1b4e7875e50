import { z } from 'zod'
import { digitsOf, type SmsApi } from './sms-api.ts'

export type MoceanSettings = {
  provider: 'mocean'
  apiKey: string
  apiSecret: string
  from: string
  baseUrl: string | null
}

const status = z.union([z.number().int(), z.string().regex(/^\d+$/).transform(Number)])
const oneMessage = z.object({ status, msgid: z.string().optional(), err_msg: z.string().optional() })
const answer = z.union([
  z.object({ messages: z.array(oneMessage).min(1) }),
  oneMessage.extend({ messages: z.undefined().optional() }),
])

const throttled = 32

// Of `mocean-dlr-status`, in its form.
const ends = {
  1: { state: 'delivered', words: 'delivered' },
  2: { state: 'failed', words: 'failed' },
  3: { state: 'failed', words: 'expired' },
} as const
const report = z.object({
  'mocean-msgid': z.string().min(1),
  'mocean-dlr-status': z.enum(['1', '2', '3']),
  'mocean-error-code': z.string().default(''),
})

/** Mocean, moceanapi.com: rest/2/sms. It finds by itself which alphabet a text needs. */
export const moceanApi = ({ apiKey, apiSecret, from, baseUrl }: MoceanSettings): SmsApi => ({
  name: 'Mocean',
  baseUrl: baseUrl ?? 'https://rest.moceanapi.com',
  dedupes: false,
  secrets: [apiKey, apiSecret],
  request: ({ to, text, reportTo }) => ({
    method: 'POST',
    path: '/rest/2/sms',
    form: new URLSearchParams({
      'mocean-api-key': apiKey,
      'mocean-api-secret': apiSecret,
      'mocean-from': from,
      'mocean-to': digitsOf(to),
      'mocean-text': text,
      'mocean-resp-format': 'json',
      ...(reportTo !== undefined && { 'mocean-dlr-mask': '1', 'mocean-dlr-url': reportTo }),
    }),
  }),
  read(body) {
    const read = answer.safeParse(body)
    if (!read.success) return null
    const said = read.data.messages?.[0] ?? oneMessage.parse(body)
    if (said.status === 0)
      return said.msgid === undefined
        ? null
        : { accepted: true, providerId: said.msgid, parts: null, response: said.msgid }
    const response = [String(said.status), said.err_msg].filter(Boolean).join(' ')
    return { accepted: false, errorCode: String(said.status), retryable: said.status === throttled, response }
  },
  // Unsigned: who knows the address, which is signed, is believed.
  readReport({ fields }) {
    const read = report.safeParse(fields)
    if (!read.success) return null
    const { 'mocean-msgid': providerId, 'mocean-dlr-status': status, 'mocean-error-code': code } = read.data
    const { state, words } = ends[status]
    return { state, providerId, words: code === '' ? words : `${code} ${words}` }
  },
})
