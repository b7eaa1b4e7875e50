import type { Message } from '../errors/message.ts'

export const scheduleRefusals = {
  badTime: {
    ms: 'Tarikh atau masa ini tidak wujud.',
    en: 'This date or time does not exist.',
    zh: '没有这个日期或时间。',
  },
  timeOrder: {
    ms: 'Masa tamat mestilah selepas masa mula.',
    en: 'The end must come after the start.',
    zh: '结束时间必须晚于开始时间。',
  },
} satisfies Record<string, Message>

export const settingsChanged: Message = {
  ms: 'Tetapan ini telah diubah di tempat lain semasa borang ini terbuka. Apa yang anda taip masih ada: semak sekali lagi, kemudian simpan.',
  en: 'These settings were changed elsewhere while this form was open. Your entries are still here. Check them, then save.',
  zh: '此表单打开期间，这些设置已在别处更改。您填写的内容仍在：请再看一遍，然后保存。',
}
