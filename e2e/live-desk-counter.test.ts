import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemo, expectSound } from './demo-site.ts'
import { placeMugOrder } from './place-mug-order.ts'
import { signIn } from './visitor.ts'
import type { Visitor } from './visitor.ts'

let demo: Awaited<ReturnType<typeof openDemo>>
beforeAll(async () => {
  demo = await openDemo()
})
afterAll(() => demo?.close())

describe.each([360, 1280])('the desk on a counter, at %i px, in Malay', (width) => {
  it('stands alone on the screen, stays so over a reload, and is left by Esc or the button', async () => {
    const seller = await demo.visit(width)
    await signIn(seller, '/seller/desk')
    const { page } = seller
    const bar = page.locator('aside').first()
    const [open, leave] = ['Skrin penuh', 'Keluar skrin penuh'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    ) as [ReturnType<typeof page.getByRole>, ReturnType<typeof page.getByRole>]
    await bar.waitFor()
    await open.click()
    await bar.waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    await page.reload()
    await leave.waitFor()
    await bar.waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
    await bar.waitFor()
    await page.reload()
    await open.waitFor()
    expect(await bar.isVisible()).toBe(true)
    await open.click()
    await bar.waitFor({ state: 'hidden' })
    await leave.click()
    await bar.waitFor()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true)
    // As it is left by the browser's own way, which pages are told of alone.
    await open.click()
    await leave.waitFor()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    await page.evaluate(() => document.exitFullscreen())
    await bar.waitFor()
    await expectSound(seller)
    await seller.leave()
  })
})

describe('the screen', () => {
  it('stays on while the sound is on: asked for again after the page was hidden, given back as it is turned off', async () => {
    const seller = await demo.visit(360)
    const { page } = seller
    await standInForWakeLock(seller)
    await signIn(seller, '/seller/desk')
    await page.locator('[data-live=live]').waitFor()
    const sound = page.getByRole('switch', { name: 'Bunyi' })
    expect(await locks(seller)).toEqual({ asked: 0, held: 0 })
    await sound.check()
    await expect.poll(() => locks(seller)).toEqual({ asked: 1, held: 1 })
    await show(seller, false) // the system takes it back
    expect(await locks(seller)).toEqual({ asked: 1, held: 0 })
    await show(seller, true)
    await expect.poll(() => locks(seller)).toEqual({ asked: 2, held: 1 })
    await sound.uncheck()
    await expect.poll(() => locks(seller)).toEqual({ asked: 2, held: 0 })
    await show(seller, false)
    await show(seller, true)
    expect(await locks(seller)).toEqual({ asked: 2, held: 0 })
    expect(await page.getByText('tidak boleh mengekalkan skrin').count()).toBe(0)
    await seller.leave()
  })

  it('of a browser that cannot keep it on is said to go dark', async () => {
    const seller = await demo.visit(360)
    await seller.page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'))
    await signIn(seller, '/seller/desk')
    await seller.page.getByText('Pelayar ini tidak boleh mengekalkan skrin').waitFor()
    await seller.page.getByRole('switch', { name: 'Bunyi' }).check()
    await expectSound(seller)
    await seller.leave()
  })
})

it('an order that one phone accepts falls silent on the other, says who took it, and rings nowhere after a gap', async () => {
  const [phone, till] = [await demo.visit(360), await demo.visit(1280)]
  for (const one of [phone, till]) {
    await signIn(one, '/seller/desk')
    await one.page.locator('[data-live=live]').waitFor()
  }
  const orderNo = await order()
  const acceptOn = ({ page }: Visitor) => page.getByRole('button', { name: `Terima pesanan ${orderNo}` })
  for (const one of [phone, till]) await acceptOn(one).waitFor()
  const [answer] = await Promise.all([
    till.page.waitForResponse((one) => one.url().endsWith(`/orders/${orderNo}/accept`)),
    acceptOn(till).click(),
  ])
  expect(answer.status()).toBe(200)
  await acceptOn(phone).waitFor({ state: 'detached', timeout: 1_000 })
  await expect.poll(() => phone.page.title()).toBe('Kaunter pesanan')
  for (const { page } of [phone, till])
    await page.locator(`[data-order="${orderNo}"]`).getByText('Diterima oleh').waitFor()

  // One that hears of an order, then nothing for a while, hears on its return that it was taken on.
  const second = await order()
  const row = (page: Visitor['page']) => page.getByRole('button', { name: `Terima pesanan ${second}` })
  await row(phone.page).waitFor()
  await phone.page.context().setOffline(true)
  await row(till.page).click()
  await till.page.locator(`[data-order="${second}"]`).getByText('Diterima oleh').waitFor()
  expect(await row(phone.page).isVisible()).toBe(true)
  await phone.page.context().setOffline(false)
  await row(phone.page).waitFor({ state: 'detached' })

  // What the server could not be told of waits on.
  const third = await order()
  const lost = phone.page.getByRole('button', { name: `Terima pesanan ${third}` })
  await lost.waitFor()
  await phone.page.route('**/accept', (route) => route.abort())
  const [failed] = await Promise.all([
    phone.page.waitForEvent('requestfailed', (one) => one.url().endsWith('/accept')),
    lost.click(),
  ])
  expect(failed.method()).toBe('POST')
  await lost.waitFor()
  for (const one of [phone, till]) await one.leave()
})

// Each by somebody new, with a form of their own.
async function order(): Promise<string> {
  const buyer = await demo.visit(360)
  const orderNo = await placeMugOrder(buyer)
  await buyer.leave()
  return orderNo
}

type Locks = { asked: number; held: number }

// The real one is refused where no screen is lit.
const standInForWakeLock = ({ page }: Visitor) =>
  page.addInitScript(() => {
    const counted = { asked: 0, held: 0 }
    Object.assign(window, { locks: counted })
    const request = async () => {
      counted.asked++
      counted.held++
      let isHeld = true
      const release = async () => {
        if (isHeld) counted.held--
        isHeld = false
      }
      document.addEventListener('visibilitychange', () => void (document.visibilityState === 'hidden' && release()))
      return { release }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
const locks = ({ page }: Visitor): Promise<Locks> =>
  page.evaluate(() => ({ ...(window as unknown as { locks: Locks }).locks }))

const show = ({ page }: Visitor, isShown: boolean) =>
  page.evaluate((shown) => {
    Object.defineProperty(document, 'visibilityState', { value: shown ? 'visible' : 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isShown)
