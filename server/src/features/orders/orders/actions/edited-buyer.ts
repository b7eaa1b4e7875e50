import type { EditOrder } from '@kedai/contracts/order-edits.ts'
import { isEmail } from '@kedai/domain/checkout/check-buyer.ts'
import { readPhone } from '@kedai/domain/people/phone.ts'
import { findState } from '@kedai/domain/shipping/states.ts'
import { refuseField } from '../../../../platform/errors/app-error.ts'
import { reasons } from '../../../../platform/http/field-reasons.ts'
import { editTexts } from '../messages/edit.ts'

/** Whom and where an edited order goes to, as its columns. @throws AppError `invalid` at the field. */
export function readEditedBuyer(
  { name, phone: typed, email, address, postcode, city, state: typedState }: EditOrder,
  ships: boolean,
) {
  const phone = readPhone(typed)
  if (phone === null) throw refuseField('phone', editTexts.phoneUnreadable)
  if (email !== '' && !isEmail(email)) throw refuseField('email', reasons.badEmail)
  if (ships && address === '') throw refuseField('address', editTexts.addressNeeded)
  const state = typedState === '' ? null : findState(typedState)
  if (typedState !== '' && state === null) throw refuseField('state', editTexts.stateUnknown)
  const orNull = (text: string) => (text === '' ? null : text)
  return {
    buyer_name: name,
    buyer_phone: phone,
    buyer_email: orNull(email),
    address: orNull(address),
    postcode: orNull(postcode),
    city: orNull(city),
    state: state?.code ?? null,
  }
}
