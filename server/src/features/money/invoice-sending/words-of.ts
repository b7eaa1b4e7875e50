import { invoiceSms } from '@kedai/domain/messages/invoice-sms.ts'
import { langs } from '@kedai/domain/text/lang.ts'
import { wordsVersion } from '../../../platform/words/words-version.ts'
import { buyerTexts } from './messages.ts'
import type { Reason } from './letter.ts'

type Typed = { subject: string; message: string }

const ourLetters = wordsVersion(JSON.stringify(buyerTexts))
// Our texts are made of what they name, so they are told apart with names in the place of facts.
const ourTexts = wordsVersion(
  ...langs.flatMap((lang) =>
    (['here', 'reminder', 'settled'] as const).map((story) =>
      invoiceSms({
        ...{ lang, story, shop: '{shop}', number: '{number}', amount: '{amount}', due: '{due}', isPart: false },
        reached: ['email', 'whatsapp'],
      }),
    ),
  ),
)

/** Which words an invoice goes out in: the seller's own, or ours as they are today. */
export const versionOf = (channel: string, reason: Reason, { subject, message }: Typed): string =>
  subject !== '' || message !== '' ? wordsVersion(reason, subject, message) : channel === 'sms' ? ourTexts : ourLetters
