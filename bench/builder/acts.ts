import type { Page } from 'playwright'
import { signIn, type Visitor } from '../../e2e/visitor.ts'
import { type Frames, watchFrames } from './frames.ts'
import { longPage } from './long-page.ts'

/** As of a cheap phone: four times slower than this machine. */
export const cpuSlowdown = 4

/** Opens the builder with a page of so many blocks, on the demo's shop. */
export async function openLongPage(seller: Visitor, count: number): Promise<void> {
  const { page } = seller
  await signIn(seller, '/seller/pages')
  const id = await page.evaluate(async (blocks) => {
    const answer = await fetch('/api/ajax/seller/pages', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-csrf-token': document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')?.content ?? '',
      },
      body: JSON.stringify({ title: 'Halaman panjang', slug: `panjang-${Date.now()}`, blocks }),
    })
    const { data, message } = (await answer.json()) as { data?: { id: number } | null; message: string | null }
    if (!data?.id) throw new Error(`no page was made: ${message}`)
    return data.id
  }, longPage(count))
  await page.goto(`/seller/pages/${id}`)
  await page.locator('textarea').first().waitFor()
  await page.frameLocator('iframe').getByText('Bahagian 2').first().waitFor()
}

/** What a seller does with a long page. */
export const acts: { name: string; act: (page: Page) => Promise<void> }[] = [
  {
    name: 'type in a block',
    async act(page) {
      const field = page.locator('textarea').first()
      await field.click()
      for (const word of ['Tempahan ditutup ', 'pukul lima petang, ', 'hantar esok pagi. ']) {
        await field.pressSequentially(word, { delay: 70 })
        await page.waitForTimeout(900) // the preview follows
      }
    },
  },
  {
    name: 'move a block',
    async act(page) {
      const handle = page.locator('[data-block] button[draggable]').nth(1)
      await handle.focus()
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('ArrowDown')
        await page.waitForTimeout(120)
      }
      await page.waitForTimeout(900)
    },
  },
  {
    name: 'scroll',
    async act(page) {
      await page.mouse.move(180, 400)
      for (let step = 0; step < 60; step += 1) {
        await page.mouse.wheel(0, step < 30 ? 160 : -160)
        await page.waitForTimeout(30)
      }
    },
  },
  {
    name: 'open one block after another',
    async act(page) {
      const heads = page.locator('[data-block] button[aria-expanded]')
      for (let at = 3; at < 13; at += 1) {
        await heads.nth(at).press('Enter')
        await page.waitForTimeout(200)
      }
    },
  },
]

/** Each act on a processor made slower. */
export async function measureActs({ page }: Visitor): Promise<{ name: string; frames: Frames }[]> {
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const seen: { name: string; frames: Frames }[] = []
  for (const { name, act } of acts) {
    await page.waitForTimeout(1_000)
    seen.push({ name, frames: await watchFrames(page, () => act(page)) })
  }
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return seen
}
