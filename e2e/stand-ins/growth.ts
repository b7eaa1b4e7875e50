import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Told = { event_name: string; event_id: string; user_data: { fbc?: string } }

/** A provider of texts (Mocean) and one of advertising (Meta) on this machine: they take what comes, and keep it. */
export async function openGrowthStandIn() {
  const texts: { to: string; text: string }[] = []
  const purchases: Told[] = []
  const server = createServer((request, response) => void answer(request).then((body) => response.end(body)))
  async function answer(request: IncomingMessage): Promise<string> {
    let body = ''
    for await (const piece of request) body += String(piece)
    const path = request.url ?? ''
    if (path.startsWith('/rest/2/sms')) {
      const form = new URLSearchParams(body)
      texts.push({ to: form.get('mocean-to') ?? '', text: form.get('mocean-text') ?? '' })
      return JSON.stringify({ messages: [{ status: 0, receiver: form.get('mocean-to'), msgid: `C${texts.length}` }] })
    }
    if (!path.includes('/events')) return '{}'
    purchases.push(...(JSON.parse(body) as { data: Told[] }).data) // as our own server writes it
    return JSON.stringify({ events_received: 1 })
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
  return {
    texts,
    purchases,
    env: {
      SMS_PROVIDER: 'mocean',
      MOCEAN_API_KEY: 'k',
      MOCEAN_API_SECRET: 's',
      SMS_FROM: 'Kedai',
      SMS_BASE_URL: origin,
      FB_BASE_URL: origin,
      QUIET_HOURS: 'off',
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
