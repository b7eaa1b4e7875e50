// Bookings by form posts with the key in a field; HTTP says 200 whatever happened. An order is free until it is paid from the
// credit, and paying it twice takes the money once. Its reports are not signed. Its newer API signs in through the browser, for
// programs that EasyParcel has admitted: it is not spoken here.
import { courierProviders } from '@kedai/domain/shipments/courier-providers.ts'
import { formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { findCourier } from '@kedai/domain/shipments/couriers.ts'
import type { ShipmentStatus } from '@kedai/domain/shipments/statuses.ts'
import type { StateCode } from '@kedai/domain/shipping/states.ts'
import { formatKilograms } from '@kedai/domain/weight/kilograms.ts'
import { z } from 'zod'
import { GatewayDown, GatewayRefused } from '../payments/gateway.ts'
import type { OpenAccount } from '../payments/gateway.ts'
import { hostOf, type Hosts } from '../payments/hosts.ts'
import { askProvider, readAnswer } from '../payments/provider-http.ts'
import type { CourierNews, CourierProvider, EventVerdict, NewParcel, Party, RawEvent } from './courier.ts'
import { addressLines, readJson, readTime, unreadable } from './wire.ts'
import { statusInWords } from './words.ts'

const text = z.coerce.string()
const envelope = z.object({
  api_status: z.string(),
  error_code: text.default('0'),
  error_remark: z.string().nullish(),
  result: z.unknown().optional(),
})
const row = z.looseObject({ status: z.string().default('Success'), remarks: z.string().nullish() })
const rate = z.object({
  service_id: z.string().min(1).max(60),
  service_name: z.string().nullish(),
  courier_name: z.string().default('EasyParcel'),
  delivery: z.string().nullish(),
  price: text,
})
const rates = z.array(row.extend({ rates: z.array(rate).default([]) }))
const submitted = z.array(row.extend({ order_number: z.string().nullish() }))
const parcel = z.object({
  awb: z.string().nullish(),
  awb_id_link: z.string().nullish(),
  tracking_url: z.string().nullish(),
})
const paid = z.array(row.extend({ messagenow: z.string().default(''), parcel: z.array(parcel).default([]) }))
const followed = z.array(
  row.extend({
    parcel: z.array(parcel.extend({ ship_status: z.string().nullish() })).default([]),
    latest_status: z.string().nullish(),
    status_list: z
      .array(z.object({ event_date: z.string().nullish(), event_time: z.string().nullish(), status: z.string() }))
      .default([]),
  }),
)
const told = z.object({
  awb_number: z.string().min(1).max(80),
  shipment_status_code: text.nullish(),
  latest_shipment_status_code: text.nullish(),
  event_date: z.unknown().optional(),
  timestamp: z.unknown().optional(),
  topic: z.string().default(''),
})

const states: Record<StateCode, string> = {
  'MY-01': 'jhr',
  'MY-02': 'kdh',
  'MY-03': 'ktn',
  'MY-04': 'mlk',
  'MY-05': 'nsn',
  'MY-06': 'phg',
  'MY-07': 'png',
  'MY-08': 'prk',
  'MY-09': 'pls',
  'MY-10': 'sgr',
  'MY-11': 'trg',
  'MY-12': 'sbh',
  'MY-13': 'srw',
  'MY-14': 'kul',
  'MY-15': 'lbn',
  'MY-16': 'pjy',
}
const codes: Record<string, ShipmentStatus> = {
  '0': 'cancelled',
  '2': 'awaiting_pickup',
  '3': 'picked_up',
  '4': 'in_transit',
  '5': 'delivered',
  '6': 'returned',
  '7': 'awaiting_pickup',
  '8': 'delivery_failed',
  '11': 'awaiting_pickup',
}

export const easyparcelCourier = (standIn: string | null): CourierProvider => {
  const hosts: Hosts = { live: 'https://connect.easyparcel.my', test: 'https://demo.connect.easyparcel.my', standIn }
  async function ask<T>(
    account: OpenAccount,
    action: string,
    fields: Record<string, string>,
    schema: z.ZodType<T>,
    signal: AbortSignal,
  ): Promise<T> {
    const api = account.credentials.api_key ?? ''
    const bulk = Object.entries(fields).map(([name, value]): [string, string] => [`bulk[0][${name}]`, value])
    const form = new URLSearchParams([['api', api], ...bulk])
    const call = { method: 'POST', path: `/?ac=${action}`, form, secrets: [api] } as const
    const answer = readAnswer(envelope, await askProvider(hostOf(hosts, account), call, signal))
    const words = answer.error_remark ?? ''
    if (answer.api_status.toLowerCase() !== 'success')
      throw new GatewayRefused(
        words || `error ${answer.error_code}`,
        /unauthori[sz]ed|api key|invalid user/i.test(words),
      )
    return readAnswer(schema, answer.result)
  }
  const track = async (
    account: OpenAccount,
    { providerRef, trackingNumber }: { providerRef: string; trackingNumber: string },
    signal: AbortSignal,
  ): Promise<CourierNews> => {
    if (trackingNumber === '') {
      const [found] = await ask(account, 'EPParcelStatusBulk', { order_no: providerRef }, followed, signal)
      const awb = found?.parcel[0]
      return {
        events: [],
        ...(awb?.awb && { trackingNumber: awb.awb }),
        ...(awb?.awb_id_link && { label: { url: awb.awb_id_link } }),
      }
    }
    const [found] = await ask(account, 'EPTrackingBulk', { awb_no: trackingNumber }, followed, signal)
    const events = (found?.status_list ?? []).flatMap(({ event_date, event_time, status: code }) => {
      const at = readTime([event_date, event_time ?? '00:00'].join(' '))
      return at ? [{ status: statusInWords(code), code, at }] : []
    })
    return { events }
  }
  return {
    provider: 'easyparcel',
    fields: [{ name: 'api_key', isSecret: true, namesMerchant: true }],
    services: [],
    async quotes(account, wanted, signal) {
      const fields = {
        pick_code: wanted.from.postcode,
        pick_state: states[wanted.from.state],
        pick_country: 'MY',
        send_code: wanted.to.postcode,
        send_state: states[wanted.to.state],
        send_country: 'MY',
        weight: formatKilograms(wanted.weight),
        date_coll: wanted.pickupOn,
      }
      const [found] = await ask(account, 'EPRateCheckingBulk', fields, rates, signal)
      mustBeWell(found)
      return (found?.rates ?? []).flatMap(({ service_id, service_name, courier_name, delivery, price }) => {
        const amount = parseRinggit(price.replaceAll(',', ''))
        const name = service_name || courier_name
        return amount === null
          ? []
          : [
              {
                courier: findCourier(courier_name) ?? courier_name,
                service: service_id,
                name,
                price: amount,
                days: delivery || null,
              },
            ]
      })
    },
    async prepare(account, wanted, signal) {
      const [made] = await ask(account, 'EPSubmitOrderBulk', orderOf(wanted), submitted, signal)
      mustBeWell(made)
      if (!made?.order_number) throw new GatewayDown('answered without an order number')
      return made.order_number
    },
    async book(account, _wanted, prepared, signal) {
      const providerRef = prepared ?? ''
      const [done] = await ask(account, 'EPPayOrderBulk', { order_no: providerRef }, paid, signal)
      mustBeWell(done)
      if (/insufficient/i.test(done?.messagenow ?? '')) throw new GatewayRefused(done?.messagenow ?? '', false)
      const first = done?.parcel[0]
      return {
        providerRef,
        trackingNumber: first?.awb ?? '',
        courier: courierProviders.easyparcel.name,
        cost: null,
        label: first?.awb_id_link ? { url: first.awb_id_link } : null,
        trackingUrl: first?.tracking_url || null,
      }
    },
    isSafeTwice: true,
    find: null,
    label: null,
    track,
    cancel: null,
    verify: (_account, raw) => judge(raw),
    async test(account, signal) {
      await ask(account, 'EPCheckCreditBalance', {}, z.unknown().optional(), signal)
    },
  }
}

function mustBeWell(answered: z.infer<typeof row> | undefined): void {
  if (answered === undefined) throw new GatewayDown('answered nothing')
  if (!/^success$/i.test(answered.status)) throw new GatewayRefused(answered.remarks || answered.status, false)
}

function orderOf(wanted: NewParcel): Record<string, string> {
  const short = (words: string) => words.slice(0, 35)
  const side = (name: 'pick' | 'send', party: Party) => {
    const [one = '-', two = '', three = '', four = ''] = addressLines(party.address, 35, 4)
    return {
      [`${name}_name`]: short(party.name),
      [`${name}_contact`]: party.phone,
      [`${name}_mobile`]: party.phone,
      [`${name}_addr1`]: one,
      [`${name}_addr2`]: two,
      [`${name}_addr3`]: three,
      [`${name}_addr4`]: four,
      [`${name}_city`]: short(party.city),
      [`${name}_state`]: states[party.state],
      [`${name}_code`]: party.postcode,
      [`${name}_country`]: 'MY',
    }
  }
  return {
    weight: formatKilograms(wanted.weight),
    content: short(wanted.contents),
    value: formatRinggit(wanted.value),
    service_id: wanted.service,
    ...side('pick', wanted.from),
    ...side('send', wanted.to),
    send_email: wanted.to.email ?? '',
    collect_date: wanted.pickupOn,
    sms: '0',
    reference: wanted.reference,
    REQ_ID: wanted.reference,
  }
}

function judge({ body }: RawEvent): EventVerdict {
  const read = told.safeParse(readJson(body))
  if (!read.success) return unreadable
  const { awb_number: trackingNumber, shipment_status_code, latest_shipment_status_code, topic } = read.data
  const code = shipment_status_code ?? latest_shipment_status_code ?? ''
  const at = readTime(read.data.event_date) ?? readTime(read.data.timestamp) ?? new Date(0)
  const eventId = [topic, trackingNumber, code, at.toISOString()].join('.')
  return { genuine: true, isHint: true, events: [{ eventId, trackingNumber, status: codes[code] ?? null, code, at }] }
}
