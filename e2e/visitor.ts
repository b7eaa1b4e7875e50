import type { Browser, Page } from 'playwright'

/** A person in front of the demo. `complaints`: everything the console or the policy held against a page. */
export type Visitor = { page: Page; width: number; complaints: string[]; leave: () => Promise<void> }

/** Somebody new in front of a site, with their language chosen. */
export async function visit(browser: Browser, baseURL: string, width: number, lang = 'ms'): Promise<Visitor> {
  const context = await browser.newContext({ baseURL, viewport: { width, height: 800 } })
  await context.addCookies([{ name: 'lang', value: lang, url: baseURL }])
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const complaints: string[] = []
  page.on('pageerror', (error) => void complaints.push(String(error)))
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())))
  return { page, width, complaints, leave: () => context.close() }
}

/** Opens the seller's screen at `path`, through the sign-in that leads back to it. */
export async function signIn({ page, complaints }: Visitor, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForURL('**/login?next=*')
  await page.fill('[name=email]', 'seller@demo.test')
  await page.fill('[name=password]', 'demo-seller-1')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${path}`)
  complaints.length = 0 // the browser names the 401 that led to the sign-in
}
