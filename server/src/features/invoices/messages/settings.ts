import type { Message } from '../../../platform/errors/message.ts'

export const settingsTexts = {
  badPrefix: {
    ms: 'Guna huruf, angka dan sengkang sahaja, berakhir dengan huruf atau sengkang, seperti INV-.',
    en: 'Use letters, digits and hyphens only, ending in a letter or hyphen, such as INV-.',
    zh: '只能使用字母、数字和连字符，并以字母或连字符结尾，例如 INV-。',
  },
  prefixTwice: {
    ms: 'Dua jenis dokumen tidak boleh berkongsi awalan yang sama.', en: 'Two kinds of documents cannot share a prefix.', zh: '两种单据不能使用相同的前缀。',
  },
  goesBack: {
    ms: 'Nombor tidak boleh berundur. Nombor seterusnya sekurang-kurangnya {next}.',
    en: 'Numbers never go back. The next one is at least {next}.',
    zh: '编号不能倒退，下一个编号至少为 {next}。',
  },
} satisfies Record<string, Message>
