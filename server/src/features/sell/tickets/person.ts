import type { ParticipantField, ParticipantRefusal } from '@kedai/domain/tickets/participants.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { reasons } from '../../../platform/http/field-reasons.ts'
import { refusals } from './messages.ts'

const words: Record<ParticipantField, Record<ParticipantRefusal, Message>> = {
  name: { required: refusals.nameMissing, unreadable: refusals.notAName, link: reasons.link },
  email: { required: refusals.emailMissing, unreadable: refusals.notAnEmail, link: refusals.notAnEmail },
  mobile: { required: refusals.phoneMissing, unreadable: refusals.notAPhone, link: refusals.notAPhone },
}

/** What is wrong with somebody, in words, at the fields of a form; `mobile` may go by another name there. */
export function personRefusals(
  wrong: Partial<Record<ParticipantField, ParticipantRefusal>>,
  mobile: 'mobile' | 'phone' = 'mobile',
): Record<string, Message[]> {
  const fields: Record<string, Message[]> = {}
  for (const field of ['name', 'email', 'mobile'] as const) {
    const refusal = wrong[field]
    if (refusal) fields[field === 'mobile' ? mobile : field] = [words[field][refusal]]
  }
  return fields
}
