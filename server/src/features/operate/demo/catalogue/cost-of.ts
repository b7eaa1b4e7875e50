import { basisPoints, percentOf } from '@kedai/domain/money/percent.ts'
import { formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import type { DemoProduct } from './demo-product.ts'

/** What the shop pays for goods in ringgit, about half of what it asks; a file costs nothing more, and the rest is not known. */
export function costOf({ ebook, rental }: DemoProduct, price: string | undefined): string | undefined {
  if (ebook) return formatRinggit(noSen)
  const asked = price === undefined || rental ? null : parseRinggit(price)
  return asked === null ? undefined : formatRinggit(percentOf(asked, basisPoints(4_500)))
}
