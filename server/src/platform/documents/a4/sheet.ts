import type { PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import type { Letters } from '../letters/letters.ts'
import type { Logo } from '../paper/logo-block.ts'
import { inksOf, stylesOf } from '../paper/look.ts'
import type { Inks, Styles } from '../paper/look.ts'

/** Points: 210 × 297 mm with margins of 17 mm. */
export const a4 = { width: 595.28, height: 841.89, margin: 48, top: 44, nextTop: 62, bottom: 782 }

export const columnWidth = a4.width - 2 * a4.margin

/** What every part of a sheet needs to lay itself out. */
/** `isDense`: with less air, where that saves a page. */
export type Sheet = {
  document: PaperDocument
  letters: Letters
  inks: Inks
  styles: Styles
  logo: Logo | null
  isDense: boolean
}

export function createSheet(document: PaperDocument, letters: Letters, logo: Logo | null): Sheet {
  const inks = inksOf(document)
  return { document, letters, inks, styles: stylesOf(inks), logo, isDense: false }
}
