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

describe.each([360, 1280])('at %i px, in Malay', (width) => {
  it('an order placed in one browser rings in another within a second, until somebody accepts it', async () => {
    const seller = await demo.visit(width)
    await countTones(seller)
    await signIn(seller, '/seller/desk')
    const { page } = seller
    await page.locator('[data-live=live]').waitFor()
    await page.getByRole('switch', { name: 'Bunyi' }).check()
    await expect.poll(() => tonesOf(seller)).toBe(2) // what turning it on sounds like
    // A second tab of the same browser hears too, and stays silent.
    const other = { ...seller, page: await page.context().newPage() }
    await countTones(other)
    await other.page.goto('/seller/desk')
    await other.page.locator('[data-live=live]').waitFor()
    await other.page.getByRole('switch', { name: 'Bunyi' }).check()

    const buyer = await demo.visit(width)
    const orderNo = await placeMugOrder(buyer)
    const placedAt = Date.now()
    const card = page.locator(`[data-order="${orderNo}"]`)
    const accept = card.getByRole('button', { name: `Terima pesanan ${orderNo}` })
    await accept.waitFor()
    expect(Date.now() - placedAt).toBeLessThan(1_000)
    expect(await page.title()).toBe('(1) Kaunter pesanan')
    await expect.poll(() => tonesOf(seller), { timeout: 15_000 }).toBeGreaterThanOrEqual(6) // again and again
    expect(await tonesOf(other)).toBe(2)
    await expectSound(seller)
    await card.getByRole('link', { name: 'WhatsApp' }).waitFor()
    await card.getByRole('button', { name: `Cetak pesanan ${orderNo}` }).waitFor()

    await accept.click()
    await accept.waitFor({ state: 'detached' })
    await expect.poll(() => page.title()).toBe('Kaunter pesanan')
    await expect.poll(() => other.page.title()).toBe('Kaunter pesanan')
    const rung = await tonesOf(seller)
    await page.waitForTimeout(4_500)
    expect(await tonesOf(seller)).toBe(rung)

    // The buyer's page turns by itself once the seller has the money.
    await buyer.page.locator('meta[name=pusher-key]').waitFor({ state: 'attached' })
    const headline = buyer.page.getByRole('heading', { level: 1 })
    const unpaid = await headline.textContent()
    await card.getByRole('button', { name: 'Rekod bayaran' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Rekod bayaran' }).click()
    await expect.poll(() => headline.textContent(), { timeout: 10_000 }).not.toBe(unpaid)
    await seller.leave()
    await buyer.leave()
  })
})

it('a device is told to tell of orders, and to stop', async () => {
  const seller = await demo.visit(360)
  const { page } = seller
  await standInForPush(page)
  await signIn(seller, '/seller/desk')
  const notifications = page.getByRole('switch', { name: 'Pemberitahuan' })
  const answered = (method: string) =>
    page.waitForResponse((one) => one.url().endsWith('/api/ajax/seller/push') && one.request().method() === method)
  const [saved] = await Promise.all([answered('PUT'), notifications.click()])
  expect(saved.status()).toBe(200)
  await expect.poll(() => notifications.isChecked()).toBe(true)
  await expectSound(seller)
  const [removed] = await Promise.all([answered('DELETE'), notifications.click()])
  expect(removed.status()).toBe(200)
  await expect.poll(() => notifications.isChecked()).toBe(false)
  await expectSound(seller)
  await seller.leave()
})

it('where no socket can be had, the desk asks, and says so', async () => {
  const seller = await demo.visit(1280)
  await seller.page.addInitScript(() => {
    Object.defineProperty(window, 'WebSocket', { value: undefined })
  })
  await signIn(seller, '/seller/desk')
  await seller.page.locator('[data-live=away]').waitFor({ timeout: 20_000 })
  const orderNo = await placeMugOrder(await demo.visit(360))
  const row = seller.page.getByRole('button', { name: `Terima pesanan ${orderNo}` })
  await expect.poll(() => row.isVisible(), { timeout: 10_000 }).toBe(true)
  await seller.leave()
})

// What a page sounds is heard by nobody here, so the tones are counted.
const countTones = ({ page }: Visitor) =>
  page.addInitScript(() => {
    const counted = window as unknown as { tones: number }
    counted.tones = 0
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (this: OscillatorNode, ...when: [number?]) {
      counted.tones++
      return start.apply(this, when)
    }
  })
const tonesOf = ({ page }: Visitor) => page.evaluate(() => (window as unknown as { tones: number }).tones)

// Browsers without a push service of their own, as here, get a subscription all the same; its keys are real ones.
const standInForPush = (page: Visitor['page']) =>
  page.addInitScript(() => {
    const keys = {
      p256dh: 'BE8RmH3tnGyaD0AZ83sJv33wX4cNJAQWo-GxW-FPtbpH9KXKVVDFYfemHIFdyU-jNgvr6isMwPc9eDa6sLUYIn4',
      auth: 'AAECAwQFBgcICQoLDA0ODw',
    }
    let permission: NotificationPermission = 'default'
    let held: object | null = null
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = async () => (permission = 'granted')
    PushManager.prototype.getSubscription = async () => held as PushSubscription | null
    PushManager.prototype.subscribe = async () =>
      (held = {
        endpoint: 'http://127.0.0.1:9/push',
        options: { applicationServerKey: null },
        toJSON: () => ({ keys }),
        unsubscribe: async () => ((held = null), true),
      }) as unknown as PushSubscription
  })
