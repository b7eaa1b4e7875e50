import { describe, expect, it } from 'vitest'
import { designNames } from './designs.ts'
import { cornerNames } from './shape.ts'
import { readColour, readTheme, themeName, themeOfName, themeStylesheet } from './theme.ts'

describe('a theme', () => {
  it.each([
    [null, { accent: null, corners: 'soft', layout: 'grid', design: null }],
    [
      { accent: 'red', corners: 'spiky', layout: 7 },
      { accent: null, corners: 'soft', layout: 'grid', design: null },
    ],
    [
      { accent: '#C8102E', corners: 'round', layout: 'list' },
      { accent: '#c8102e', corners: 'round', layout: 'list', design: null },
    ],
    [
      { accent: '#c8102e', corners: 'round', layout: 'list', design: 'laut' },
      { accent: '#c8102e', corners: 'round', layout: 'list', design: 'laut' },
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
    for (const design of [null, ...designNames]) {
      for (const accent of [null, '#c8102e']) {
        for (const corners of cornerNames) {
          const name = themeName({ accent, corners, design })
          if (name !== null) expect(themeOfName(name)).toEqual({ accent, corners, design })
          else expect([accent, corners, design]).toEqual([null, 'soft', null])
        }
      }
    }
    expect(themeStylesheet({ accent: '#c8102e', corners: 'sharp', layout: 'list', design: null })).toBe(
      '/theme/c8102e-sharp.css',
    )
  })

  it.each([
    'c8102e',
    'c8102e-spiky',
    'C8102E-soft',
    '../x-soft',
    'kedai-',
    'own-soft',
    'laut-kedai-soft',
    'entah-own-soft',
    'laut-own',
  ])('has no name such as %s', (name) => expect(themeOfName(name)).toBeNull())
})
