import { describe, expect, it } from 'vitest'
import { cornerNames, readColour, readTheme, themeName, themeOfName, themeStylesheet } from './theme.ts'

describe('a theme', () => {
  it.each([
    [null, { accent: null, corners: 'soft', layout: 'grid' }],
    [
      { accent: 'red', corners: 'spiky', layout: 7 },
      { accent: null, corners: 'soft', layout: 'grid' },
    ],
    [
      { accent: '#C8102E', corners: 'round', layout: 'list' },
      { accent: '#c8102e', corners: 'round', layout: 'list' },
    ],
  ])('kept as %j', (stored, theme) => expect(readTheme(stored)).toEqual(theme))

  it.each([
    ['#0C6', '#00cc66'],
    [' 0c6a4e ', '#0c6a4e'],
    ['hijau', null],
    ['#12345', null],
    ['#fff;}', null],
  ])('colour typed %j', (typed, colour) => expect(readColour(typed)).toBe(colour))

  it('is told by its name', () => {
    for (const accent of [null, '#c8102e']) {
      for (const corners of cornerNames) {
        const name = themeName({ accent, corners, layout: 'grid' })
        if (name !== null) expect(themeOfName(name)).toEqual({ accent, corners })
        else expect([accent, corners]).toEqual([null, 'soft'])
      }
    }
    expect(themeStylesheet({ accent: '#c8102e', corners: 'sharp', layout: 'list' })).toBe('/theme/c8102e-sharp.css')
  })

  it.each(['c8102e', 'c8102e-spiky', 'C8102E-soft', '../x-soft', 'kedai-'])('has no name such as %s', (name) =>
    expect(themeOfName(name)).toBeNull(),
  )
})
