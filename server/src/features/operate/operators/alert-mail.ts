import type { MailContent } from '../../../platform/mail/mail-content.ts'

type Alert = { name: string; state: 'raised' | 'over'; words: string; installation: string }

const texts = {
  raised: {
    ms: 'Amaran: {name} di {installation}',
    en: 'Alert: {name} at {installation}',
    zh: '警报：{installation} 的 {name}',
  },
  over: {
    ms: 'Selesai: {name} di {installation}',
    en: 'Over: {name} at {installation}',
    zh: '已恢复：{installation} 的 {name}',
  },
  words: { ms: '{words}', en: '{words}', zh: '{words}' },
  hint: {
    ms: 'Lihat OPERATIONS, bahagian Amaran. Mesej ini dihantar sekali sahaja bagi setiap perubahan.',
    en: 'See OPERATIONS, Alerts. This is sent once for each change.',
    zh: '请参阅 OPERATIONS 的警报一节。每次变化只发送一次。',
  },
} as const

/** What an operator is told by mail. */
export const alertMail = ({ name, state, words, installation }: Alert): MailContent => ({
  subject: texts[state],
  params: { name, installation },
  blocks: [
    ...(words === '' ? [] : [{ kind: 'paragraph' as const, text: texts.words, params: { words } }]),
    { kind: 'paragraph', text: texts.hint },
  ],
})
