import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLongPage } from '../bench/builder/acts.ts'
import { workOf } from '../bench/builder/work.ts'
import { openDemo } from './demo-site.ts'
import type { Visitor } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
let seller: Visitor
beforeAll(async () => {
  demo = await openDemo()
  seller = await demo.visit(360)
  await openLongPage(seller, 60)
})
afterAll(() => demo?.close())

// Generous: on a quiet machine it is a third of it.
const most = { letter: 30, move: 60 }
const letters = 'Tempahan ditutup pukul lima'

const perLetter = async (page: Page): Promise<number> => {
  await page.locator('textarea').first().click()
  return (await workOf(page, () => page.keyboard.type(letters, { delay: 60 }))) / letters.length
}

it('types and moves within a page of 60 blocks with little work, and keeps what was typed through a reload', async () => {
  const { page } = seller
  await perLetter(page) // the first letters are compiled
  expect(await perLetter(page)).toBeLessThan(most.letter)
  const typed = await page.locator('textarea').first().inputValue()

  const names = () => page.locator('[data-block]').evaluateAll((rows) => rows.map((row) => row.dataset['block']))
  const [before, ...rest] = await names()
  await page.locator('[data-block] button[draggable]').first().focus()
  const moving = await workOf(page, async () => {
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press('ArrowDown')
      await page.waitForTimeout(60)
    }
  })
  expect(moving / 10).toBeLessThan(most.move)
  expect((await names()).indexOf(before ?? '')).toBe(10)
  expect(rest).toHaveLength(59)

  await page.reload()
  await page.locator('[data-block] button[aria-expanded]').nth(10).press('Enter')
  await expect.poll(() => page.locator('[data-block]').nth(10).locator('textarea').inputValue()).toBe(typed)
})

it('would be red for a render of 60 ms at every letter', async () => {
  const { page } = seller
  await page.locator('[data-block] textarea').first().waitFor()
  await page.evaluate(() => {
    document.addEventListener('input', () => {
      const until = performance.now() + 60
      while (performance.now() < until) document.body.getBoundingClientRect()
    })
  })
  expect(await perLetter(page)).toBeGreaterThan(most.letter)
})
