// JSON with a token that is signed in for; reports are signed with the client's secret. Its tests run in Singapore.
import { createHmac } from 'node:crypto'
import { courierProviders } from '@kedai/domain/shipments/courier-providers.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { stateOf } from '@kedai/domain/shipping/states.ts'
import { z } from 'zod'
import { sameText } from '../../platform/signing.ts'
import { hostOf, type Hosts } from '../payments/hosts.ts'
import type { OpenAccount } from '../payments/gateway.ts'
import { askProvider, orRefusedOtherwise, readAnswer, type ProviderCall } from '../payments/provider-http.ts'
import type { CourierProvider, EventVerdict, NewParcel, Party, RawEvent } from './courier.ts'
import { fetchLabel } from './fetch-label.ts'
import { kilogramsOf, readJson, readTime, tokenKeeper, unreadable } from './wire.ts'
import { statusInWords } from './words.ts'

const signedIn = z.object({ access_token: z.string().min(1), expires_in: z.coerce.number().default(3600) })
const booked = z.object({ tracking_number: z.string().min(1).max(80) })
const event = z.object({ status: z.string().max(200), timestamp: z.unknown().optional() })
const followed = z.union([z.array(event), z.object({ events: z.array(event) }), z.object({ data: z.array(event) })])
const told = z.object({
  tracking_id: z.string().min(1).max(80),
  status: z.string().min(1).max(200),
  timestamp: z.unknown().optional(),
  shipper_order_ref_no: z.string().max(80).nullish(),
})

export const ninjavanCourier = (standIn: string | null): CourierProvider => {
  const hosts: Hosts = { live: 'https://api.ninjavan.co', test: 'https://api-sandbox.ninjavan.co', standIn }
  const country = ({ isLive }: OpenAccount) => (isLive ? '/my' : standIn === null ? '/sg' : '/my')
  const secrets = ({ credentials }: OpenAccount) => [credentials.client_secret ?? '']
  const withToken = tokenKeeper(async (account, signal) => {
    const { client_id = '', client_secret = '' } = account.credentials
    const json = { client_id, client_secret, grant_type: 'client_credentials' }
    const path = `${country(account)}/2.0/oauth/access_token`
    const call = { method: 'POST', path, json, secrets: secrets(account) } as const
    const answer = readAnswer(signedIn, await askProvider(hostOf(hosts, account), call, signal))
    return { token: answer.access_token, until: Date.now() + answer.expires_in * 1000 }
  })
  const ask = (
    account: OpenAccount,
    call: Pick<ProviderCall, 'method' | 'path' | 'json' | 'takesText'>,
    signal: AbortSignal,
  ) =>
    withToken(account, signal, (token) =>
      askProvider(
        hostOf(hosts, account),
        {
          ...call,
          path: `${country(account)}${call.path}`,
          headers: { authorization: `Bearer ${token}` },
          secrets: [token, ...secrets(account)],
        },
        signal,
      ),
    )
  return {
    provider: 'ninjavan',
    fields: [
      { name: 'client_id', isSecret: false, namesMerchant: true },
      { name: 'client_secret', isSecret: true },
    ],
    services: [
      { code: 'Standard', name: 'Standard' },
      { code: 'Nextday', name: 'Next day' },
    ],
    quotes: null,
    prepare: null,
    async book(account, wanted, _prepared, signal) {
      const answer = await ask(account, { method: 'POST', path: '/4.2/orders', json: orderOf(wanted) }, signal)
      const { tracking_number: number } = readAnswer(booked, answer)
      return {
        providerRef: number,
        trackingNumber: number,
        courier: courierProviders.ninjavan.courier,
        cost: null,
        label: null,
        trackingUrl: null,
      }
    },
    isSafeTwice: false,
    find: null,
    label: (account, { trackingNumber }, signal) =>
      withToken(account, signal, (token) => {
        const path = `${country(account)}/2.0/reports/waybill?tid=${encodeURIComponent(trackingNumber)}`
        return fetchLabel(new URL(path, hostOf(hosts, account)), { authorization: `Bearer ${token}` }, signal)
      }),
    async track(account, { trackingNumber }, signal) {
      const path = `/1.0/orders/tracking-events/${encodeURIComponent(trackingNumber)}`
      const answer = readAnswer(followed, await ask(account, { method: 'GET', path }, signal))
      const rows = Array.isArray(answer) ? answer : 'events' in answer ? answer.events : answer.data
      const events = rows.flatMap(({ status: code, timestamp }) => {
        const at = readTime(timestamp)
        return at ? [{ status: statusInWords(code), code, at }] : []
      })
      return { events }
    },
    async cancel(account, { trackingNumber }, signal) {
      const path = `/2.2/orders/${encodeURIComponent(trackingNumber)}`
      await ask(account, { method: 'DELETE', path, takesText: true }, signal)
    },
    verify: judge,
    async test(account, signal) {
      await ask(account, { method: 'GET', path: '/1.0/orders/tracking-events/KEDAI-TEST' }, signal).catch(
        orRefusedOtherwise,
      )
    },
  }
}

const partyOf = ({ name, phone, email, address, city, state, postcode }: Party) => ({
  name,
  phone_number: phone,
  ...(email !== null && { email }),
  address: {
    address1: address.slice(0, 255),
    address2: '',
    area: '',
    city,
    state: stateOf(state).name,
    address_type: 'home',
    country: 'MY',
    postcode,
  },
})

function orderOf(wanted: NewParcel): object {
  const timezone = 'Asia/Kuala_Lumpur'
  return {
    service_type: 'Parcel',
    service_level: wanted.service || 'Standard',
    reference: { merchant_order_number: wanted.reference },
    from: partyOf(wanted.from),
    to: partyOf(wanted.to),
    parcel_job: {
      is_pickup_required: true,
      pickup_service_type: 'Scheduled',
      pickup_service_level: 'Standard',
      pickup_date: wanted.pickupOn,
      pickup_timeslot: { start_time: '09:00', end_time: '18:00', timezone },
      delivery_start_date: wanted.pickupOn,
      delivery_timeslot: { start_time: '09:00', end_time: '22:00', timezone },
      ...(wanted.collect > 0 && { cash_on_delivery: Number(formatRinggit(wanted.collect)) }),
      dimensions: { weight: kilogramsOf(wanted.weight) },
      items: [{ item_description: wanted.contents.slice(0, 255), quantity: wanted.pieces, is_dangerous_good: false }],
    },
  }
}

function judge({ credentials }: OpenAccount, { headers, body }: RawEvent): EventVerdict {
  const signature = headers['x-ninjavan-hmac-sha256']
  const secret = credentials.client_secret
  if (typeof signature !== 'string' || !secret) return { genuine: false, because: 'unsigned' }
  if (!sameText(signature, signNinjavan(body, secret))) return { genuine: false, because: 'forged' }
  const read = told.safeParse(readJson(body))
  const at = read.success ? readTime(read.data.timestamp) : null
  if (!read.success || at === null) return unreadable
  const { tracking_id: trackingNumber, status: code, shipper_order_ref_no: reference } = read.data
  const eventId = [trackingNumber, code, at.toISOString()].join('.')
  const which = { trackingNumber, ...(reference && { reference }) }
  return { genuine: true, isHint: false, events: [{ eventId, ...which, status: statusInWords(code), code, at }] }
}

/** HMAC-SHA256 of the bytes as sent, in base64. */
export const signNinjavan = (body: Buffer | string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('base64')
