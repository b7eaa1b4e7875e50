import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentLimits, paragraphsOf, plainText, type ContentBlock } from './content-block.ts'
import { readContent } from './read-content.ts'
import { isSafeLink } from './safe-link.ts'

const word = fc.stringMatching(/^[\p{L}<>&"' ]{0,12}$/u)
const span = fc.record(
  { text: word, bold: fc.constant(true), italic: fc.constant(true), link: fc.constant('https://kedai.test/a?b=c#d') },
  { requiredKeys: ['text'] },
)
const spans = fc.array(span, { maxLength: 4 })
const block: fc.Arbitrary<ContentBlock> = fc.oneof(
  fc.record({ type: fc.constant('paragraph' as const), spans }),
  fc.record({ type: fc.constant('heading' as const), level: fc.constantFrom(2 as const, 3 as const), spans }),
  fc.record({ type: fc.constant('list' as const), ordered: fc.boolean(), items: fc.array(spans, { maxLength: 4 }) }),
  fc.record({ type: fc.constant('image' as const), file: fc.constant('p_12-a'), alt: word }),
)
const paragraph = (given: object) => [{ type: 'paragraph', spans: [{ text: 'a', ...given }] }]

describe('readContent', () => {
  it('takes what our own types can say, unchanged', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
        expect(readContent(JSON.parse(JSON.stringify(blocks)))).toEqual({ ok: true, blocks })
      }),
    )
  })

  it('never throws and never lets anything else through', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readContent(value)
        if (read.ok) expect(value).toEqual(read.blocks)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['<p>hello</p>', 'not_blocks', ''],
    [{}, 'not_blocks', ''],
    [[null], 'unknown_block', '0'],
    [[{ type: 'html', html: '<b>x</b>' }], 'unknown_block', '0'],
    [[{ type: 'paragraph', spans: [], onclick: 'x' }], 'unknown_field', '0'],
    [[{ type: 'paragraph', spans: [{ text: 'a', style: 'x' }] }], 'unknown_field', '0.spans.0'],
    [[{ type: 'paragraph', spans: [{ text: 1 }] }], 'bad_text', '0.spans.0.text'],
    [[{ type: 'paragraph', spans: 'abc' }], 'not_blocks', '0.spans'],
    [paragraph({ bold: 'yes' }), 'bad_mark', '0.spans.0.bold'],
    [paragraph({ link: 'javascript:alert(1)' }), 'bad_link', '0.spans.0.link'],
    [paragraph({ text: 'a\u202Eb' }), 'bad_text', '0.spans.0.text'],
    [paragraph({ text: 'a\u0000b' }), 'bad_text', '0.spans.0.text'],
    [paragraph({ text: '\uD800' }), 'bad_text', '0.spans.0.text'],
    [[{ type: 'heading', level: 1, spans: [] }], 'bad_level', '0.level'],
    [[{ type: 'list', ordered: 1, items: [] }], 'bad_mark', '0.ordered'],
    [[{ type: 'image', file: '../secret', alt: '' }], 'bad_image', '0.file'],
    [[{ type: 'image', file: 'https://x.test/a.png', alt: '' }], 'bad_image', '0.file'],
    [Array(contentLimits.blocks + 1).fill({ type: 'paragraph', spans: [] }), 'too_much', ''],
    [paragraph({ text: 'x'.repeat(contentLimits.text + 1) }), 'too_much', '0.spans.0.text'],
    [[...paragraph({ text: 'x'.repeat(contentLimits.text) }), ...paragraph({})], 'too_much', ''],
  ])('refuses %#: %s', (value, problem, at) => expect(readContent(value)).toEqual({ ok: false, problem, at }))

  it('keeps line breaks and tabs within a text', () => {
    expect(readContent(paragraph({ text: 'satu\n\tdua' }))).toEqual({
      ok: true,
      blocks: paragraph({ text: 'satu\n\tdua' }),
    })
  })

  it('drops marks that are off', () => {
    expect(readContent(paragraph({ bold: false }))).toEqual({ ok: true, blocks: paragraph({}) })
  })
})

describe('isSafeLink', () => {
  it.each([
    'https://kedai.test',
    'https://kedai.test/a/b?c=d&e=%20#f',
    'https://sub.kedai-satu.test:8443/',
    'https://kedai.test/马来',
  ])('takes %s', (link) => expect(isSafeLink(link)).toBe(true))
  it.each([
    'http://kedai.test',
    'HTTPS://kedai.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '//kedai.test',
    '/path',
    'https://',
    'https://localhost',
    'https://1.2.3.4',
    'https://user@kedai.test',
    'https://kedai.test@evil.test',
    'https://kedai.test/"onclick=',
    "https://kedai.test/'x",
    'https://kedai.test/<b>',
    'https://kedai.test/a b',
    'https://kedai.test\\@evil.test',
    ' https://kedai.test',
    'https://kedai.test/\u0000',
    'https://kedai.test/\u202Ex',
    `https://kedai.test/${'a'.repeat(2000)}`,
  ])('refuses %s', (link) => expect(isSafeLink(link)).toBe(false))
})

it('reads as plain lines, and plain lines become paragraphs', () => {
  const blocks: ContentBlock[] = [
    { type: 'heading', level: 2, spans: [{ text: 'Saiz' }] },
    {
      type: 'list',
      ordered: false,
      items: [[{ text: 'Tinggi ' }, { text: '9 cm', bold: true }], [{ text: '350 ml' }]],
    },
    { type: 'image', file: 'p1', alt: 'Cawan' },
  ]
  expect(plainText(blocks)).toBe('Saiz\nTinggi 9 cm\n350 ml')
  expect(plainText(paragraphsOf(' satu \r\n\n dua'))).toBe('satu\ndua')
  expect(readContent(paragraphsOf('satu\ndua')).ok).toBe(true)
})
