import type { LeaveLead } from '@kedai/contracts/leads.ts'
import { maxLeadEntries, saysNew } from '@kedai/domain/people/lead-entries.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { emit } from '../../../../platform/events/events.ts'
import type { ReferralClick } from '../../../../platform/sessions/referral-clicks.ts'
import { mustBeEmail, mustBePhone } from '../../opt-outs/actions/read-contacts.ts'
import { contactWordsOf } from '../../opt-outs/actions/keep-offer-consent.ts'
import { recordConsent } from '../../opt-outs/actions/record-consent.ts'
import { texts } from '../messages.ts'
import { insertEntry, readSaid } from '../queries/entries.ts'
import { keepLead } from '../queries/leads.ts'
import { readAnswers } from '../read-answers.ts'
import { giveToReferrer } from './give-to-referrer.ts'

type Where = {
  shopId: number
  lang: Lang
  now: Date
  /** By whose links their browser came, and who is signed in to it. */
  came?: { clicks: readonly ReferralClick[]; userId: number | null }
}

/**
 * Somebody leaves their number and agrees to be spoken to. One a phone: what it sends later stands
 * beside what it said first, as whoever knows a number may send it. @throws AppError `invalid` without consent, or for what is no number
 */
export async function leaveLead(trx: Db, typed: LeaveLead, { shopId, lang, now, came }: Where): Promise<void> {
  if (typed.consent !== true) throw refuseField('consent', texts.noConsent)
  const { name } = typed
  const phone = mustBePhone(typed.phone)
  const email = typed.email ? mustBeEmail(typed.email) : null
  const source = typed.source || 'lead_form'
  const said = {
    name,
    email,
    source,
    postcode: typed.postcode && /^\d{5}$/.test(typed.postcode) ? typed.postcode : null,
    answers: Object.fromEntries(Object.entries(typed.answers ?? {}).slice(0, 20)),
  }
  const row = { ...said, shop_id: shopId, answers: JSON.stringify(said.answers) }
  const { id, isNew } = await keepLead(trx, { ...row, phone, lang, created_at: now, updated_at: now })
  if (!isNew) {
    const before = (await readSaid(trx, shopId, id)).map((one) => ({ ...one, answers: readAnswers(one.answers) }))
    if (before.every((one) => saysNew(said, one)))
      await insertEntry(trx, { ...row, lead_id: id, at: now }, maxLeadEntries)
  }
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
