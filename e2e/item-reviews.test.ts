import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openItem, openItemSite } from './item-page-site.ts'

let stage: Awaited<ReturnType<typeof openItemSite>>
beforeAll(async () => {
  stage = await openItemSite()
})
afterAll(() => stage?.close())
const open = (wish: Parameters<typeof openItem>[2] = {}) =>
  openItem(stage.browser, stage.site.origin, { awake: false, ...wish })

describe.each([360, 1280])('what buyers say of an item, at %i px', (width) => {
  it('reads without any script, long words folded, never between the buyer and the order form', async () => {
    const { page } = await open({ view: 'RATED', width, javaScriptEnabled: false })
    await page.waitForLoadState() // its lines break by the stylesheet
    const said = page.getByRole('region', { name: 'Ulasan pembeli' })
    expect(
      await said.getByRole('img').evaluateAll((stars) => stars.map((one) => one.getAttribute('aria-label'))),
    ).toEqual(['4 daripada 5 bintang', '2 daripada 5 bintang', '5 daripada 5 bintang'])
    const rows = said.getByRole('listitem')
    expect([await rows.nth(1).innerText(), await rows.nth(2).innerText()]).toEqual([
      expect.stringContaining('Seorang pembeli'),
      expect.stringMatching(/Kavitha S\.[^]*2 Nov 2026[^]*Cantik\.\nSampai cepat\./),
    ])
    await said.getByText('Balasan kedai').waitFor()

    const whole = said.locator('details > p').first()
    expect(await whole.isVisible()).toBe(false)
    await said.getByText('Baca semua').first().click()
    expect(await whole.isVisible()).toBe(true)

    const [box, postcode, price] = await Promise.all(
      [said, page.getByLabel('Poskod'), page.getByText('RM 32.00').first()].map((one) => one.boundingBox()),
    )
    if (!box || !postcode || !price) throw new Error('a part of the page is not drawn')
    if (width === 360) expect(box.y).toBeGreaterThan(postcode.y)
    else expect([box.y > price.y, box.x + box.width <= postcode.x]).toEqual([true, true])
    await page.context().close()
  })

  it('is one press from the stars at the name, and one from all of it', async () => {
    const { page, complaints } = await open({ view: 'RATED', width })
    await page.getByRole('link', { name: '★ 3.7 (12)' }).click()
    await page.waitForURL('**/RATED#reviews')
    await expect
      .poll(() =>
        page
          .getByRole('heading', { name: 'Ulasan pembeli' })
          .evaluate((heading) => heading.getBoundingClientRect().top),
      )
      .toBeLessThan(740)
    expect(
      await page.getByRole('link', { name: 'Semua ulasan (12)' }).evaluate((link: HTMLAnchorElement) => link.href),
    ).toBe(`${stage.site.origin}/s/demo/i/RATED/reviews`)
    expect(complaints).toEqual([])
    await page.context().close()
  })

  it('is nothing where nobody has said anything', async () => {
    const { page } = await open({ view: 'MUG', width, javaScriptEnabled: false })
    await page.getByLabel('Poskod').waitFor()
    expect([await page.locator('#reviews').count(), await page.getByRole('link', { name: /★/ }).count()]).toEqual([
      0, 0,
    ])
    await page.context().close()
  })
})
