import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLongPage } from '../bench/builder/acts.ts'
import { workOf } from '../bench/builder/work.ts'
import { openDemo } from './demo-site.ts'
import type { Visitor } from './visitor.ts'

// A page of 60 blocks beside one of 4 in the same browser: times of one run, so that the machine's own speed drops out.
const sizes = { short: 4, long: 60 }
const most = { letter: 3, move: 2.5 }
const letters = 'Tempahan ditutup pukul lima'

type Work = { letter: number; move: number }
let demo: Awaited<ReturnType<typeof openDemo>>
let seller: Visitor
let short: Work
beforeAll(async () => {
  demo = await openDemo()
  const other = await demo.visit(360)
  await openLongPage(other, sizes.short)
  await perLetter(other.page) // the first letters are compiled
  short = { letter: await perLetter(other.page), move: await perMove(other.page, sizes.short - 1) }
  await other.page.context().close()
  seller = await demo.visit(360)
  await openLongPage(seller, sizes.long)
})
afterAll(() => demo?.close())

async function perLetter(page: Page): Promise<number> {
  await page.locator('textarea').first().click()
  return (await workOf(page, () => page.keyboard.type(letters, { delay: 60 }))) / letters.length
}

async function perMove(page: Page, steps: number): Promise<number> {
  await page.locator('[data-block] button[draggable]').first().focus()
  const work = await workOf(page, async () => {
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press('ArrowDown')
      await page.waitForTimeout(60)
    }
  })
  return work / steps
}

it('types and moves within a page of 60 blocks with little work, and keeps what was typed through a reload', async () => {
  const { page } = seller
  await perLetter(page)
  const letter = await perLetter(page)
  expect(letter / short.letter).toBeLessThan(most.letter)
  const typed = await page.locator('textarea').first().inputValue()

  const names = () => page.locator('[data-block]').evaluateAll((rows) => rows.map((row) => row.dataset['block']))
  const [before, ...rest] = await names()
  const move = await perMove(page, 10)
  expect(move / short.move).toBeLessThan(most.move)
  expect((await names()).indexOf(before ?? '')).toBe(10)
  expect(rest).toHaveLength(59)

  await page.reload()
  await page.locator('[data-block] button[aria-expanded]').nth(10).press('Enter')
  await expect.poll(() => page.locator('[data-block]').nth(10).locator('textarea').inputValue()).toBe(typed)
})

it('would be red for a render of every block at every letter', async () => {
  const { page } = seller
  await page.locator('[data-block] textarea').first().waitFor()
  await page.evaluate((spin) => {
    document.addEventListener('input', () => {
      const until = performance.now() + spin
      while (performance.now() < until) document.body.getBoundingClientRect()
    })
  }, short.letter * most.letter)
  const letter = await perLetter(page)
  expect(letter / short.letter).toBeGreaterThan(most.letter)
})
