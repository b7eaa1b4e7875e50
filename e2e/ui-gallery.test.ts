import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBuiltSite } from './built-site.ts'
import { breaches, soundTags } from './axe.ts'

let built: Awaited<ReturnType<typeof openBuiltSite>>
beforeAll(async () => {
  built = await openBuiltSite()
})
afterAll(() => built?.close())

describe.each([
  [320, 'light'],
  [360, 'light'],
  [360, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const)('gallery at %i px, %s', (width, colorScheme) => {
  it('breaks no rule of accessibility, fits the screen and keeps the console clean', async () => {
    const { page, complaints } = await open({ width, colorScheme })
    expect(await breaches(page, { runOnly: soundTags })).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(complaints).toEqual([])
    await page.close()
  })
})

it('the switch of colours does what it is called', async () => {
  const { page } = await open()
  for (const [name, theme] of [
    ['Tukar kepada warna gelap', 'dark'],
    ['Tukar kepada warna cerah', 'light'],
    ['Ikut warna peranti ini', null],
    ['Tukar kepada warna gelap', 'dark'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click()
    expect(await page.evaluate(() => document.documentElement.getAttribute('data-theme'))).toBe(theme)
  }
  await page.close()
})

describe('keyboard', () => {
  it('keeps the focus inside a dialog, closes it by Escape and gives the focus back', async () => {
    const { page } = await open()
    const opener = page.getByRole('button', { name: 'Dialog', exact: true })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Rekod bayaran' })
    await dialog.waitFor()
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
        ),
      ).toBe(true)
    }
    await expectClean(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.close()
  })

  it('moves through a menu by arrows and passes over nothing silently', async () => {
    const { page } = await open()
    await page.getByRole('button', { name: 'Tindakan lain' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
    await expectClean(page)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('Padam', { exact: true }).waitFor()
    await page.close()
  })

  it('finds a choice by typing in a combobox', async () => {
    const { page } = await open()
    const bank = page.getByRole('combobox', { name: 'Bank' })
    await bank.focus()
    await page.keyboard.type('may')
    await page.getByRole('option', { name: 'Maybank' }).waitFor()
    // While the list is open the rest is hidden from screen readers; the focus cannot get there, because Tab folds the list first.
    await expectClean(page, ['aria-hidden-focus'])
    await page.keyboard.press('Tab')
    await page.getByRole('option', { name: 'Maybank' }).waitFor({ state: 'detached' })
    expect(await page.locator('main [aria-hidden=true] :focus').count()).toBe(0)
    await bank.fill('')
    await bank.pressSequentially('may')
    await page.getByRole('option', { name: 'Maybank' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await bank.inputValue()).toBe('Maybank')
    await page.close()
  })

  it('opens and folds a section, and keeps what was typed in it', async () => {
    const { page } = await open()
    const heading = page.locator('summary', { hasText: 'Butiran anda' })
    await page.getByLabel('Nama penuh').fill('Aminah')
    await heading.focus()
    await page.keyboard.press('Enter')
    expect(await page.getByLabel('Nama penuh').isVisible()).toBe(false)
    await page.keyboard.press('Enter')
    expect(await page.getByLabel('Nama penuh').inputValue()).toBe('Aminah')
    await page.close()
  })

  it.each([
    ['0,5', '0.5'],
    ['1.25 kg', '1.25'],
    ['1,250', '1,250'],
  ])('takes a weight written as %s for %s', async (typed, wanted) => {
    const { page } = await open()
    const weight = page.locator('input[value="0.350"]')
    const box = await weight.elementHandle()
    await weight.fill(typed)
    await page.keyboard.press('Tab')
    expect(await box?.inputValue()).toBe(wanted)
    await page.close()
  })

  it('moves between tabs by arrows', async () => {
    const { page } = await open()
    await page.getByRole('tab', { name: /Barang/ }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByText('Senarai harga.').waitFor()
    await expect.poll(() => page.getByText('Senarai barang.').isVisible()).toBe(false) // the old panel may stand until the new one is drawn
    await page.close()
  })

  it('leads to the first refused field and lists them all', async () => {
    const { page } = await open()
    await page.getByRole('button', { name: 'Hantar borang' }).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('shop_name')
    await page.getByRole('button', { name: /sudah diambil/ }).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username')
    expect(await page.getByLabel('Pautan', { exact: true }).inputValue()).toBe('kopi-kampung')
    await page.close()
  })

  it('says why a button cannot be pressed', async () => {
    const { page } = await open()
    await page.getByRole('button', { name: 'Batalkan pesanan' }).focus()
    await page.keyboard.press('Enter')
    const said = page.getByRole('status').getByText('Pesanan ini sudah dihantar.')
    await said.waitFor()
    expect(await said.count()).toBe(1)
    await page.close()
  })
})

it.each([360, 1280])('ticks a row without following its link, at %i px', async (width) => {
  const { page } = await open({ width })
  await page.getByRole('checkbox', { name: 'Pilih KD-10022' }).check()
  await page.getByText('1 dipilih').waitFor()
  await page.locator('td', { hasText: 'Lim Wei Jie' }).click({ force: true }) // the row's link lies over it
  await page.waitForURL(/order=KD-10022/)
  expect(await page.getByRole('checkbox', { name: 'Pilih KD-10022' }).isChecked()).toBe(true)
  await page.close()
})

it('changes every text in place and remembers the language', async () => {
  const { page } = await open()
  await page.getByLabel('Nama penuh').fill('Aminah')
  await page.getByRole('button', { name: '中文' }).click()
  await page.getByRole('heading', { level: 1, name: '组件' }).waitFor()
  expect(await page.getByLabel('Nama penuh').inputValue()).toBe('Aminah')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: '组件' }).waitFor()
  await page.close()
})

describe('a page drawn by the server', () => {
  it('is taken over without a complaint and then lives', async () => {
    const { page, complaints } = await open({ path: '/no-such-page' })
    await page.getByRole('button', { name: 'EN' }).click()
    await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor()
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
    await page.close()
  })

  it('reads before the script has come', async () => {
    const context = await built.browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${built.site.origin}/no-such-page`)
    expect(await page.getByRole('heading', { name: 'Tiada apa-apa di alamat ini' }).isVisible()).toBe(true)
    await context.close()
  })
})

type Opening = { path?: string; width?: number; colorScheme?: 'light' | 'dark' }

async function open({ path = '/gallery', width = 1280, colorScheme = 'light' }: Opening = {}) {
  const context = await built.browser.newContext({ viewport: { width, height: 800 }, colorScheme })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (failure) => complaints.push(failure.message))
  await page.goto(built.site.origin + path)
  await page.getByRole('heading').first().waitFor()
  return { page, complaints }
}

async function expectClean(page: Page, without: string[] = []): Promise<void> {
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  expect(await breaches(page, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'], rules })).toEqual([])
}
