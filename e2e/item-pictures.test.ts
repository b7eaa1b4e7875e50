import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { breaches, soundTags } from './axe.ts'
import { ok, openItem, openItemSite } from './item-page-site.ts'
import { mug } from '../web/src/product-types/item-view.fixture.ts'

const colours = ['teal', 'peru', 'olive']
const images = colours.map((colour) => ({ url: `/${colour}.svg`, alt: '', width: 1200, height: 900, srcset: null }))

let stage: Awaited<ReturnType<typeof openItemSite>>
beforeAll(async () => {
  stage = await openItemSite()
  stage.rules.view = () => ok({ ...mug, item: { ...mug.item, images } })
})
afterAll(() => stage?.close())

describe.each([360, 1280])('the pictures of a product at %i px', (width) => {
  it('open whole by a press on one, and by their own script alone', async () => {
    const { page, complaints } = await open({ width })
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    await picture(page, 1).click()
    await whole(page).getByText('1 / 3').waitFor()
    expect(asked.some((path) => path.includes('/js/whole-pictures-'))).toBe(true)
    expect(await breaches(page, { runOnly: soundTags })).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('move by arrows and by their buttons, and grow by a press', async () => {
    const { page } = await open({ width })
    await picture(page, 1).click()
    await whole(page).getByRole('button', { name: 'Tunjukkan gambar 2' }).click()
    await whole(page).getByText('2 / 3').waitFor()
    await page.keyboard.press('ArrowRight')
    await whole(page).getByText('3 / 3').waitFor()
    expect(await whole(page).getByRole('button', { name: 'Tunjukkan gambar 2' }).isVisible()).toBe(true)
    const shown = whole(page).locator('img').nth(2)
    const before = (await shown.boundingBox())?.width ?? 0
    await shown.click()
    await expect.poll(async () => (await shown.boundingBox())?.width ?? 0).not.toBe(before)
    await page.context().close()
  })

  it.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['Back', (page: Page) => page.evaluate(() => history.back())],
    ['its button', (page: Page) => whole(page).getByRole('button', { name: 'Tutup' }).click()],
  ])('close by %s, and give the focus back', async (_by, close) => {
    const { page } = await open({ width })
    await page.evaluate(() => history.pushState(null, '', '#buy'))
    await picture(page, 1).focus()
    await page.keyboard.press('Enter')
    await whole(page).waitFor()
    await close(page)
    await whole(page).waitFor({ state: 'detached' })
    expect(page.url()).toMatch(/#buy$/)
    expect(await picture(page, 1).evaluate((element) => element === document.activeElement)).toBe(true)
    await page.context().close()
  })

  it.each([
    ['without any script', { javaScriptEnabled: false }],
    ['when their script does not come', {}],
  ])('open as a file %s', async (_when, context) => {
    const { page } = await open({ width, awake: false, ...context })
    await page.route('**/v1/js/whole-pictures-*', (route) => route.abort())
    if (!('javaScriptEnabled' in context)) await page.waitForLoadState('networkidle')
    await picture(page, 1).click()
    await page.waitForURL('**/teal.svg')
    expect(page.url()).toMatch(/teal\.svg$/)
    await page.context().close()
  })
})

const picture = (page: Page, at: number) => page.getByRole('link', { name: `Tunjukkan gambar ${at}` })
const whole = (page: Page) => page.getByRole('dialog', { name: /Cawan Seramik/ })

const open = (wish: Parameters<typeof openItem>[2]) =>
  openItem(stage.browser, stage.site.origin, {
    ...wish,
    prepare: async (page) => {
      await page.route('**/*.svg', (route) => {
        const colour = /(\w+)\.svg$/.exec(route.request().url())?.[1] ?? 'grey'
        return route.fulfill({
          contentType: 'image/svg+xml',
          body: `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="${colour}"/></svg>`,
        })
      })
    },
  })
