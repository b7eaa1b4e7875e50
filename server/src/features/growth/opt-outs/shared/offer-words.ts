import type { Message } from '../../../../platform/errors/message.ts'

/** What a buyer ticks at checkout, word for word as the page has it; kept with the consent. */
export const offerWords: Message = {
  ms: 'Hantar tawaran daripada {shop} kepada saya melalui SMS dan e-mel. Saya boleh berhenti pada bila-bila masa.',
  en: 'Send me offers from {shop} by SMS and e-mail. I can stop them at any time.',
  zh: '请通过短信和邮件向我发送 {shop} 的优惠信息，我可随时退订。',
}

/** What whoever leaves their number ticks, on a form of the shop's pages and beside a link of a viral lock, word for word. */
export const contactWords: Message = {
  ms: '{shop} boleh menghubungi saya tentang produknya melalui telefon, SMS dan e-mel. Saya boleh berhenti pada bila-bila masa.',
  en: '{shop} may contact me about its products by phone, SMS and e-mail. I can stop this at any time.',
  zh: '{shop} 可通过电话、短信和邮件就其产品与我联系，我可随时退订。',
}
