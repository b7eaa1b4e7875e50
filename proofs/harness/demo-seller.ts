import { createBrowser } from './browser.ts'
import type { Browser } from './browser.ts'

/** A browser in which the demo's seller has signed in, through the front door. @throws Error when he is not let in */
export async function signInDemoSeller(url: string): Promise<Browser> {
  const seller = createBrowser(url)
  await seller.open('/login')
  const { status } = await seller.post('/api/ajax/auth/login', { email: 'seller@demo.test', password: 'demo-seller-1' })
  if (status !== 200) throw new Error(`the seller is not let in: ${status}`)
  return seller
}
