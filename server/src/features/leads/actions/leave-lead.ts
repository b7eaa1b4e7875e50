import type { LeaveLead } from '@kedai/contracts/leads.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../platform/db/db.ts'
import { refuseField } from '../../../platform/errors/app-error.ts'
import { emit } from '../../../platform/events/events.ts'
import type { ReferralClick } from '../../../platform/sessions/referral-clicks.ts'
import { mustBeEmail, mustBeName, mustBePhone } from '../../opt-outs/actions/read-contacts.ts'
import { contactWordsOf } from '../../opt-outs/actions/keep-offer-consent.ts'
import { recordConsent } from '../../opt-outs/actions/record-consent.ts'
import { texts } from '../messages.ts'
import { upsertLead } from '../queries/leads.ts'
import { giveToReferrer } from './give-to-referrer.ts'

type Where = {
  shopId: number
  lang: Lang
  now: Date
  /** By whose links their browser came, and who is signed in to it. */
  came?: { clicks: readonly ReferralClick[]; userId: number | null }
}

/** Somebody leaves their number and agrees to be spoken to. One a phone. @throws AppError `invalid` without consent, or for what is no number */
export async function leaveLead(trx: Db, typed: LeaveLead, { shopId, lang, now, came }: Where): Promise<void> {
  if (typed.consent !== true) throw refuseField('consent', texts.noConsent)
  const name = mustBeName(typed.name)
  const phone = mustBePhone(typed.phone)
  const email = typed.email ? mustBeEmail(typed.email) : null
  const source = typed.source || 'lead_form'
  const { id, isNew } = await upsertLead(trx, {
    shop_id: shopId,
    name,
    phone,
    email,
    source,
    postcode: typed.postcode && /^\d{5}$/.test(typed.postcode) ? typed.postcode : null,
    answers: JSON.stringify(Object.fromEntries(Object.entries(typed.answers ?? {}).slice(0, 20))),
    lang,
    created_at: now,
    updated_at: now,
  })
  await recordConsent(trx, {
    shopId,
    name,
    phone,
    email,
    source,
    ...(typed.page && { place: /^\/[\w/-]*$/.test(typed.page) ? typed.page : '' }),
    words: await contactWordsOf(trx, shopId, lang),
    lang,
    now,
  })
  if (isNew && came) await giveToReferrer(trx, { shopId, leadId: id, ...came, phone, email, now })
  if (isNew) await emit(trx, 'lead.left', { shopId, leadId: id })
}
