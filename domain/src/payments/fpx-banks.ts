/** The banks that take FPX from people, by the codes of the network: integrations §1.7. */
const names = new Map([
  ['MB2U0227', 'Maybank2u'],
  ['BCBB0235', 'CIMB Clicks'],
  ['PBB0233', 'Public Bank'],
  ['RHB0218', 'RHB Bank'],
  ['HLB0224', 'Hong Leong Bank'],
  ['AMBB0209', 'AmBank'],
  ['BIMB0340', 'Bank Islam'],
  ['BKRM0602', 'Bank Rakyat'],
  ['BSN0601', 'BSN'],
  ['AGRO01', 'Agrobank'],
  ['ABB0233', 'Affin Bank'],
  ['ABMB0212', 'Alliance Bank'],
  ['BMMB0341', 'Bank Muamalat'],
  ['MBSB001', 'MBSB Bank'],
  ['KFH0346', 'Kuwait Finance House'],
  ['HSBC0223', 'HSBC'],
  ['OCBC0229', 'OCBC Bank'],
  ['SCB0216', 'Standard Chartered'],
  ['UOB0226', 'UOB'],
  ['CIT0219', 'Citibank'],
  ['BOCM01', 'Bank of China'],
  ['MBB0228', 'Maybank2E'],
])

/** What a provider says of a bank, by its code. */
export type BankState = { code: string; isUp: boolean }

export type FpxBank = BankState & { name: string }

/** Whether a text is the code of a bank that people pay from. */
export const isFpxBank = (code: string): boolean => names.has(code)

/** The known ones of a provider's list, in the order buyers look for them, each once; up where any of its rows says so. */
export const fpxBanks = (told: readonly BankState[]): FpxBank[] =>
  [...names].flatMap(([code, name]) => {
    const rows = told.filter((bank) => bank.code === code)
    return rows.length === 0 ? [] : [{ code, name, isUp: rows.some(({ isUp }) => isUp) }]
  })
