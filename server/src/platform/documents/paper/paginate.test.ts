import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block } from './block.ts'
import { stack } from './block.ts'
import { paginate } from './paginate.ts'
import type { Part } from './paginate.ts'

const page = { top: 100, nextTop: 40, bottom: 740 }
const block = (height: number): Block => ({ height, draw: () => undefined })
const part = (height: number, more: Partial<Part> = {}): Part => ({ block: block(height), gap: 0, ...more })

describe('pages', () => {
  it('take a row to the next page whole, under the head of its table', () => {
    const head = block(20)
    const pages = paginate([part(600), part(100, { repeats: head })], page)
    expect(pages.map((blocks) => blocks.map(({ y, block: { height } }) => [y, height]))).toEqual([
      [[100, 600]],
      [
        [40, 20],
        [60, 100],
      ],
    ])
  })

  it('keep what belongs together', () => {
    const pages = paginate([part(560), part(30, { keepWithNext: true }), part(200)], page)
    expect(pages.map((blocks) => blocks.length)).toEqual([1, 2])
  })

  it('part what is taller than a page', () => {
    const tall = stack(Array.from({ length: 40 }, () => block(50)))
    const pages = paginate([part(0, { block: tall })], page)
    expect(pages.map((blocks) => blocks.reduce((sum, one) => sum + one.block.height, 0))).toEqual([600, 700, 700])
  })

  it('hold every block once and in order, none below the foot (law)', () => {
    const aPart = fc.record({
      height: fc.integer({ min: 1, max: 640 }),
      gap: fc.integer({ min: 0, max: 30 }),
      keepWithNext: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(aPart, { minLength: 1, maxLength: 60 }), (asked) => {
        const parts = asked.map(({ height, ...more }) => part(height, more))
        const pages = paginate(parts, page)
        expect(pages.flat().map((one) => one.block)).toEqual(parts.map((one) => one.block))
        expect(pages.every((blocks) => blocks.length > 0)).toBe(true)
        for (const blocks of pages)
          for (const [
            place,
            {
              y,
              block: { height },
            },
          ] of blocks.entries()) {
            expect(y + height).toBeLessThanOrEqual(page.bottom)
            const before = blocks[place - 1]
            if (before) expect(y).toBeGreaterThanOrEqual(before.y + before.block.height)
          }
      }),
    )
  })
})
