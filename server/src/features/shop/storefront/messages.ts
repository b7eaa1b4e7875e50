import type { Message } from '../../../platform/errors/message.ts'

export const noSuchShop: Message = {
  ms: 'Tiada kedai di alamat ini. Semak ejaannya, atau minta pautan daripada penjual.',
  en: 'There is no shop at this address. Check the spelling, or ask the seller for the link.',
  zh: '此网址没有店铺。请检查拼写，或向卖家索取链接。',
}
