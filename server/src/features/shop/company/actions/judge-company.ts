import type { SaveCompany } from '@kedai/contracts/company.ts'
import { isEmail, normaliseEmail } from '@kedai/domain/checkout/check-buyer.ts'
import { readSocialLink, readTelegramName, socialPlaces } from '@kedai/domain/company/social-links.ts'
import type { SocialPlace } from '@kedai/domain/company/social-links.ts'
import { readPhone } from '@kedai/domain/people/phone.ts'
import { findState } from '@kedai/domain/shipping/states.ts'
import { createRefusals } from '../../../../platform/errors/refusals.ts'
import { tidyLine, tidyText } from '@kedai/domain/text/tidy.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { companyRefusals as messages } from '../messages.ts'
import type { CompanyColumns } from '../queries.ts'

/** What may be stored of a form; everything wrong is told at once. @throws AppError 422 */
export function judgeCompany(form: SaveCompany): CompanyColumns {
  const refusals = createRefusals()
  const read = <T>(field: string, typed: string, reader: (text: string) => T | null, message: Message): T | null => {
    const text = tidyLine(typed)
    const value = text === '' ? null : reader(text)
    if (text !== '' && value === null) refusals.add(field, message)
    return value
  }
  const name = tidyLine(form.name)
  if (!/\p{L}|\p{N}/u.test(name)) refusals.add('name', messages.name)
  const line = (typed: string) => tidyLine(typed) || null
  const columns: CompanyColumns = {
    name,
    description: tidyText(form.description),
    email: read(
      'email',
      form.email,
      (text) => (isEmail(normaliseEmail(text)) ? normaliseEmail(text) : null),
      messages.email,
    ),
    phone_number: read('phone_number', form.phone_number, readPhone, messages.phone),
    whatsapp_number: read('whatsapp_number', form.whatsapp_number, readPhone, messages.phone),
    telegram_username: read('telegram_username', form.telegram_username, readTelegramName, messages.telegram),
    registration_no: line(form.registration_no),
    show_address: form.show_address,
    address: line(form.address),
    city: line(form.city),
    postcode: read('postcode', form.postcode, (text) => (/^\d{5}$/.test(text) ? text : null), messages.postcode),
    state: read('state', form.state, (text) => findState(text)?.code ?? null, messages.state),
    socmed: JSON.stringify(
      readLinks(form.socmed, (place) => refusals.add(`socmed.${place}`, messages.social, shown[place])),
    ),
    logo_file_id: form.logo_id,
  }
  if (form.show_address && columns.address === null) refusals.add('address', messages.addressToShow)
  refusals.throwIfAny()
  return columns
}

function readLinks(
  typed: SaveCompany['socmed'],
  refuse: (place: SocialPlace) => void,
): Partial<Record<SocialPlace, string>> {
  const links: Partial<Record<SocialPlace, string>> = {}
  for (const place of socialPlaces) {
    const text = tidyLine(typed[place])
    const link = text === '' ? null : readSocialLink(place, text)
    if (link !== null) links[place] = link
    else if (text !== '') refuse(place)
  }
  return links
}

const shown = {
  facebook: { place: 'Facebook', example: 'facebook.com/kedai' },
  twitter: { place: 'X', example: 'x.com/kedai' },
  instagram: { place: 'Instagram', example: '@kedai' },
  tiktok: { place: 'TikTok', example: '@kedai' },
  youtube: { place: 'YouTube', example: 'youtube.com/@kedai' },
  linkedin: { place: 'LinkedIn', example: 'linkedin.com/company/kedai' },
} satisfies Record<SocialPlace, { place: string; example: string }>
