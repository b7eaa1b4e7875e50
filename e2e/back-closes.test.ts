import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBuiltSite } from './built-site.ts'

let built: Awaited<ReturnType<typeof openBuiltSite>>
beforeAll(async () => {
  built = await openBuiltSite()
})
afterAll(() => built?.close())

describe.each([360, 1280])('Back at %i px', (width) => {
  it.each([
    ['Dialog', 'dialog', 'Rekod bayaran'],
    ['Drawer', 'dialog', 'Tapis pesanan'],
    ['Confirm', 'alertdialog', 'Batalkan pesanan ini?'],
    ['CommandPalette', 'dialog', 'Pergi ke'],
  ] as const)('closes a %s and stays, then goes where it would have gone', async (opener, role, name) => {
    const page = await open(width)
    const shown = page.getByRole(role, { name })
    for (const round of ['first', 'again']) {
      await page.getByRole('button', { name: opener, exact: true }).click()
      await shown.waitFor()
      await page.evaluate(() => history.back())
      await shown.waitFor({ state: 'hidden' })
      expect(await places(page), round).toEqual(['#here', await length(page)])
    }
    await page.goBack()
    expect(page.url()).toMatch(/#before$/)
    await page.close()
  })

  it('goes at once after a dialog was closed by Escape or by its button', async () => {
    const page = await open(width)
    const shown = page.getByRole('dialog', { name: 'Rekod bayaran' })
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => shown.getByRole('button', { name: 'Simpan bayaran' }).click(),
    ]) {
      await page.getByRole('button', { name: 'Dialog', exact: true }).click()
      await shown.waitFor()
      await close()
      await shown.waitFor({ state: 'hidden' })
    }
    await page.goBack()
    expect(page.url()).toMatch(/#before$/)
    await page.close()
  })

  it('closes the question that stands upon a drawer before the drawer', async () => {
    const page = await open(width)
    const drawer = page.getByRole('dialog', { name: 'Tapis pesanan' })
    const question = page.getByRole('alertdialog', { name: 'Kosongkan semua tapisan?' })
    await page.getByRole('button', { name: 'Drawer', exact: true }).click()
    await drawer.getByRole('button', { name: 'Kosongkan tapisan' }).click()
    await question.waitFor()
    await page.evaluate(() => history.back())
    await question.waitFor({ state: 'hidden' })
    expect(await drawer.isVisible()).toBe(true)
    await page.evaluate(() => history.back())
    await drawer.waitFor({ state: 'hidden' })
    expect(page.url()).toMatch(/#here$/)
    await page.close()
  })

  it('opens a dialog anew that the browser closed without asking', async () => {
    const page = await open(width)
    const opener = page.getByRole('button', { name: 'Dialog', exact: true })
    const shown = page.getByRole('dialog', { name: 'Rekod bayaran' })
    await opener.click()
    await shown.evaluate((element: HTMLDialogElement) => element.close())
    await shown.waitFor({ state: 'detached' })
    await opener.click()
    await shown.waitFor()
    expect(await shown.evaluate((element) => element.matches(':modal'))).toBe(true)
    await page.close()
  })

  it('leaves a dialog open when a file box inside it is left without a file', async () => {
    const page = await open(width)
    const shown = page.getByRole('dialog', { name: 'Rekod bayaran' })
    await page.getByRole('button', { name: 'Dialog', exact: true }).click()
    await shown
      .getByLabel('Rujukan')
      .evaluate((element) => element.dispatchEvent(new Event('cancel', { bubbles: true }))) // as a file box does
    await page.getByRole('button', { name: 'Simpan bayaran' }).focus()
    expect(await shown.isVisible()).toBe(true)
    await page.close()
  })
})

/** The gallery, with a place before it that is another entry of the same page. */
async function open(width: number): Promise<Page> {
  const page = await built.browser.newPage({ viewport: { width, height: 800 } }) // its context closes with it
  page.setDefaultTimeout(15_000)
  await page.goto(`${built.site.origin}/gallery#before`)
  await page.getByRole('button', { name: 'CommandPalette' }).waitFor()
  await page.evaluate(() => void (location.hash = '#here'))
  return page
}

/** Where the page stands, and how many entries its history has. */
const places = (page: Page) => page.evaluate(() => [location.hash, history.length] as const)
const length = (page: Page) => page.evaluate(() => history.length)
