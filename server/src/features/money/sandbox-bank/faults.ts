import { sen, type Sen } from '@kedai/domain/money/sen.ts'

/** Amounts by which the pretend bank can be asked to misbehave, in sen; the last hundred ringgit are free for shipping. */
const faultAmounts = {
  down: { from: 4_410_000, below: 4_420_000 }, // RM 44,100.00 – 44,199.99: no bill can be opened
  slow: { from: 4_420_000, below: 4_430_000 }, // RM 44,200.00 – 44,299.99: no answer in time
  shortPaid: { from: 4_430_000, below: 4_440_000 }, // RM 44,300.00 – 44,399.99: RM 1.00 less arrives
} as const

export type Fault = keyof typeof faultAmounts

export const faultOf = (amount: number): Fault | null =>
  faults.find((fault) => amount >= faultAmounts[fault].from && amount < faultAmounts[fault].below) ?? null

/** What arrives when a bill of this amount is paid. */
export const receivedOf = (amount: number): Sen => sen(faultOf(amount) === 'shortPaid' ? amount - 100 : amount)

const faults = Object.keys(faultAmounts) as Fault[] // the keys of a literal without further ones
