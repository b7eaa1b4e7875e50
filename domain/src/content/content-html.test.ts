import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ContentBlock } from './content-block.ts'
import { contentHtml } from './content-html.ts'

const tags =
  /<\/?(?:p|h2|h3|ul|ol|li|em|strong|a)>|<br>|<a href="https:\/\/[^"<>]*" target="_blank" rel="nofollow ugc noopener noreferrer">/g

describe('contentHtml', () => {
  it('writes blocks and marks', () => {
    expect(
      contentHtml([
        { type: 'heading', level: 2, spans: [{ text: 'Cawan & piring' }] },
        {
          type: 'paragraph',
          spans: [{ text: 'Buatan ' }, { text: 'tangan', bold: true, italic: true }, { text: '\nDari Kelantan' }],
        },
        {
          type: 'list',
          ordered: true,
          items: [[{ text: 'satu' }], [{ text: 'dua', link: 'https://kedai.test/a?b=1&c=2' }]],
        },
        { type: 'image', file: 'abc', alt: 'x' },
      ]),
    ).toBe(
      '<h2>Cawan &amp; piring</h2><p>Buatan <strong><em>tangan</em></strong><br>Dari Kelantan</p>' +
        '<ol><li>satu</li><li><a href="https://kedai.test/a?b=1&amp;c=2" target="_blank" rel="nofollow ugc noopener noreferrer">dua</a></li></ol>',
    )
  })

  it('leaves out an address that is not safe, and keeps its words', () => {
    expect(contentHtml([{ type: 'paragraph', spans: [{ text: 'klik', link: 'javascript:alert(1)' }] }])).toBe(
      '<p>klik</p>',
    )
  })

  it('makes what was typed as an address a link, and nothing else', () => {
    const html = (text: string) => contentHtml([{ type: 'paragraph', spans: [{ text }] }])
    const link = (address: string, words: string) =>
      `<a href="${address}" target="_blank" rel="nofollow ugc noopener noreferrer">${words}</a>`
    expect(html('Lihat https://youtu.be/abc?t=1&b=2, atau (http://kedai.test/a).')).toBe(
      `<p>Lihat ${link('https://youtu.be/abc?t=1&amp;b=2', 'https://youtu.be/abc?t=1&amp;b=2')}, atau (${link('https://kedai.test/a', 'http://kedai.test/a')}).</p>`,
    )
    for (const text of [
      'javascript:alert(1)',
      'https://',
      'http://localhost/x',
      'https://user@kedai.test',
      'data:text/html,x',
      'kedai.test',
    ])
      expect(html(text)).not.toContain('<a')
    expect(html('https://kedai.test/"onclick=alert(1)')).toBe(
      `<p>${link('https://kedai.test/', 'https://kedai.test/')}&quot;onclick=alert(1)</p>`,
    )
  })

  it('lets no text become markup', () => {
    const hostile = fc
      .array(
        fc.constantFrom(
          '<',
          '>',
          '"',
          "'",
          '&',
          '/',
          'script',
          'onerror=',
          'https://kedai.test',
          'javascript:',
          'a',
          ' ',
          '\n',
          '杯',
        ),
        { maxLength: 12 },
      )
      .map((signs) => signs.join(''))
    const span = fc.record({
      text: hostile,
      link: fc.option(
        hostile.map((rest) => `https://kedai.test/${rest}`),
        { nil: undefined },
      ),
    })
    fc.assert(
      fc.property(fc.array(span, { maxLength: 4 }), (spans) => {
        const blocks: ContentBlock[] = [
          { type: 'paragraph', spans: spans.map(({ text, link }) => (link === undefined ? { text } : { text, link })) },
        ]
        const left = contentHtml(blocks).replace(tags, '')
        expect(left).not.toMatch(/[<>"']/)
      }),
    )
  })
})
