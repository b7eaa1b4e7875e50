import type { Message } from '../../../platform/errors/message.ts'

/** What a buyer ticks at checkout, word for word as the page has it; kept with the consent. */
export const offerWords: Message = {
  ms: 'Hantar tawaran daripada {shop} kepada saya melalui SMS dan e-mel. Saya boleh berhenti pada bila-bila masa.',
  en: 'Send me offers from {shop} by SMS and e-mail. I can stop them at any time.',
  zh: '请通过短信和邮件向我发送 {shop} 的优惠信息，我可随时退订。',
}
