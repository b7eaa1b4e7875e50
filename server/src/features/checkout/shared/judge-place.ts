import { findState } from '@kedai/domain/shipping/states.ts'
import { fill } from '../../../platform/errors/fill.ts'
import { formRefusals } from '../messages.ts'
import type { Contact } from './contact.ts'
import type { FieldRefusals } from './read-wants.ts'

/** What is wrong with where something is to be sent: a postcode that is nowhere, or of another state; a state nobody knows. */
export function judgePlace({ details, place, isNowhere }: Contact): FieldRefusals {
  const fields: FieldRefusals = {}
  if (details.country !== 'MY') return fields
  const state = findState(details.state)
  if (isNowhere) fields['postcode'] = [fill(formRefusals.postcodeOfNowhere, { postcode: details.postcode })]
  else if (state === null) fields['state'] = [formRefusals.unknownState]
  else if (place && place.state.code !== state.code)
    fields['postcode'] = [
      fill(formRefusals.postcodeOfOtherState, { postcode: place.postcode, right: place.state.name, typed: state.name }),
    ]
  return fields
}
