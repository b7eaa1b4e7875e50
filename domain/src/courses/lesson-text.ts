import type { ContentBlock } from '../content/content-block.ts'

/**
 * A lesson as it is typed: a line is a paragraph, `# ` before it a heading, `- ` or `1. ` an entry of a list.
 * Nothing else has a meaning; addresses become links when it is shown.
 */
export function lessonBlocks(text: string): ContentBlock[] {
  const blocks: ContentBlock[] = []
  for (const typed of text.split(/\r?\n/)) {
    const line = typed.trim()
    if (line === '') continue
    const [, sign = '', rest = ''] = /^(#{1,3}|[-*•]|\d{1,3}[.)])\s+(.+)$/.exec(line) ?? []
    if (sign === '') blocks.push({ type: 'paragraph', spans: [{ text: line }] })
    else if (sign.startsWith('#'))
      blocks.push({ type: 'heading', level: sign === '#' ? 2 : 3, spans: [{ text: rest }] })
    else addEntry(blocks, /\d/.test(sign), rest)
  }
  return blocks
}

function addEntry(blocks: ContentBlock[], ordered: boolean, text: string): void {
  const last = blocks.at(-1)
  if (last?.type === 'list' && last.ordered === ordered) last.items.push([{ text }])
  else blocks.push({ type: 'list', ordered, items: [[{ text }]] })
}
