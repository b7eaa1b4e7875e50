import { createHmac } from 'node:crypto'
import type { Asked, Reply, Report } from './provider.ts'

export const ninjavanKeys = { client_id: 'nv-of-the-journey', client_secret: 'nv-secret-of-the-journey' }

/** Books parcels and tells of their steps. */
export function ninjavan() {
  const parcels: string[] = []
  return {
    parcels,
    answer({ method, path, headers, body }: Asked): Reply | null {
      if (!path.startsWith('/my/')) return null
      if (path.endsWith('/oauth/access_token'))
        return (JSON.parse(body) as { client_secret: string }).client_secret === ninjavanKeys.client_secret
          ? { body: { access_token: 'token', expires_in: 3600 } }
          : { status: 401, body: { error: { message: 'invalid client' } } }
      if (headers['authorization'] !== 'Bearer token') return { status: 401, body: {} }
      if (path.includes('/waybill')) return { type: 'application/pdf', body: '%PDF-1.4 label' }
      if (path.endsWith('/KEDAI-TEST')) return { status: 404, body: { error: { message: 'not found' } } }
      if (path.includes('/tracking-events/')) return { body: { events: [] } }
      if (method !== 'POST') return { body: {} }
      parcels.push(`NVMYJ${1000 + parcels.length}`)
      return { body: { tracking_number: parcels.at(-1) } }
    },
    /** A step of a parcel, `minutes` from now. */
    step(trackingNumber: string, status: string, minutes: number): Report {
      const timestamp = new Date(Date.now() + minutes * 60_000).toISOString()
      const body = JSON.stringify({ tracking_id: trackingNumber, status, timestamp })
      const mac = createHmac('sha256', ninjavanKeys.client_secret).update(body).digest('base64')
      return { headers: { 'content-type': 'application/json', 'x-ninjavan-hmac-sha256': mac }, body }
    },
  }
}
