import { z } from 'zod'
import { digitsOf, type SmsApi } from './sms-api.ts'

export type Sms123Settings = { provider: 'sms123'; apiKey: string; baseUrl: string | null }

const answer = z.object({
  status: z.enum(['ok', 'error']),
  msgCode: z.string(),
  statusMsg: z.string().default(''),
  data: z.array(z.object({ referenceID: z.string() })).nullish(),
})

const done = ['E00001', 'BE00128'] // the second: and the balance is low
const knownAlready = 'BE00096'

/** SMS123, sms123.net: api/send.php. A reference that it has seen is not sent again, so what may have gone out can be asked for anew. */
export const sms123Api = ({ apiKey, baseUrl }: Sms123Settings): SmsApi => ({
  name: 'SMS123',
  baseUrl: baseUrl ?? 'https://www.sms123.net',
  dedupes: true,
  secrets: [apiKey],
  request: ({ to, text, ref }) => ({
    method: 'GET',
    path: '/api/send.php',
    query: new URLSearchParams({ apiKey, recipients: digitsOf(to), messageContent: text, referenceID: ref }),
  }),
  read(body) {
    const read = answer.safeParse(body)
    if (!read.success) return null
    const { status, msgCode, statusMsg, data } = read.data
    const response = `${msgCode} ${statusMsg}`.trim()
    if ((status === 'ok' && done.includes(msgCode)) || msgCode === knownAlready)
      return { accepted: true, providerId: data?.[0]?.referenceID ?? null, parts: null, response }
    return { accepted: false, errorCode: msgCode, retryable: false, response }
  },
})
