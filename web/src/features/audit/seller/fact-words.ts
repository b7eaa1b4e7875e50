import type { AuditSubjectType } from '@kedai/domain/audit/audit-actions.ts'
import { basisPoints, formatPercent } from '@kedai/domain/money/percent.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { isWork } from '@kedai/domain/people/permissions.ts'
import { isStateCode, stateOf } from '@kedai/domain/shipping/states.ts'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { date, dateTime, money } from '../../../lib/format.ts'
import { actionWords, triggerWords } from '../../../lib/seller/automation-words.ts'
import { useMethodWords } from '../../../lib/seller/method-words.ts'
import { programmeChoices } from '../../../lib/seller/state-words.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { useFactNames } from './fact-names.ts'
import type { FlatChange } from './flat-facts.ts'
import { statesOf } from './state-words.ts'

type Words = Record<string, string>

// The names of facts about a subject in people's words, and their values; what nobody has put into words stands as it is.
export function useFactWords(about: AuditSubjectType): {
  nameOf: (path: readonly string[]) => string
  valueOf: (path: readonly string[], value: string) => string
  pictureOf: (fact: FlatChange) => string | null
} {
  const { t, i18n } = useLingui()
  const lang = useLang()
  const names = useFactNames(about)
  const works: Words = {
    owner: t`Owner`,
    staff: t({ message: 'Staff', context: 'role' }),
    orders: t`Orders`,
    payments: t`Payments`,
    refunds: t`Refunds`,
    products: t`Products and stock`,
    customers: t`Customers`,
    coupons: t`Coupons`,
    shipping: t`Shipping`,
    invoices: t`Invoices`,
    resellers: t`Resellers`,
    reports: t`Reports`,
    shop_settings: t`Shop settings`,
    bank_accounts: t`Bank accounts`,
    webhooks: t`Webhooks`,
  }
  const ticks: Words = { '✓': t`Yes`, '✗': t`No` }
  const choices: Record<string, Words> = {
    role: works,
    cash_rounding: { cash: t`Coins and notes`, counter_all: t`All in-person payments`, off: t`No rounding` },
    tax_kind: { sst: t`SST`, sales: t`Sales tax`, service: t`Service tax` },
    mode: {
      closed: t`The shop is closed: products are hidden`,
      browse: t`Look around, but not order`,
      later: t`Order, and wait for it`,
      off: t`Keep them in the shop`,
      postcode: t`To the nearest agent, by postcode`,
      turn: t`To each agent in turn`,
    },
    corners: { sharp: t`Sharp`, soft: t`Soft`, round: t`Round` },
    layout: { grid: t`Grid`, list: t`List` },
    by: { weight: t`Weight`, quantity: t`Pieces`, flat: t`One price for any parcel` },
    per: { order: t`Once an order`, piece: t`For each piece` },
    kind: {
      percent: t`A percentage`,
      fixed: t`An amount`,
      free_shipping: t`The shipping`,
      coupon: t`A coupon`,
      download: t`Download`,
    },
    counts: { visitors: t`Visitors`, orders: t`People who buy` },
    channel: { email: t`E-mail`, sms: t`SMS`, whatsapp: t`WhatsApp` },
  }
  const shared: Record<string, Record<string, MessageDescriptor>> = {
    ...programmeChoices,
    trigger: triggerWords,
    action: actionWords,
    status: statesOf(about),
  }
  const { nameOf: methodOf } = useMethodWords()
  return {
    // A picture is kept by its number, which says nothing to people.
    pictureOf: ({ path, before, after }) =>
      !/^(?:picture|logo)$/.test(path.at(-1) ?? '')
        ? null
        : before === null
          ? t`added`
          : after === null
            ? t`removed`
            : t`replaced`,
    nameOf: (path) => path.map((name) => names[name] ?? name.replaceAll('_', ' ')).join(' · '),
    valueOf: (path, value) => {
      const name = path.at(-1) ?? ''
      if (Object.hasOwn(ticks, value)) return ticks[value] ?? value
      const word = shared[name]?.[value]
      if (word) return i18n._(word)
      if (Object.hasOwn(choices, name)) return choices[name]?.[value] ?? value
      if (name === 'permissions')
        return value
          .split(', ')
          .map((one) => (isWork(one) ? (works[one] ?? one) : one))
          .join(', ')
      if (name.endsWith('_bp'))
        return value.replaceAll(/\d+/g, (points) => `${formatPercent(basisPoints(Number(points)))}%`)
      if (name.endsWith('_sen') && /^\d+$/.test(value)) return money(formatRinggit(sen(Number(value))))
      if (name === 'fields') return labelsIn(value)
      if (name === 'method') return value === 'qr' ? t`DuitNow QR or e-wallet` : methodOf(value)
      if (name === 'state' && isStateCode(value)) return stateOf(value).name
      if (name === 'instalments')
        return value.replaceAll(
          /(\d+\.\d+) (\d{4}-\d\d-\d\d)/g,
          (_, amount: string, day: string) => `${amount} (${date(day, lang)})`,
        )
      if (path[0] === 'categories' && path.length > 1 && /^\d+$/.test(value)) return `#${value}`
      if (name.endsWith('_on') && /^\d{4}-\d\d-\d\d$/.test(value)) return date(value, lang)
      if (name.endsWith('_at') && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value)) return dateTime(value, lang)
      return /^(?:amount|price|total|refunded|credit|free_above|max_discount|min_spend|max_spend|.*_amount|.*_price)$/.test(
        name,
      ) && /^\d+\.\d\d$/.test(value)
        ? money(value)
        : value
    },
  }
}

// The questions of a form, kept as JSON in the log, by their labels.
function labelsIn(json: string): string {
  try {
    const fields: unknown = JSON.parse(json)
    if (!Array.isArray(fields)) return json
    return fields
      .map((field: unknown) =>
        typeof field === 'object' && field !== null && 'label' in field ? String(field.label) : '',
      )
      .filter((label) => label !== '')
      .join(', ')
  } catch {
    return json
  }
}
