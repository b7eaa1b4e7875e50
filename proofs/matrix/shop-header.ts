/** What a browser on the bare host sends with calls whose shop stands in no address: carts. (contract §4) */
export const shopHeader = (path: string): Record<string, string> =>
  /^\/api\/ajax\/[\w-]+\/(carts|product\/view)\b/.test(path) ? { 'x-shop': 'demo' } : {}
