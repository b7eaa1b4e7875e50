import type { Page } from 'playwright'

/** What a buyer does on a page once it stands. Each act is measured as an interaction. */
export type Visit = { name: string; path: string; act: (page: Page) => Promise<void> }

export const visits: readonly Visit[] = [
  {
    name: 'item page, ordering',
    path: '/s/demo/i/DEMO-MUG',
    act: async (page) => {
      await page.locator('input[name=name]').pressSequentially('Aminah', { delay: 60 })
      await page.locator('input[name=phone]').pressSequentially('0123456789', { delay: 60 })
      await page.locator('input[name=postcode]').pressSequentially('50480', { delay: 60 })
      await page.locator('label:has(input[name=paymentMethod])').last().click()
      await page.locator('[data-order]').last().click()
    },
  },
  {
    name: 'item page with variations',
    path: '/s/demo/i/DEMO-TEE',
    act: async (page) => {
      await page.locator('label:has(input[name=choice-0])').first().click()
      await page.locator('label:has(input[name=choice-1])').first().click()
      await page.locator('input[name=name]').pressSequentially('Aminah', { delay: 60 })
    },
  },
  {
    name: 'storefront, searching',
    path: '/s/demo',
    act: async (page) => {
      await page.locator('select[name=sort]').selectOption('price_low')
      await page.waitForURL('**sort=price_low*')
      await page.locator('input[name=q]').pressSequentially('kopi', { delay: 80 })
      await page.locator('input[name=q]').press('Enter')
      await page.waitForURL('**q=kopi*')
    },
  },
]
