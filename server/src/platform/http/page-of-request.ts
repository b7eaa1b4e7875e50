import { currentRequest } from './current-request.ts'

/**
 * The public page on which whoever is being answered read what they agreed to, as far as the call says: the item of its address, or
 * the checkout of a cart. '' elsewhere: our pages send no referrer.
 */
export function pageOfRequest(): string {
  const request = currentRequest()
  if (request === null) return ''
  const { view_id: viewId, area } = request.params as Record<string, unknown> // of whichever route
  if (typeof viewId === 'string' && /^[A-Za-z0-9-]{1,64}$/.test(viewId)) return `/i/${viewId}`
  if (/\/carts\//.test(request.url)) return '/checkout'
  return typeof area === 'string' && /\/join|\/apply/.test(request.url) ? `/join/${area}` : ''
}
