// Form posts whose one field is JSON, under a digest of it; reports come in the same dress. It tells no prices. The password inside
// is the hash that J&T hands out with an agreement, sent as it is.
import { createHash } from 'node:crypto'
import { courierProviders } from '@kedai/domain/shipments/courier-providers.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import type { ShipmentStatus } from '@kedai/domain/shipments/statuses.ts'
import { stateOf } from '@kedai/domain/shipping/states.ts'
import { z } from 'zod'
import { sameText } from '../../platform/signing.ts'
import { GatewayDown, GatewayRefused } from '../payments/gateway.ts'
import type { OpenAccount } from '../payments/gateway.ts'
import { hostOf, type Hosts } from '../payments/hosts.ts'
import { askProvider, readAnswer } from '../payments/provider-http.ts'
import type { BookedParcel, CourierProvider, EventVerdict, NewParcel, Party, RawEvent } from './courier.ts'
import { labelOf } from './fetch-label.ts'
import { kilogramsOf, readJson, readTime, unreadable } from './wire.ts'

const envelope = z.object({ code: z.coerce.string(), msg: z.string().nullish(), data: z.unknown().optional() })
const order = z.object({ txlogisticId: z.string().nullish(), billCode: z.string().min(1).max(80) })
const printed = z.object({ base64EncodeContent: z.string().nullish(), urlContent: z.string().nullish() })
const scan = z.object({
  scanTime: z.unknown().optional(),
  scanTypeCode: z.coerce.string().max(20),
  desc: z.string().nullish(),
})
const traced = z.array(z.object({ billCode: z.string(), details: z.array(scan).nullish() }))
const told = z.object({
  billCode: z.string().min(1).max(80),
  txlogisticId: z.string().max(80).nullish(),
  details: z.array(scan).min(1).max(200),
})

const codes: Record<string, ShipmentStatus> = {
  '10': 'picked_up',
  '20': 'in_transit',
  '30': 'in_transit',
  '94': 'out_for_delivery',
  '100': 'delivered',
  '110': 'delivery_failed',
  '172': 'returning',
  '173': 'returned',
  '200': 'in_transit',
  '300': 'delivery_failed',
  '301': 'lost',
  '302': 'lost',
  '303': 'delivery_failed',
  '305': 'lost',
}
const keyCodes = new Set(['145003052', '145003030', '145003010'])
const notThere = '999002000'

export const jntCourier = (standIn: string | null): CourierProvider => {
  const hosts: Hosts = { live: 'https://ylopenapi.jtexpress.my', test: 'https://demoopenapi.jtexpress.my', standIn }
  async function ask(account: OpenAccount, path: string, content: object, signal: AbortSignal): Promise<unknown> {
    const { api_account = '', private_key = '', customer_code = '', password = '' } = account.credentials
    const bizContent = JSON.stringify({ customerCode: customer_code, password, ...content })
    const answer = readAnswer(
      envelope,
      await askProvider(
        hostOf(hosts, account),
        {
          method: 'POST',
          path: `/webopenplatformapi/api/${path}`,
          form: new URLSearchParams({ bizContent }),
          headers: {
            apiAccount: api_account,
            timestamp: String(Date.now()),
            digest: signJnt(bizContent, private_key),
          },
          secrets: [private_key, password],
        },
        signal,
      ),
    )
    if (answer.code === '1') return answer.data
    if (answer.code === notThere) return null
    throw new GatewayRefused(answer.msg || `code ${answer.code}`, keyCodes.has(answer.code))
  }
  const bookedOf = (billCode: string): BookedParcel => ({
    providerRef: billCode,
    trackingNumber: billCode,
    courier: courierProviders.jnt.courier,
    cost: null,
    label: null,
    trackingUrl: null,
  })
  return {
    provider: 'jnt',
    fields: [
      { name: 'api_account', isSecret: false },
      { name: 'private_key', isSecret: true },
      { name: 'customer_code', isSecret: false, namesMerchant: true },
      { name: 'password', isSecret: true },
    ],
    services: [
      { code: 'EZ', name: 'EZ' },
      { code: 'EX', name: 'EX' },
      { code: 'FD', name: 'FD' },
    ],
    quotes: null,
    prepare: null,
    async book(account, wanted, _prepared, signal) {
      const made = readAnswer(order, await ask(account, 'order/addOrder', orderOf(wanted), signal))
      return bookedOf(made.billCode)
    },
    isSafeTwice: false,
    async find(account, reference, signal) {
      const content = { command: 1, serialNumber: [reference] }
      const answer = await ask(account, 'order/getOrders', content, signal)
      const rows = Array.isArray(answer) ? answer : answer === null ? [] : [answer]
      const mine = rows.map((one) => order.safeParse(one).data).find((one) => one?.txlogisticId === reference)
      return mine ? bookedOf(mine.billCode) : null
    },
    async label(account, { providerRef: billCode }, signal) {
      const answer = readAnswer(printed, await ask(account, 'order/printOrder', { billCode }, signal))
      if (answer.base64EncodeContent) return labelOf(answer.base64EncodeContent)
      if (answer.urlContent) return { url: answer.urlContent }
      throw new GatewayDown('answered without a label')
    },
    async track(account, { trackingNumber }, signal) {
      const answer = await ask(account, 'logistics/trace', { billCodes: trackingNumber }, signal)
      const rows = answer === null ? [] : readAnswer(traced, Array.isArray(answer) ? answer : [answer])
      return { events: rows.flatMap(({ details }) => (details ?? []).flatMap(eventOf)) }
    },
    async cancel(account, { reference: txlogisticId, providerRef: billCode }, signal) {
      await ask(account, 'order/cancelOrder', { txlogisticId, billCode, reason: 'Cancelled by the shop' }, signal)
    },
    heard: { code: '1', msg: 'success', data: null, requestId: '' },
    verify: judge,
    async test(account, signal) {
      await ask(account, 'order/getOrders', { command: 1, serialNumber: ['KEDAI-TEST'] }, signal).catch(orOtherwise)
    },
  }
}

const orOtherwise = (error: unknown): void => {
  if (!(error instanceof GatewayRefused) || error.isOfAccount) throw error
}

function eventOf({ scanTime, scanTypeCode: code }: z.infer<typeof scan>) {
  const at = readTime(scanTime)
  return at ? [{ status: codes[code] ?? null, code, at }] : []
}

const partyOf = ({ name, phone, address, postcode, city, state }: Party) => ({
  name,
  phone,
  countryCode: 'MYS',
  address: address.slice(0, 200),
  postCode: postcode,
  prov: stateOf(state).name,
  city,
  area: city,
})

const orderOf = (wanted: NewParcel) => ({
  actionType: 'add',
  txlogisticId: wanted.reference,
  serviceType: '1',
  payType: 'PP_PM',
  expressType: wanted.service || 'EZ',
  sender: partyOf(wanted.from),
  receiver: partyOf(wanted.to),
  packageInfo: {
    packageQuantity: '1',
    weight: String(kilogramsOf(wanted.weight)),
    packageValue: formatRinggit(wanted.value),
    goodsType: 'ITN8',
  },
  items: [
    {
      itemName: wanted.contents.slice(0, 100),
      number: String(wanted.pieces),
      weight: String(kilogramsOf(wanted.weight)),
      itemValue: formatRinggit(wanted.value),
      itemCurrency: 'MYR',
      itemDesc: wanted.contents.slice(0, 100),
    },
  ],
  ...(wanted.collect > 0 && { codInfo: { codValue: formatRinggit(wanted.collect) } }),
})

function judge({ credentials }: OpenAccount, { headers, body }: RawEvent): EventVerdict {
  const { digest } = headers
  const key = credentials.private_key
  const content = new URLSearchParams(body.toString('utf8')).get('bizContent') ?? ''
  if (typeof digest !== 'string' || !key || content === '') return { genuine: false, because: 'unsigned' }
  if (!sameText(digest, signJnt(content, key))) return { genuine: false, because: 'forged' }
  const read = told.safeParse(readJson(content))
  if (!read.success) return unreadable
  const { billCode, txlogisticId, details } = read.data
  const which = { trackingNumber: billCode, ...(txlogisticId && { reference: txlogisticId }) }
  const events = details.flatMap(eventOf).map((one) => ({
    ...one,
    ...which,
    eventId: [billCode, one.code, one.at.toISOString()].join('.'),
  }))
  return events.length === 0 ? unreadable : { genuine: true, isHint: false, events }
}

/** MD5 of the JSON as sent and the private key, its raw bytes in base64. */
export const signJnt = (bizContent: string, privateKey: string): string =>
  createHash('md5')
    .update(bizContent + privateKey)
    .digest('base64')
