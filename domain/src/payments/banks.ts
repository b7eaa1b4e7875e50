/** The banks and e-wallets of Malaysia that take transfers by account number, by the names people know. */
export const banks = [
  'Maybank',
  'CIMB Bank',
  'Public Bank',
  'RHB Bank',
  'Hong Leong Bank',
  'AmBank',
  'Bank Islam',
  'Bank Rakyat',
  'BSN',
  'Affin Bank',
  'Alliance Bank',
  'Bank Muamalat',
  'Agrobank',
  'OCBC Bank',
  'UOB',
  'HSBC',
  'Standard Chartered',
  'Al Rajhi Bank',
  'MBSB Bank',
  'Kuwait Finance House',
  'Bank of China',
  'ICBC',
  'China Construction Bank',
  'Citibank',
  'Deutsche Bank',
  'GXBank',
  'AEON Bank',
  'Boost Bank',
  'KAF Digital Bank',
  'Ryt Bank',
  "Touch 'n Go eWallet",
  'BigPay',
  'Setel',
] as const

export type Bank = (typeof banks)[number]

/** Whether a text names one of the banks. */
export const isBank = (value: unknown): value is Bank => banks.some((bank) => bank === value)

/** An account number as it is kept: digits, single spaces where they were typed. Null when it cannot be one: 5 to 20 digits. */
export function readAccountNumber(typed: string): string | null {
  const tidy = typed
    .normalize('NFKC')
    .trim()
    .replace(/[\s-]+/g, ' ')
  return /^\d(?: ?\d){4,19}$/.test(tidy) ? tidy : null
}

/** An account number for logs and mails: the last four digits alone. */
export const maskedNumber = (number: string): string => `•••• ${number.replace(/ /g, '').slice(-4)}`
