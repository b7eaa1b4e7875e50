import type { Message } from '../../../platform/errors/message.ts'

export const walletTexts = {
  badAmount: {
    ms: 'Taip jumlah lebih daripada sifar, contohnya 50.00.',
    en: 'Type an amount above zero, such as 50.00.',
    zh: '请输入大于零的金额，例如 50.00。',
  },
  tooMuch: {
    ms: 'Paling banyak RM 1,000,000.00 sekali.',
    en: 'At most RM 1,000,000.00 at once.',
    zh: '每次最多 RM 1,000,000.00。',
  },
  notSoMuch: {
    ms: 'Dompet ini ada {amount} sahaja yang boleh dikeluarkan.',
    en: 'Only {amount} can be taken out of this wallet.',
    zh: '此钱包只能取出 {amount}。',
  },
  deposited: { ms: 'Wang dimasukkan ke dompet.', en: 'Money put into the wallet.', zh: '已存入钱包。' },
  withdrawn: { ms: 'Wang dikeluarkan dari dompet.', en: 'Money taken out of the wallet.', zh: '已从钱包取出。' },
} satisfies Record<string, Message>
