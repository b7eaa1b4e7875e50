import { fileNameOf } from '@kedai/domain/documents/file-name.ts'
import type { PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import type { Documents } from './documents.ts'
import type { AnyReply } from '../http/app-types.ts'

/** A paper as a PDF under its own name, shown in the browser and kept by nobody on the way. */
export async function sendPdf(
  { documents }: { documents: Documents },
  reply: AnyReply,
  document: PaperDocument,
  of: { paper: 'a4' | 'receipt80'; shopId: number },
): Promise<AnyReply> {
  const pdf = await documents.render(document, of)
  const name = fileNameOf(document)
  return reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header(
      'content-disposition',
      `inline; filename="${name.replaceAll(/[^ -~]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .send(pdf)
}
