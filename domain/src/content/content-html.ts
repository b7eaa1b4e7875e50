import type { ContentBlock, Span } from './content-block.ts'
import { addressesIn, isSafeLink } from './safe-link.ts'

/**
 * Stored blocks as HTML: the only way rich text becomes markup. Every text is escaped and every address judged again, so
 * that no stored value can be more than text. Pictures stand beside the text, not in it.
 */
export const contentHtml = (blocks: readonly ContentBlock[]): string => blocks.map(blockHtml).join('')

/** Text as it may stand in an element or in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

function blockHtml(block: ContentBlock): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${spansHtml(block.spans)}</p>`
    case 'heading':
      return `<h${block.level}>${spansHtml(block.spans)}</h${block.level}>`
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul'
      return `<${tag}>${block.items.map((spans) => `<li>${spansHtml(spans)}</li>`).join('')}</${tag}>`
    }
    case 'image':
      return ''
  }
}

const spansHtml = (spans: readonly Span[]) => spans.map(spanHtml).join('')

// An address that was typed and not made a link is one all the same.
const spanHtml = (span: Span): string =>
  span.link !== undefined
    ? runHtml(span)
    : addressesIn(span.text)
        .map(({ text, link }) => runHtml({ ...span, text, ...(link !== undefined && { link }) }))
        .join('')

function runHtml({ text, bold, italic, link }: Span): string {
  const plain = escapeHtml(text).replaceAll('\n', '<br>')
  const slanted = italic ? `<em>${plain}</em>` : plain
  const strong = bold ? `<strong>${slanted}</strong>` : slanted
  if (link === undefined || !isSafeLink(link)) return strong
  // A seller's link is no recommendation of ours, and the page it opens learns nothing of this one.
  return `<a href="${escapeHtml(link)}" target="_blank" rel="nofollow ugc noopener noreferrer">${strong}</a>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
