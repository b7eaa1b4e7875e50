import { findState } from '@kedai/domain/shipping/states.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { formRefusals } from '../messages.ts'
import type { Contact } from './contact.ts'
import type { FieldRefusals } from './read-wants.ts'

/** Why a postcode cannot be sent to: it is nowhere, or in another state than was typed; null when it can. */
export function judgePostcode({ details, place, isNowhere }: Contact): Message | null {
  const state = details.country === 'MY' ? findState(details.state) : null
  if (isNowhere) return fill(formRefusals.postcodeOfNowhere, { postcode: details.postcode })
  if (!place || !state || place.state.code === state.code) return null
  const said = { postcode: place.postcode, right: place.state.name, typed: state.name }
  return fill(formRefusals.postcodeOfOtherState, said)
}

/** What is wrong with where something is to be sent, as far as a price needs it. */
export function judgePlace(contact: Contact): FieldRefusals {
  const { country, state } = contact.details
  if (country !== 'MY') return {}
  const refusal = judgePostcode(contact)
  if (refusal) return { postcode: [refusal] }
  return findState(state) === null ? { state: [formRefusals.unknownState] } : {}
}
