import type { ResellerDetail, ResellerRow } from '@kedai/contracts/resellers.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { maskNumber } from '@kedai/domain/resellers/identity.ts'
import {
  mayDo,
  resellerActionNames,
  type ResellerAction,
  type ResellerStatus,
} from '@kedai/domain/resellers/statuses.ts'
import { findState } from '@kedai/domain/shipping/states.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { say } from '../../../../platform/errors/message.ts'
import type { Files } from '../../../../platform/files/files.ts'
import { whyNot } from '../decision-messages.ts'
import type { ResellerDetailRow, ResellerListRow } from '../queries/reseller-lists.ts'

const ref = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })
const money = (amount: number) => formatRinggit(sen(amount))

export const presentReseller = (row: ResellerListRow): ResellerRow => ({
  id: row.id,
  area: row.area,
  name: row.name,
  phone: row.phone,
  status: row.status,
  rank: ref(row.rank_id, row.rank_name),
  upline: ref(row.upline_id, row.upline_name),
  balance: money(row.balance_sen),
  code: row.code,
  applied_at: formatTime(row.applied_at),
})

type Viewing = {
  lang: Lang
  now: Date
  files: Pick<Files, 'privateLink'>
  link: string
  identity: string
  account: string
  /** Whoever may pay out sees whole numbers. */
  seesNumbers: boolean
  reached: { id: number; name: string } | null
  documents: readonly { key: string; file_name: string; mime: string }[]
}

export function presentResellerDetail(row: ResellerDetailRow, viewing: Viewing): ResellerDetail {
  const number = (plain: string) => (viewing.seesNumbers ? plain : maskNumber(plain))
  const state = findState(row.state)
  return {
    ...presentReseller(row),
    email: row.email,
    identity_no: number(viewing.identity),
    bank_name: row.bank_name,
    bank_account: number(viewing.account),
    address: row.address,
    city: row.city,
    postcode: row.postcode,
    state: state && { code: state.code, name: state.name },
    reason: row.reason,
    terms_version: row.terms_version,
    terms_agreed_at: formatTime(row.terms_agreed_at),
    activated_at: row.activated_at && formatTime(row.activated_at),
    link: viewing.link,
    answers: row.fields.flatMap(({ key, label }) => {
      const answer = row.answers[key]
      return answer ? [{ label, answer }] : []
    }),
    documents: viewing.documents.map(({ key, file_name: fileName, mime }) => ({
      name: fileName,
      url: viewing.files.privateLink({ key, fileName }, viewing.now),
      is_pdf: mime === 'application/pdf',
    })),
    orders: { count: row.orders, total: money(row.orders_sen) },
    downlines: row.downlines,
    reached_rank: viewing.reached,
    fee:
      row.fee_hashslug === null
        ? null
        : {
            amount: money(row.fee_sen),
            hashslug: row.fee_hashslug,
            is_settled: row.fee_settled_at !== null,
            is_credited: row.fee_is_credited,
          },
    wallet: money(Math.max(0, row.wallet_sen)),
    actions: actionsOf(row.status, viewing.lang),
  }
}

function actionsOf(status: ResellerStatus, lang: Lang): ResellerDetail['actions'] {
  const states = resellerActionNames.map((name): [ResellerAction, ResellerDetail['actions'][ResellerAction]] => {
    const allowed = mayDo(name, status)
    return [name, { allowed, reason: allowed ? null : say(whyNot[name], lang) }]
  })
  return Object.fromEntries(states) as ResellerDetail['actions'] // one for each name
}
