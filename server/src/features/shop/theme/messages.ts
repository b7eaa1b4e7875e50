import type { Message } from '../../../platform/errors/message.ts'

export const themeSaved: Message = {
  ms: 'Rupa kedai disimpan.',
  en: 'Shop design saved.',
  zh: '店铺外观已保存。',
}

export const noColour: Message = {
  ms: 'Warna ditulis seperti #0c6a4e',
  en: 'Enter a colour such as #0c6a4e',
  zh: '颜色的写法如 #0c6a4e',
}
