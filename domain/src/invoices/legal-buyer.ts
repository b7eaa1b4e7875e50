import { lesser, noSen, sen, subtract, sum, type Sen } from '../money/sen.ts'
import { isGeneralTin } from '../people/tax-numbers.ts'
import type { CreditChange } from './customer-account.ts'

/** Whom an invoice names as its buyer. */
export type LegalBuyer = { name: string; tin: string | null; registrationNo: string | null }

/**
 * Sorts what was billed under one phone number by legal buyer, each in the order given. The tax number decides where two
 * have one, then the registration number, else the name; general tax numbers are nobody's own.
 */
export function byLegalBuyer<Billed>(billed: readonly Billed[], buyerOf: (one: Billed) => LegalBuyer): Billed[][] {
  const groups: { known: Known; billed: Billed[] }[] = []
  for (const one of billed) {
    const buyer = knownOf(buyerOf(one))
    const group = groups.find(({ known }) => isSame(known, buyer))
    if (group === undefined) {
      groups.push({ known: buyer, billed: [one] })
      continue
    }
    group.billed.push(one)
    group.known = {
      tin: group.known.tin ?? buyer.tin,
      registrationNo: group.known.registrationNo ?? buyer.registrationNo,
      names: [...group.known.names, ...buyer.names],
    }
  }
  return groups.map(({ billed: own }) => own)
}

/**
 * Whose a customer's credit is: it goes with the invoice that made or used it. Used by another legal buyer than the one it
 * came from, it is taken from that one's account and counts as a payment in the other's; given back, it is the oldest that there is.
 */
export function creditByBuyer(
  groups: readonly (readonly { id: number }[])[],
  credit: readonly CreditChange[],
): CreditChange[][] {
  const accounts = groups.map((): CreditChange[] => [])
  const left = (account: CreditChange[]): Sen => sum(account.map(({ amount }) => amount))
  const take = (change: CreditChange, from: readonly CreditChange[][]): void => {
    let missing = sen(-change.amount)
    for (const account of from) {
      const part = lesser(missing, left(account))
      if (part <= noSen) continue
      account.push({ ...change, amount: sen(-part), invoiceId: null, isGivenBack: true })
      missing = subtract(missing, part)
    }
  }
  for (const change of credit) {
    const place = groups.findIndex((group) => group.some(({ id }) => id === change.invoiceId))
    const own = accounts[place]
    if (own === undefined) {
      if (change.amount < 0) take(change, accounts)
      else accounts[0]?.push(change)
    } else if (change.amount > 0 || left(own) + change.amount >= 0) own.push(change)
    else take(change, [...accounts.filter((account) => account !== own), own])
  }
  return accounts
}

type Known = { tin: string | null; registrationNo: string | null; names: readonly string[] }

function isSame(a: Known, b: Known): boolean {
  if (a.tin !== null && b.tin !== null) return a.tin === b.tin
  if (a.registrationNo !== null && b.registrationNo !== null) return a.registrationNo === b.registrationNo
  return a.names.some((name) => b.names.includes(name))
}

const knownOf = ({ name, tin, registrationNo }: LegalBuyer): Known => ({
  tin: isGeneralTin(tidy(tin) ?? '') ? null : tidy(tin),
  registrationNo: tidy(registrationNo),
  names: [
    name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s.,]+/g, ' ')
      .trim(),
  ],
})

const tidy = (number: string | null): string | null => (number ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '') || null
