import { afterAll } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import { openTestShop, signedIn } from './orders.fixture.ts'

/** An app for all tests of a file, with a shop in it and its owner's browser. It is closed after the last of them. */
export async function startTestShop(options?: Parameters<typeof startTestApp>[0]) {
  const app = await startTestApp(options)
  afterAll(() => app.close())
  const shop = await openTestShop(app, 'demo')
  return { app, shop, owner: await signedIn(app, shop.ownerId) }
}
