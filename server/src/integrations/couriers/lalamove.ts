// Riders, with prices that hold for five minutes: a quotation is ordered once. Both ends need a point on the map. What is signed
// are the very bytes that are sent.
import { createHmac, randomUUID } from 'node:crypto'
import { courierProviders } from '@kedai/domain/shipments/courier-providers.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import type { ShipmentStatus } from '@kedai/domain/shipments/statuses.ts'
import { z } from 'zod'
import { sameText } from '../../platform/signing.ts'
import { GatewayRefused } from '../payments/gateway.ts'
import type { OpenAccount } from '../payments/gateway.ts'
import { hostOf, type Hosts } from '../payments/hosts.ts'
import { askProvider, readAnswer } from '../payments/provider-http.ts'
import type { CourierProvider, EventVerdict, NewParcel, Party, RawEvent } from './courier.ts'
import { readJson, readTime } from './wire.ts'

const quotation = z.object({
  data: z.object({
    quotationId: z.string().min(1),
    stops: z.array(z.object({ stopId: z.string() })).min(2),
    priceBreakdown: z.object({ total: z.coerce.string() }),
  }),
})
const prepared = z.object({ quotationId: z.string(), stops: z.tuple([z.string(), z.string()]), total: z.string() })
const order = z.object({
  data: z.object({
    orderId: z.string().min(1).max(80),
    shareLink: z.string().nullish(),
    status: z.string(),
    priceBreakdown: z.object({ total: z.coerce.string() }).nullish(),
  }),
})
const told = z.object({
  timestamp: z.coerce.string(),
  signature: z.string(),
  eventId: z.string().max(100).default(''),
  eventType: z.string().max(60).default(''),
  data: z.looseObject({
    order: z.object({ orderId: z.string().max(80), status: z.string().max(40).nullish() }).nullish(),
    updatedAt: z.unknown().optional(),
  }),
})

const statuses: Record<string, ShipmentStatus> = {
  ASSIGNING_DRIVER: 'awaiting_pickup',
  ON_GOING: 'awaiting_pickup',
  PICKED_UP: 'picked_up',
  COMPLETED: 'delivered',
  CANCELED: 'cancelled',
  REJECTED: 'cancelled',
  EXPIRED: 'cancelled',
}

export const lalamoveCourier = (standIn: string | null): CourierProvider => {
  const hosts: Hosts = { live: 'https://rest.lalamove.com', test: 'https://rest.sandbox.lalamove.com', standIn }
  async function ask(
    account: OpenAccount,
    { method, path, json }: { method: 'GET' | 'POST' | 'DELETE'; path: string; json?: object },
    signal: AbortSignal,
  ): Promise<unknown> {
    const { api_key = '', api_secret = '' } = account.credentials
    const body = json === undefined ? '' : JSON.stringify(json)
    const time = String(Date.now())
    const signature = signLalamove({ time, method, path, body }, api_secret)
    return askProvider(
      hostOf(hosts, account),
      {
        method,
        path,
        ...(json !== undefined && { written: body }),
        headers: { authorization: `hmac ${api_key}:${time}:${signature}`, market: 'MY', 'request-id': randomUUID() },
        takesText: method === 'DELETE',
        secrets: [api_secret],
      },
      signal,
    )
  }
  async function quote(account: OpenAccount, wanted: NewParcel, service: string, signal: AbortSignal) {
    const json = {
      data: {
        serviceType: service,
        language: 'en_MY',
        stops: [stopOf(wanted.from), stopOf(wanted.to)],
        isRouteOptimized: false,
      },
    }
    return readAnswer(quotation, await ask(account, { method: 'POST', path: '/v3/quotations', json }, signal)).data
  }
  const services = [
    { code: 'MOTORCYCLE', name: 'Motorcycle' },
    { code: 'CAR', name: 'Car' },
  ]
  return {
    provider: 'lalamove',
    fields: [
      { name: 'api_key', isSecret: false, namesMerchant: true },
      { name: 'api_secret', isSecret: true },
    ],
    services,
    async quotes(account, wanted, signal) {
      const all = await Promise.all(
        services.map(async ({ code, name }) => ({ code, name, ...(await quote(account, wanted, code, signal)) })),
      )
      return all.flatMap(({ code, name, priceBreakdown }) => {
        const price = parseRinggit(priceBreakdown.total)
        return price === null
          ? []
          : [{ courier: courierProviders.lalamove.courier, service: code, name, price, days: '0' }]
      })
    },
    async prepare(account, wanted, signal) {
      const { quotationId, stops, priceBreakdown } = await quote(
        account,
        wanted,
        wanted.service || 'MOTORCYCLE',
        signal,
      )
      return JSON.stringify({ quotationId, stops: [stops[0]?.stopId, stops[1]?.stopId], total: priceBreakdown.total })
    },
    async book(account, wanted, kept, signal) {
      const { quotationId, stops } = prepared.parse(readJson(kept ?? ''))
      const [from, to] = stops
      const json = {
        data: {
          quotationId,
          sender: { stopId: from, name: wanted.from.name, phone: wanted.from.phone },
          recipients: [
            { stopId: to, name: wanted.to.name, phone: wanted.to.phone, remarks: wanted.contents.slice(0, 200) },
          ],
          isPODEnabled: true,
          metadata: { reference: wanted.reference },
        },
      }
      const { data } = readAnswer(order, await ask(account, { method: 'POST', path: '/v3/orders', json }, signal))
      return {
        providerRef: data.orderId,
        trackingNumber: data.orderId,
        courier: courierProviders.lalamove.courier,
        cost: parseRinggit(data.priceBreakdown?.total ?? ''),
        label: null,
        trackingUrl: data.shareLink || null,
      }
    },
    isSafeTwice: false,
    find: null,
    label: null,
    async track(account, { providerRef }, signal) {
      const path = `/v3/orders/${encodeURIComponent(providerRef)}`
      const { data } = readAnswer(order, await ask(account, { method: 'GET', path }, signal))
      return { events: [{ status: statuses[data.status] ?? null, code: data.status, at: new Date() }] }
    },
    async cancel(account, { providerRef }, signal) {
      await ask(account, { method: 'DELETE', path: `/v3/orders/${encodeURIComponent(providerRef)}` }, signal)
    },
    verify: judge,
    async test(account, signal) {
      await ask(account, { method: 'GET', path: '/v3/cities' }, signal)
    },
  }
}

function stopOf({ point, address, postcode, city }: Party) {
  if (!point) throw new GatewayRefused('both ends need a point on the map', false)
  return {
    coordinates: { lat: point.lat, lng: point.lng },
    address: [address, postcode, city].filter(Boolean).join(', '),
  }
}

function judge({ credentials: { api_secret: secret } }: OpenAccount, { body, path }: RawEvent): EventVerdict {
  // It asks at an address with nothing before it takes it.
  if (body.length === 0) return { genuine: true, isHint: false, events: [] }
  const read = told.safeParse(readJson(body))
  if (!read.success || !secret) return { genuine: false, because: 'unsigned' }
  const { timestamp: time, signature, eventId, eventType, data } = read.data
  const raw = readJson(body) as { data: unknown } // read above
  const wanted = signLalamove({ time, method: 'POST', path, body: JSON.stringify(raw.data) }, secret)
  if (!sameText(signature, wanted)) return { genuine: false, because: 'forged' }
  const { orderId: providerRef, status } = data.order ?? {}
  if (!providerRef || !status) return { genuine: true, isHint: false, events: [] }
  const at = readTime(data.updatedAt) ?? readTime(time) ?? new Date(0)
  return {
    genuine: true,
    isHint: false,
    events: [
      {
        eventId: eventId || [eventType, providerRef, status, time].join('.'),
        providerRef,
        status: statuses[status] ?? null,
        code: status,
        at,
      },
    ],
  }
}

type Signed = { time: string; method: string; path: string; body: string }

/** HMAC-SHA256 of the time in milliseconds, the method, the path and the bytes of the body, in hex. */
export const signLalamove = ({ time, method, path, body }: Signed, secret: string): string =>
  createHmac('sha256', secret).update(`${time}\r\n${method}\r\n${path}\r\n\r\n${body}`).digest('hex')
