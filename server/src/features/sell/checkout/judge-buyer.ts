import { neededBuyerFields } from '@kedai/domain/checkout/buyer-fields.ts'
import type { BuyerField, Need } from '@kedai/domain/checkout/buyer-fields.ts'
import { checkBuyer, normaliseEmail } from '@kedai/domain/checkout/check-buyer.ts'
import type { Destination } from '@kedai/domain/shipping/quote.ts'
import { findState } from '@kedai/domain/shipping/states.ts'
import { fill } from '../../../platform/errors/fill.ts'
import { labelOf } from '../../../platform/http/field-labels.ts'
import type { NewOrder } from '../../orders/orders/actions/create-order.ts'
import type { FieldRefusals } from './shared/read-wants.ts'
import { buyerRefusals } from './buyer-messages.ts'
import type { Contact } from './shared/contact.ts'
import { judgePostcode } from './shared/judge-place.ts'

export type JudgedBuyer = {
  buyer: NewOrder['buyer']
  /** null when the address cannot be used, which `fields` then says. */
  destination: Destination | null
  fields: FieldRefusals
}

/** The buyer as an order keeps one, and what is wrong with the details at which field. */
export function judgeBuyer(contact: Contact, order: { ships: boolean; mailed: boolean }): JudgedBuyer {
  const { details, phone } = contact
  const needs = neededBuyerFields(order)
  if (details.country !== 'MY' && needs.state === 'required') needs.state = 'optional' // many countries have none
  const fields: FieldRefusals = {}
  const state = details.country === 'MY' ? findState(details.state) : null
  for (const [field, refusal] of Object.entries(
    checkBuyer({ ...details, state: state?.code ?? details.state }, needs),
  )) {
    fields[field] = [fill(buyerRefusals[refusal], { field: labelOf([field]) })]
  }
  if (phone === null && details.phone !== '') fields['phone'] ??= [buyerRefusals.not_a_phone]
  const nowhere = order.ships ? judgePostcode(contact) : null
  if (nowhere) fields['postcode'] ??= [nowhere]
  const bad = (['postcode', 'state', 'country'] as const).some((field) => fields[field])
  const shown = (field: BuyerField) => keep(details[field], needs[field])
  return {
    fields,
    destination:
      order.ships && !bad
        ? {
            country: details.country,
            state: state?.code ?? null,
            postcode: details.country === 'MY' ? details.postcode : null,
          }
        : null,
    buyer: {
      name: details.name,
      phone: phone ?? '',
      email: details.email === '' ? null : normaliseEmail(details.email),
      address: shown('address'),
      city: shown('city'),
      postcode: shown('postcode'),
      state: state && shown('state') ? state.code : shown('state'),
      country: details.country,
    },
  }
}

// What is not asked for is not kept.
const keep = (value: string, need: Need): string | null => (need === 'hidden' || value === '' ? null : value)
