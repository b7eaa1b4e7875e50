import type { ShownPaper } from '@kedai/contracts/documents.ts'
import type { PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import { qrPath } from '../../../../platform/codes/qr-path.ts'
import { publicPath } from '../../../../platform/files/links.ts'

/** A paper as a page shows it: where its logo is, and its codes drawn, for which a page has no library. */
export const showPaper = (document: PaperDocument): ShownPaper => ({
  document,
  logo: document.seller.logo === null ? null : publicPath(document.seller.logo),
  qr: document.pay?.qr ? qrPath(document.pay.qr.text) : null,
  duitnow: document.pay?.duitnow ? qrPath(document.pay.duitnow.text) : null,
})
