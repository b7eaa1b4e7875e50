// Its named `raw` is another function: it draws bars that are given to it.
import bwip from 'bwip-js/node'

/** What Code 128 carries: printable ASCII. */
const writable = /^[ -~]+$/

/** The widths of bars and gaps in turn, the first a bar, in modules; null for a text that the code has no letters for. */
export function code128(text: string): readonly number[] | null {
  if (!writable.test(text)) return null
  const [symbol] = bwip.raw({ bcid: 'code128', text })
  return symbol && 'sbs' in symbol ? symbol.sbs : null
}
