import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'

export const cartsUrl = '/api/ajax/guest/carts'

/** A browser at a shop: every call names it. */
export async function buyerAt(app: TestApp, shop: string, client?: TestClient) {
  const browser = client ?? (await app.client('en'))
  const options = { headers: { 'x-shop': shop } }
  return {
    browser,
    get: (path = '') => browser.get(`${cartsUrl}${path}`, options),
    post: (path: string, body?: object, headers: Record<string, string> = {}) =>
      browser.post(`${cartsUrl}${path}`, body, { headers: { ...options.headers, ...headers } }),
    put: (path: string, body: object) => browser.put(`${cartsUrl}${path}`, body, options),
    delete: (path: string) => browser.delete(`${cartsUrl}${path}`, options),
    add: (productId: number, more: object = {}) => browser.post(cartsUrl, { product_id: productId, ...more }, options),
  }
}
