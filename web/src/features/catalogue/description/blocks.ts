import { contentLimits, type ContentBlock, type Span } from '@kedai/domain/content/content-block.ts'
import { isSafeLink } from '@kedai/domain/content/safe-link.ts'

/** A node of the editor's document, as far as we use it. */
export type EditorNode = {
  type?: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  content?: EditorNode[]
}

/** The editor's document as the blocks that are stored; whatever has no block of its own becomes its text. */
export function blocksOf(document: EditorNode): ContentBlock[] {
  const blocks = (document.content ?? []).flatMap(blockOf)
  // An empty editor holds one empty paragraph.
  while (isEmpty(blocks.at(-1))) blocks.pop()
  return blocks.slice(0, contentLimits.blocks)
}

/** Stored blocks as the editor's document. */
export const documentOf = (blocks: readonly ContentBlock[]): EditorNode => ({
  type: 'doc',
  content: blocks.length === 0 ? [{ type: 'paragraph' }] : blocks.flatMap(nodeOf),
})

function blockOf(node: EditorNode): ContentBlock[] {
  if (node.type === 'heading')
    return [{ type: 'heading', level: node.attrs?.level === 3 ? 3 : 2, spans: spansOf(node) }]
  if (node.type === 'bulletList' || node.type === 'orderedList')
    return [{ type: 'list', ordered: node.type === 'orderedList', items: itemsOf(node).slice(0, contentLimits.items) }]
  if (node.type === 'paragraph') return [{ type: 'paragraph', spans: spansOf(node) }]
  return (node.content ?? []).flatMap(blockOf)
}

// A list within a list reads on in the outer one.
function itemsOf(list: EditorNode): Span[][] {
  return (list.content ?? []).flatMap((item) =>
    (item.content ?? []).flatMap((part) =>
      part.type === 'bulletList' || part.type === 'orderedList' ? itemsOf(part) : [spansOf(part)],
    ),
  )
}

function spansOf({ content = [] }: EditorNode): Span[] {
  const spans: Span[] = []
  for (const { type, text = '', marks = [] } of content) {
    const said = type === 'hardBreak' ? '\n' : cleaned(text)
    if (said === '') continue
    const link = marks.find((mark) => mark.type === 'link')?.attrs?.href
    const span: Span = { text: said }
    if (marks.some((mark) => mark.type === 'bold')) span.bold = true
    if (marks.some((mark) => mark.type === 'italic')) span.italic = true
    if (typeof link === 'string' && isSafeLink(link)) span.link = link
    const last = spans.at(-1)
    if (last && last.bold === span.bold && last.italic === span.italic && last.link === span.link)
      last.text += span.text
    else spans.push(span)
  }
  return spans.slice(0, contentLimits.spans)
}

// What the server refuses in a text is never typed on purpose: it comes with pasting.
const cleaned = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, (found) => (found === '\n' || found === '\t' ? found : ''))

function nodeOf(block: ContentBlock): EditorNode[] {
  if (block.type === 'image') return []
  if (block.type === 'list') {
    const items = block.items.map((spans) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: textsOf(spans) }],
    }))
    return [{ type: block.ordered ? 'orderedList' : 'bulletList', content: items }]
  }
  if (block.type === 'heading')
    return [{ type: 'heading', attrs: { level: block.level }, content: textsOf(block.spans) }]
  return [{ type: 'paragraph', content: textsOf(block.spans) }]
}

function textsOf(spans: readonly Span[]): EditorNode[] {
  return spans.flatMap(({ text, bold, italic, link }) => {
    const marks = [
      ...(bold ? [{ type: 'bold' }] : []),
      ...(italic ? [{ type: 'italic' }] : []),
      ...(link ? [{ type: 'link', attrs: { href: link } }] : []),
    ]
    return text
      .split('\n')
      .flatMap((line, index) => [
        ...(index > 0 ? [{ type: 'hardBreak' }] : []),
        ...(line === '' ? [] : [{ type: 'text', text: line, marks }]),
      ])
  })
}

const isEmpty = (block: ContentBlock | undefined) =>
  block?.type === 'paragraph' && block.spans.every(({ text }) => text.trim() === '')
