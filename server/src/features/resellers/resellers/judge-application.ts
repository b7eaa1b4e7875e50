import type { ApplyToProgramme, ProgrammeField } from '@kedai/contracts/programmes.ts'
import { checkBuyerField, isEmail, normaliseEmail } from '@kedai/domain/checkout/check-buyer.ts'
import { readPhone } from '@kedai/domain/people/phone.ts'
import { readBankAccount, readIdentity } from '@kedai/domain/resellers/identity.ts'
import { findState } from '@kedai/domain/shipping/states.ts'
import { fill } from '../../../platform/errors/fill.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { labelOf } from '../../../platform/http/field-labels.ts'
import { reasons } from '../../../platform/http/field-reasons.ts'
import { refusedPassword } from '../../shop/accounts/actions/judge-registration.ts'
import { applyTexts } from './apply-messages.ts'

export type Fields = Record<string, Message[]>

/** An application as it is kept. */
export type Applicant = {
  name: string
  email: string
  phone: string
  identity: string
  account: string
  bankName: string
  address: string
  city: string
  postcode: string
  state: string
  answers: Record<string, string>
}

const asked = [
  'name',
  'phone',
  'identity_no',
  'address',
  'postcode',
  'city',
  'state',
  'bank_name',
  'bank_account',
] as const

/** Reads a form of registration; `signedIn`: by whose e-mail, so that neither it nor a password is asked. */
export function judgeApplication(
  typed: ApplyToProgramme,
  questions: readonly ProgrammeField[],
  signedIn: string | null,
): { applicant: Applicant; fields: Fields } {
  const email = signedIn ?? normaliseEmail(typed.email)
  const phone = readPhone(typed.phone)
  const state = findState(typed.state)
  const identity = readIdentity(typed.identity_no)
  const account = readBankAccount(typed.bank_account)
  const wrong: Record<string, Message | null> = {
    name: checkBuyerField('name', typed.name, 'MY') === null ? null : applyTexts.badName,
    phone: phone === null ? reasons.badPhone : null,
    identity_no: identity === null ? applyTexts.badIdentity : null,
    address: checkBuyerField('address', typed.address, 'MY') === null ? null : applyTexts.badAddress,
    postcode: checkBuyerField('postcode', typed.postcode, 'MY') === null ? null : applyTexts.badPostcode,
    state: state === null ? reasons.badState : null,
    bank_account: account === null ? applyTexts.badAccount : null,
    agreeTnc: typed.agreeTnc === true ? null : applyTexts.agree,
    ...(signedIn === null && {
      email: typed.email === '' ? required('email') : isEmail(email) ? null : reasons.badEmail,
      password:
        typed.password === '' ? required('password') : refusedPassword(typed.password, { email, name: typed.name }),
    }),
  }
  for (const name of asked) if (typed[name] === '') wrong[name] = required(name)
  for (const { key, label, is_required, options, type } of questions) {
    const answer = typed.answers[key] ?? ''
    if (answer === '' && is_required) wrong[`answers.${key}`] = fill(reasons.required, { field: label })
    if (answer !== '' && type === 'choice' && !options.includes(answer))
      wrong[`answers.${key}`] = fill(reasons.unknownChoice, { field: label })
  }
  const known = new Set(questions.map(({ key }) => key))
  return {
    fields: Object.fromEntries(Object.entries(wrong).flatMap(([name, text]) => (text ? [[name, [text]]] : []))),
    applicant: {
      name: typed.name.normalize('NFC'),
      email,
      phone: phone ?? '',
      identity: identity ?? '',
      account: account ?? '',
      bankName: typed.bank_name,
      address: typed.address,
      city: typed.city,
      postcode: typed.postcode.trim(),
      state: state?.code ?? '',
      answers: Object.fromEntries(
        Object.entries(typed.answers).filter(([key, answer]) => known.has(key) && answer !== ''),
      ),
    },
  }
}

const required = (name: string): Message => fill(reasons.required, { field: labelOf([name]) })
