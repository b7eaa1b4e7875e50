import type { Page } from 'playwright'

/** Opens a folded part of the product form, which says in one line what is set in it. */
export const unfold = (page: Page, title: string): Promise<void> =>
  page.locator('form details:not([open]) > summary', { hasText: new RegExp(`^${title}`) }).click()
