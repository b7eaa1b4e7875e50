import type { Message } from '../../../platform/errors/message.ts'

export const walletTexts = {
  badAmount: {
    ms: 'Taip jumlah lebih daripada sifar, contohnya 50.00.',
    en: 'Enter an amount above zero, such as 50.00.',
    zh: '请输入大于零的金额，例如 50.00。',
  },
  tooMuch: {
    ms: 'Paling banyak RM 1,000,000.00 sekali.',
    en: 'The limit is RM 1,000,000.00 at a time.',
    zh: '每次最多 RM 1,000,000.00。',
  },
  notSoMuch: {
    ms: 'Dompet ini ada {amount} sahaja yang boleh dikeluarkan.',
    en: 'You can withdraw only {amount} from this wallet.',
    zh: '此钱包只能取出 {amount}。',
  },
  deposited: { ms: 'Wang dimasukkan ke dompet.', en: 'Added to the wallet.', zh: '已存入钱包。' },
  withdrawn: { ms: 'Wang dikeluarkan dari dompet.', en: 'Withdrawn from the wallet.', zh: '已从钱包取出。' },
} satisfies Record<string, Message>
