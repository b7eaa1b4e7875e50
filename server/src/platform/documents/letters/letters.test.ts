import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakLines } from './break-lines.ts'
import { createLetters } from './letters.ts'

const wide = (text: string) => [...text].length // one point a letter

describe('lines', () => {
  it.each([
    ['satu dua tiga', 8, ['satu dua', 'tiga']],
    ['satu\ndua', 20, ['satu', 'dua']],
    ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
    ['金额合计为三百元。', 8, ['金额合计为三百', '元。']], // no full stop begins a line
    ['', 5, ['']],
  ])('%j in %i', (text, room, lines) => expect(breakLines(text, room, wide)).toEqual(lines))

  it('lose no letter and are no wider than they may be (law)', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9 ,.金额元-]{0,80}$/), fc.integer({ min: 2, max: 30 }), (text, room) => {
        const lines = breakLines(text, room, wide)
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
        for (const line of lines) expect(wide(line)).toBeLessThanOrEqual(room)
      }),
    )
  })
})

describe('letters', () => {
  const letters = createLetters()
  const faces = (text: string) => letters.runs(text, 'regular').map(({ face, text: run }) => [face.name, run])

  it('are split by the fonts that have them', () => {
    expect(faces('Kek 蛋糕 RM 5')).toEqual([
      ['latin-regular', 'Kek '],
      ['chinese-regular', '蛋糕 '],
      ['latin-regular', 'RM 5'],
    ])
    expect(faces('鄒美玲')).toEqual([
      ['chinese-rare-regular', '鄒'],
      ['chinese-regular', '美玲'],
    ])
    expect(faces('✓')).toEqual([['emoji-regular', '✔']])
    expect(faces('كدأي ملايا 5')).toEqual([
      ['arabic-regular', 'كدأي ملايا '],
      ['latin-regular', '5'],
    ])
    expect(faces('“好”')).toEqual([
      ['latin-regular', '“'],
      ['chinese-regular', '好”'],
    ])
    expect(faces('Siap\u00a0🎉\u200d\u202e')).toEqual([
      ['latin-regular', 'Siap '],
      ['emoji-regular', '🎉\u200d'],
    ])
  })

  it('that nobody has are told, and written “?”', () => {
    const own = createLetters()
    expect(
      own
        .runs('a\u{e000}b', 'bold')
        .map(({ text }) => text)
        .join(''),
    ).toBe('a?b')
    expect([...own.missing]).toEqual(['\u{e000}'])
  })

  it('are as wide together as their words', () => {
    const style = { size: 10, weight: 'regular' } as const
    expect(letters.width('RM 1,234.50', style)).toBeCloseTo(
      letters.width('RM ', style) + letters.width('1,234.50', style),
      6,
    )
    expect(letters.width('1111', style)).toBeCloseTo(letters.width('8888', style), 6) // figures stand under each other
  })
})
