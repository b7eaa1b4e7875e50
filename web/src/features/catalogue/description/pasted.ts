import type { ContentBlock, Span } from '@kedai/domain/content/content-block.ts'

/**
 * Text as it is copied from a chat: lines, lists with "-", "•" or "1.", and the chat's own marks (*bold*, _italic_).
 * Empty lines divide paragraphs; a single line break stays within one.
 */
export function blocksFromText(text: string): ContentBlock[] {
  const blocks: ContentBlock[] = []
  let isNew = true
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const bullet = /^\s*[-•*·▪–]\s+(.*)$/.exec(line)
    const number = /^\s*\d{1,2}[.)]\s+(.*)$/.exec(line)
    const last = blocks.at(-1)
    if (line.trim() === '') isNew = true
    else if (bullet || number) {
      const item = spansFrom((bullet ?? number)?.[1] ?? '')
      if (last?.type === 'list' && last.ordered === Boolean(number)) last.items.push(item)
      else blocks.push({ type: 'list', ordered: Boolean(number), items: [item] })
      isNew = true
    } else {
      const spans = spansFrom(line.trim())
      if (last?.type === 'paragraph' && !isNew) last.spans.push({ text: '\n' }, ...spans)
      else blocks.push({ type: 'paragraph', spans })
      isNew = false
    }
  }
  return blocks
}

/** Paragraphs that a word processor only dressed up as list entries become true ones; its private markup goes. */
export function cleanedHtml(html: string): string {
  const page = new DOMParser().parseFromString(
    html.replace(/<!--[\s\S]*?-->/g, '').replace(/<\/?o:p>/g, ''),
    'text/html',
  )
  for (const entry of page.querySelectorAll('p[class*="MsoListParagraph"], p[style*="mso-list"]')) {
    const numbered = /^\s*\d+[.)]/.test(entry.textContent ?? '')
    const before = entry.previousElementSibling
    const tag = numbered ? 'OL' : 'UL'
    const list = before?.tagName === tag ? before : page.createElement(tag)
    if (list !== before) entry.before(list)
    const item = page.createElement('li')
    item.textContent = (entry.textContent ?? '').replace(/^[\s\u00A0]*(?:[·•o§▪–-]|\d+[.)])[\s\u00A0]+/, '')
    list.append(item)
    entry.remove()
  }
  for (const element of page.body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (!kept.has(name)) element.removeAttribute(name)
  }
  return page.body.innerHTML
}

// Where a link leads, and the editor's own mark on what was copied within it. Looks and scripts stay outside.
const kept = new Set(['href', 'data-pm-slice'])

// Marks stand at the edges of words, as chats read them.
function spansFrom(line: string): Span[] {
  const spans: Span[] = []
  let at = 0
  for (const match of line.matchAll(/(?<![\p{L}\p{N}])([*_])(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu)) {
    if (match.index > at) spans.push({ text: line.slice(at, match.index) })
    spans.push(match[1] === '*' ? { text: match[2] ?? '', bold: true } : { text: match[2] ?? '', italic: true })
    at = match.index + match[0].length
  }
  if (at < line.length) spans.push({ text: line.slice(at) })
  return spans
}
