import type { PaperDocument } from './paper-document.ts'

/** What the paper is called on a disk: "Invois INV-0012.pdf". Nothing in it means a folder, or breaks a header. */
export function fileNameOf({ title, number, seller }: Pick<PaperDocument, 'title' | 'number' | 'seller'>): string {
  const name = [title, number ?? seller.name]
    .map((part) => part.replace(notInNames, '-').trim())
    .filter(Boolean)
    .join(' ')
  return `${[...name].slice(0, 120).join('')}.pdf`
}

const notInNames = /[^\p{L}\p{N} _.-]+/gu
