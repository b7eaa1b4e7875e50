import type { Browser } from 'playwright'
import { looks } from '../../bench/vitals/looks.ts'
import { onSlowPhone } from '../../bench/vitals/slow-phone.ts'
import { signIn, visit } from '../visitor.ts'

const maxFirstPaint = 1500 // ms, on slow 4G with a processor four times slower
const rounds = 3

/** Opens a seller's screens on a cheap phone with nothing kept. Answers which of them paint late, a line each. */
export async function lateFirstPaints(browser: Browser, baseURL: string): Promise<string[]> {
  const seller = await visit(browser, baseURL, 360)
  await signIn(seller, '/seller')
  const storageState = await seller.page.context().storageState()
  await seller.leave()
  const faults: string[] = []
  for (const { path, sight } of looks) {
    const all: number[] = []
    for (let round = 0; round < rounds; round++)
      all.push((await onSlowPhone(browser, { baseURL, path, sight, storageState })).fcp)
    const median = all.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
    if (median === 0 || median > maxFirstPaint)
      faults.push(`${path}: first paint after ${Math.round(median)} ms, not within ${maxFirstPaint}`)
  }
  return faults
}
