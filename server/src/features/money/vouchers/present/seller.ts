import type { Seller } from '@kedai/domain/documents/paper-document.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { say, type Message } from '../../../../platform/errors/message.ts'
import type { readSeller } from '../../invoices/actions/document-seller.ts'

/** The shop as it stands on the head of a paper. */
export function sellerOfPaper({ seller, logoKey }: Awaited<ReturnType<typeof readSeller>>, lang: Lang): Seller {
  const fact = (label: Message, value: string | null) => (value ? [{ label: say(label, lang), value }] : [])
  return {
    name: seller.name,
    lines: seller.address,
    facts: [
      ...fact(texts.phone, seller.phone),
      ...fact(texts.email, seller.email),
      ...fact(texts.registration, seller.registration_no),
    ],
    logo: logoKey,
  }
}

const texts = {
  phone: { ms: 'Tel', en: 'Tel', zh: '电话' },
  email: { ms: 'E-mel', en: 'E-mail', zh: '电邮' },
  registration: { ms: 'No. pendaftaran', en: 'Registration no.', zh: '注册号' },
} satisfies Record<string, Message>
