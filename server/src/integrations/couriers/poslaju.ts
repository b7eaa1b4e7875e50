// Orders of SendParcel Corporate, for shops with a corporate account. Its reports are not signed, and an order cannot be looked up
// by our reference.
import { courierProviders } from '@kedai/domain/shipments/courier-providers.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import type { ShipmentStatus } from '@kedai/domain/shipments/statuses.ts'
import { stateOf } from '@kedai/domain/shipping/states.ts'
import { z } from 'zod'
import { hostOf, type Hosts } from '../payments/hosts.ts'
import type { OpenAccount } from '../payments/gateway.ts'
import { askProvider, readAnswer, type ProviderCall } from '../payments/provider-http.ts'
import type { CourierProvider, EventVerdict, NewParcel, Party, RawEvent } from './courier.ts'
import { addressLines, kilogramsOf, readJson, readTime, tokenKeeper, unreadable } from './wire.ts'
import { statusInWords } from './words.ts'

const signedIn = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().default(3600) })
const booked = z.object({
  data: z.object({
    tracking_no: z.string().min(1).max(80),
    tracking_url: z.string().nullish(),
    consignment: z.object({ pdf: z.string().nullish() }).nullish(),
  }),
})
const event = z.looseObject({})
const followed = z.union([z.array(event), z.object({ data: z.array(event) }).transform(({ data }) => data)])
const told = z.object({
  tracking_number: z.string().min(1).max(80),
  event_code: z.string().min(1).max(40),
  date_time: z.string().max(40),
})

const codes: Record<string, ShipmentStatus> = {
  P_SUCCESS: 'picked_up',
  P_FAILED: 'awaiting_pickup',
  HUB_EXC: 'in_transit',
  LM_FAIL_FIRST: 'delivery_failed',
  LM_FAIL: 'delivery_failed',
  LM_SUCCESS: 'delivered',
  O_CAN: 'cancelled',
}
const statusOf = (code: string): ShipmentStatus | null =>
  codes[code] ?? (code.startsWith('RTO') ? (/SUCCESS|DELIVERED/.test(code) ? 'returned' : 'returning') : null)

export const poslajuCourier = (standIn: string | null): CourierProvider => {
  const hosts: Hosts = { live: 'https://posapi.pos.com.my', test: 'https://api-dev.pos.com.my', standIn }
  const secrets = ({ credentials }: OpenAccount) => [
    credentials.client_secret ?? '',
    credentials.subscription_code ?? '',
  ]
  const withToken = tokenKeeper(async (account, signal) => {
    const { client_id = '', client_secret = '' } = account.credentials
    const form = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret })
    const call = { method: 'POST', path: '/oauth2/token', form, secrets: secrets(account) } as const
    const answer = readAnswer(signedIn, await askProvider(hostOf(hosts, account), call, signal))
    return { token: answer.access_token, until: Date.now() + answer.expires_in * 1000 }
  })
  const ask = (account: OpenAccount, call: Pick<ProviderCall, 'method' | 'path' | 'json'>, signal: AbortSignal) =>
    withToken(account, signal, (token) =>
      askProvider(
        hostOf(hosts, account),
        { ...call, headers: { authorization: `Bearer ${token}` }, secrets: [token, ...secrets(account)] },
        signal,
      ),
    )
  return {
    provider: 'poslaju',
    fields: [
      { name: 'client_id', isSecret: false },
      { name: 'client_secret', isSecret: true },
      { name: 'account_number', isSecret: false, namesMerchant: true },
      { name: 'subscription_code', isSecret: true },
    ],
    services: [{ code: 'Standard', name: 'Standard' }],
    quotes: null,
    prepare: null,
    async book(account, wanted, _prepared, signal) {
      const call = { method: 'POST', path: '/api/order/v2.1/create', json: orderOf(account, wanted) } as const
      const { data } = readAnswer(booked, await ask(account, call, signal))
      return {
        providerRef: data.tracking_no,
        trackingNumber: data.tracking_no,
        courier: courierProviders.poslaju.courier,
        cost: null,
        label: data.consignment?.pdf ? { url: data.consignment.pdf } : null,
        trackingUrl: data.tracking_url || null,
      }
    },
    isSafeTwice: false,
    find: null,
    label: null,
    async track(account, { trackingNumber }, signal) {
      const path = `/as2corporate/tracking-event-list/v1/api/TrackingEventList?id=${encodeURIComponent(trackingNumber)}&Culture=En`
      const rows = readAnswer(followed, await ask(account, { method: 'GET', path }, signal))
      return { events: rows.flatMap(eventOf) }
    },
    cancel: null,
    verify: (_account, raw) => judge(raw),
    async test(account, signal) {
      await withToken(account, signal, async () => {})
    },
  }
}

// Its rows come under one of these names, as different readers of it have found them.
function eventOf(row: Record<string, unknown>) {
  const first = (...names: string[]) =>
    names.map((name) => row[name]).find((value) => typeof value === 'string') as string | undefined // as found
  const at = readTime(first('date_time', 'date', 'event_date'))
  const code = first('event_code', 'type', 'process', 'description') ?? ''
  return at && code !== '' ? [{ status: statusOf(code) ?? statusInWords(code), code: code.slice(0, 80), at }] : []
}

function partyOf({ name, phone, address, postcode, city, state }: Party) {
  const [address1 = '-', address2 = ''] = addressLines(address, 80, 2)
  const named =
    state === 'MY-14' || state === 'MY-15' || state === 'MY-16' ? `WP ${stateOf(state).name}` : stateOf(state).name
  return {
    name,
    phone_number: phone,
    address: { address1, address2, area: city, city, state: named, address_type: 'home', country: 'MY', postcode },
  }
}

const orderOf = ({ credentials: { account_number = '', subscription_code = '' } }: OpenAccount, wanted: NewParcel) => ({
  account_number,
  product_code: '80000000',
  item_type: '2',
  parcel: 'domestic',
  webhook: wanted.callbackUrl,
  service_level: wanted.service || 'Standard',
  subscription_code,
  platform: 'API',
  mps: false,
  reference: { merchant_order_number: wanted.reference, merchant_reference_number: wanted.reference },
  pickup: { required: true },
  sender: partyOf(wanted.from),
  receiver: partyOf(wanted.to),
  parcel_details: [
    {
      weight: kilogramsOf(wanted.weight),
      item_count: 1,
      item_category_details: '02',
      details: [
        {
          item_description: wanted.contents.slice(0, 100),
          quantity: wanted.pieces,
          value: Number(formatRinggit(wanted.value)),
        },
      ],
    },
  ],
})

function judge({ body }: RawEvent): EventVerdict {
  const read = told.safeParse(readJson(body))
  const at = read.success ? readTime(read.data.date_time) : null
  if (!read.success || at === null) return unreadable
  const { tracking_number: trackingNumber, event_code: code } = read.data
  const eventId = [trackingNumber, code, at.toISOString()].join('.')
  return { genuine: true, isHint: true, events: [{ eventId, trackingNumber, status: statusOf(code), code, at }] }
}
