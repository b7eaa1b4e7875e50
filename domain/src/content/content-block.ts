/** A run of text with its marks; `link` is an https address. */
export type Span = { text: string; bold?: boolean; italic?: boolean; link?: string }

/**
 * What a product's description is made of. Pictures name a stored file, never an address; there is no HTML anywhere:
 * pages are rendered from these blocks alone.
 */
export type ContentBlock =
  | { type: 'paragraph'; spans: Span[] }
  | { type: 'heading'; level: 2 | 3; spans: Span[] }
  | { type: 'list'; ordered: boolean; items: Span[][] }
  | { type: 'image'; file: string; alt: string }

/** Bounds of one description; text is counted in characters. */
export const contentLimits = { blocks: 200, items: 100, spans: 200, text: 20_000, alt: 200, link: 2000 } as const

/** The words alone, a line a block or list item: for previews, search and mails. */
export const plainText = (blocks: readonly ContentBlock[]): string =>
  blocks
    .flatMap((block) => (block.type === 'image' ? [] : block.type === 'list' ? block.items : [block.spans]))
    .map((spans) => spans.map((span) => span.text).join(''))
    .filter((line) => line.trim() !== '')
    .join('\n')

/** Text as paragraphs, one a non-empty line, without marks. */
export const paragraphsOf = (text: string): ContentBlock[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ type: 'paragraph', spans: [{ text: line }] }))
