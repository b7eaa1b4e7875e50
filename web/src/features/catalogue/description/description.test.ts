import type { ContentBlock } from '@kedai/domain/content/content-block.ts'
import { readContent } from '@kedai/domain/content/read-content.ts'
import { describe, expect, it } from 'vitest'
import { blocksOf, documentOf } from './blocks.ts'
import { blocksFromText } from './pasted.ts'

const blocks: ContentBlock[] = [
  { type: 'heading', level: 2, spans: [{ text: 'Saiz' }] },
  {
    type: 'paragraph',
    spans: [
      { text: 'Baris satu\nbaris dua ' },
      { text: 'tebal', bold: true },
      { text: ' dan ', bold: true, italic: true },
      { text: 'pautan', link: 'https://kedai.test/a' },
    ],
  },
  { type: 'list', ordered: true, items: [[{ text: 'satu' }], [{ text: 'dua', italic: true }]] },
]

it('takes blocks to the editor and back unchanged', () => {
  expect(blocksOf(documentOf(blocks))).toEqual(blocks)
  expect(blocksOf(documentOf([]))).toEqual([])
})

it('keeps nothing that may not be stored', () => {
  const text = (value: string, marks: { type: string; attrs?: Record<string, unknown> }[] = []) => ({
    type: 'text',
    text: value,
    marks,
  })
  const read = blocksOf({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          text('a', [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }]),
          text('b\u202E\u0007', [{ type: 'underline' }]),
          text('c', [{ type: 'bold' }]),
        ],
      },
      { type: 'blockquote', content: [{ type: 'paragraph', content: [text('kutip')] }] },
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              { type: 'paragraph', content: [text('luar')] },
              {
                type: 'bulletList',
                content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('dalam')] }] }],
              },
            ],
          },
        ],
      },
      { type: 'paragraph' },
    ],
  })
  expect(read).toEqual([
    { type: 'paragraph', spans: [{ text: 'ab' }, { text: 'c', bold: true }] },
    { type: 'paragraph', spans: [{ text: 'kutip' }] },
    { type: 'list', ordered: false, items: [[{ text: 'luar' }], [{ text: 'dalam' }]] },
  ])
  expect(readContent(read).ok).toBe(true)
})

describe('text from a chat', () => {
  it('becomes paragraphs, lists and marks', () => {
    expect(
      blocksFromText('*Sambal Bilis*\nSedap & _pedas_\n\nRamuan:\n- cili\n• bawang\n1. goreng\n2) kacau\nHarga RM 5*2'),
    ).toEqual([
      {
        type: 'paragraph',
        spans: [
          { text: 'Sambal Bilis', bold: true },
          { text: '\n' },
          { text: 'Sedap & ' },
          { text: 'pedas', italic: true },
        ],
      },
      { type: 'paragraph', spans: [{ text: 'Ramuan:' }] },
      { type: 'list', ordered: false, items: [[{ text: 'cili' }], [{ text: 'bawang' }]] },
      { type: 'list', ordered: true, items: [[{ text: 'goreng' }], [{ text: 'kacau' }]] },
      { type: 'paragraph', spans: [{ text: 'Harga RM 5*2' }] },
    ])
  })

  it('stays what it is where nothing is marked', () => {
    expect(blocksFromText('nama_fail_saya 2*3*4')).toEqual([
      { type: 'paragraph', spans: [{ text: 'nama_fail_saya 2*3*4' }] },
    ])
    expect(blocksFromText('\n\n')).toEqual([])
  })
})
