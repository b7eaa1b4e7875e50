import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ContentBlock } from './content-block.ts'
import { contentHtml } from './content-html.ts'

const tags = /<\/?(?:p|h2|h3|ul|ol|li|em|strong|a)>|<br>|<a href="https:\/\/[^"<>]*" target="_blank" rel="nofollow ugc noopener noreferrer">/g

describe('contentHtml', () => {
  it('writes blocks and marks', () => {
    expect(contentHtml([
      { type: 'heading', level: 2, spans: [{ text: 'Cawan & piring' }] },
      { type: 'paragraph', spans: [{ text: 'Buatan ' }, { text: 'tangan', bold: true, italic: true }, { text: '\nDari Kelantan' }] },
      { type: 'list', ordered: true, items: [[{ text: 'satu' }], [{ text: 'dua', link: 'https://kedai.test/a?b=1&c=2' }]] },
      { type: 'image', file: 'abc', alt: 'x' },
    ])).toBe(
      '<h2>Cawan &amp; piring</h2><p>Buatan <strong><em>tangan</em></strong><br>Dari Kelantan</p>'
      + '<ol><li>satu</li><li><a href="https://kedai.test/a?b=1&amp;c=2" target="_blank" rel="nofollow ugc noopener noreferrer">dua</a></li></ol>')
  })

  it('leaves out an address that is not safe, and keeps its words', () => {
    expect(contentHtml([{ type: 'paragraph', spans: [{ text: 'klik', link: 'javascript:alert(1)' }] }])).toBe('<p>klik</p>')
  })

  it('lets no text become markup', () => {
    const hostile = fc.array(fc.constantFrom('<', '>', '"', "'", '&', '/', 'script', 'onerror=', 'a', ' ', '\n', '杯'), { maxLength: 12 }).map((signs) => signs.join(''))
    const span = fc.record({ text: hostile, link: fc.option(hostile.map((rest) => `https://kedai.test/${rest}`), { nil: undefined }) })
    fc.assert(fc.property(fc.array(span, { maxLength: 4 }), (spans) => {
      const blocks: ContentBlock[] = [{ type: 'paragraph', spans: spans.map(({ text, link }) => (link === undefined ? { text } : { text, link })) }]
      const left = contentHtml(blocks).replace(tags, '')
      expect(left).not.toMatch(/[<>"']/)
    }))
  })
})
