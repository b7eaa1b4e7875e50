import type { Message } from '../../../../platform/errors/message.ts'

export const settingsTexts = {
  badPrefix: {
    ms: 'Guna huruf, angka dan sengkang sahaja, berakhir dengan huruf atau sengkang, seperti INV-.',
    en: 'Use letters, digits and hyphens only, ending in a letter or hyphen, such as INV-.',
    zh: '只能使用字母、数字和连字符，并以字母或连字符结尾，例如 INV-。',
  },
  tin: {
    ms: 'Nombor cukai (TIN) ini tidak lengkap. Contoh: C2584563200 bagi syarikat, IG115002000 bagi individu.',
    en: 'This tax number (TIN) is not complete. Example: C2584563200 for a company, IG115002000 for a person.',
    zh: '税号 (TIN) 不完整。例如：公司 C2584563200，个人 IG115002000。',
  },
  sstNo: {
    ms: 'Nombor pendaftaran SST ini tidak lengkap. Contoh: W10-1808-32000059.',
    en: 'This SST registration number is not complete. Example: W10-1808-32000059.',
    zh: 'SST 注册号不完整，例如 W10-1808-32000059。',
  },
  prefixTwice: {
    ms: 'Dua jenis dokumen tidak boleh berkongsi awalan yang sama.',
    en: 'Two kinds of documents cannot share a prefix.',
    zh: '两种单据不能使用相同的前缀。',
  },
  goesOn: {
    ms: 'Dokumen dengan awalan {prefix} sudah ada, jadi nombor seterusnya ialah {next}. Untuk bermula semula, pilih awalan baharu.',
    en: 'There are documents with the prefix {prefix}, so the next number is {next}. To start again, choose a new prefix.',
    zh: '已有前缀为 {prefix} 的单据，下一个编号是 {next}。如要重新开始，请使用新前缀。',
  },
} satisfies Record<string, Message>
