import { expect, it } from 'vitest'
import { designNames } from './designs.ts'
import { kedaiMailLook, mailLookOf } from './mail-look.ts'
import { contrastOf } from './tones.ts'

it('is Kedai’s own where a shop has chosen nothing', () =>
  expect(mailLookOf({ accent: null, corners: 'soft', design: null })).toEqual(kedaiMailLook))

it.each([null, ...designNames])('can be read in the design %s, whatever the shop’s colour', (design) => {
  for (const accent of [null, '#ffe600', '#000000', '#ffffff', '#808080']) {
    const look = mailLookOf({ accent, corners: 'round', design })
    const pairs = [
      [look.ink, look.card],
      [look.soft, look.card],
      [look.link, look.card],
      [look.onAccent, look.accent],
    ] as const
    for (const [words, ground] of pairs) expect(contrastOf(words, ground)).toBeGreaterThanOrEqual(4.5)
  }
})

it('follows the design, and the shop’s own colour in it', () => {
  const of = (accent: string | null) => mailLookOf({ accent, corners: 'sharp', design: 'laut' })
  expect(of(null)).toMatchObject({ paper: '#f4f8fb', ink: '#0e1f2c', accent: '#0b63b0', corners: 'sharp' })
  expect(of('#c8102e').accent).toBe('#c8102e')
})
