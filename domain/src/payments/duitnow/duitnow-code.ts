import { formatRinggit } from '../../money/ringgit.ts'
import type { Sen } from '../../money/sen.ts'
import { crc16, readFields, writeFields } from './emv-fields.ts'
import type { EmvField } from './emv-fields.ts'

/** A shop's own DuitNow QR. `merchantName`: what the payer's app shows, one short line. */
export type DuitNowCode = {
  /** What the picture says, to the letter. */
  payload: string
  merchantName: string
  /** Digits that name the bank or wallet that gave it out. */
  acquirerId: string
  /** Whose account it is, as the acquirer numbers it. */
  merchantId: string
  /** Its issuer put a seal over it, which no copy with an amount can carry. */
  isSealed: boolean
}

/** Why a code is not one that a shop can be paid by again and again. */
export const duitNowProblems = [
  'no_payment_code',
  'damaged',
  'bad_check',
  'not_duitnow',
  'not_ringgit',
  'not_malaysia',
  'single_use',
  'no_name',
] as const
export type DuitNowProblem = (typeof duitNowProblems)[number]

export type ReadDuitNow = { ok: true; code: DuitNowCode } | { ok: false; problem: DuitNowProblem }

/** Reads what stands in a QR code (EMVCo merchant-presented, integrations §1.6). Anything but a standing Malaysian DuitNow QR is refused. */
export function readDuitNow(text: string): ReadDuitNow {
  const refused = (problem: DuitNowProblem): ReadDuitNow => ({ ok: false, problem })
  if (!/^0002\d\d/.test(text) || text.length > longest || unprintable.test(text)) return refused('no_payment_code')
  const fields = readFields(text)
  if (fields === null || fields[0]?.id !== '00' || fields.at(-1)?.id !== '63') return refused('damaged')
  if (crc16(text.slice(0, -4)) !== valueOf(fields, '63')) return refused('bad_check')
  const account = readFields(valueOf(fields, '26'))
  if (account === null || readFields(valueOf(fields, '62')) === null) return refused('damaged')
  if (valueOf(account, '00') !== duitNow || !/^\d{1,6}$/.test(valueOf(account, '01')) || valueOf(account, '02') === '')
    return refused('not_duitnow')
  if (valueOf(fields, '53') !== '458') return refused('not_ringgit')
  if (valueOf(fields, '58') !== 'MY') return refused('not_malaysia')
  if (valueOf(fields, '01') === '12' || has(fields, '54')) return refused('single_use')
  const merchantName = valueOf(fields, '59').replaceAll(/\s+/g, ' ').trim().slice(0, longestName)
  if (merchantName === '') return refused('no_name')
  return {
    ok: true,
    code: {
      payload: text,
      merchantName,
      acquirerId: valueOf(account, '01'),
      merchantId: valueOf(account, '02'),
      isSealed: has(fields, '82'),
    },
  }
}

/**
 * The same code for one payment: it says the amount and, where there is room, the reference. Nothing else in it changes.
 * A sealed one stays as it is. `reference`: letters, digits and dashes of it, 25 at most.
 */
export function duitNowFor(
  { payload, isSealed }: Pick<DuitNowCode, 'payload' | 'isSealed'>,
  { amount, reference }: { amount: Sen; reference: string },
): string {
  if (isSealed) return payload
  const change: Record<string, string> = { '01': '12', '54': formatRinggit(amount) }
  const fields = readFields(payload) ?? []
  const extra = writeFields(
    set(readFields(valueOf(fields, '62')) ?? [], {
      '05': reference.replaceAll(/[^A-Za-z0-9-]/g, '').slice(0, longestReference),
    }),
  )
  if (extra.length <= 99) change['62'] = extra
  const body = `${writeFields(set(fields, change).filter(({ id }) => id !== '63'))}6304`
  return body + crc16(body)
}

/** The bank or wallet behind an acquirer's number; null for one that is not known here. */
export const acquirerName = (id: string): string | null =>
  Object.hasOwn(acquirers, id) ? (acquirers[id] ?? null) : null

const duitNow = 'A0000006150001'
const longest = 512 // EMVCo
const longestName = 25
const longestReference = 25
const unprintable = /\p{C}/u

const valueOf = (fields: readonly EmvField[], wanted: string): string =>
  fields.find(({ id }) => id === wanted)?.value ?? ''
const has = (fields: readonly EmvField[], wanted: string): boolean => fields.some(({ id }) => id === wanted)

const set = (fields: readonly EmvField[], change: Readonly<Record<string, string>>): EmvField[] => [
  ...fields.filter(({ id }) => !(id in change)),
  ...Object.entries(change).flatMap(([id, value]) => (value === '' ? [] : [{ id, value }])),
]

const acquirers: Readonly<Record<string, string>> = {
  '588734': 'Maybank',
  '501854': 'CIMB Bank',
  '564162': 'Public Bank',
  '564160': 'RHB Bank',
  '588830': 'Hong Leong Bank',
  '564169': 'AmBank',
  '603346': 'Bank Islam',
  '420709': 'BSN',
  '890053': "Touch 'n Go eWallet",
  '890046': 'GrabPay',
  '890061': 'Boost',
  '890004': 'ShopeePay',
  '890079': 'iPay88',
  '890087': 'Razer',
  '890137': 'Stripe',
  '898989': 'JomPAY',
}
