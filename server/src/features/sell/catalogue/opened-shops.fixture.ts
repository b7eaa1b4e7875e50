import { afterAll } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import { openShop } from './catalogue.fixture.ts'

/** An app for all tests of a file, with two shops that their owners registered themselves. It is closed after the last of them. */
export async function startOpenedShops(options?: Parameters<typeof startTestApp>[0]) {
  const app = await startTestApp(options)
  afterAll(() => app.close())
  return { app, ...(await openShop(app, 'kedai-satu')), rival: (await openShop(app, 'kedai-dua')).owner }
}
