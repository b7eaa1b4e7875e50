// A classic script of its own at the head of a seller's page, run before anything is drawn: the colours that were chosen on this device,
// and the calls that the page will need first, which then travel while the scripts do. It stands alone and imports nothing.
// What it knows of storage and headers is held to `lib/theme.ts`, `lib/chosen-shop.ts` and `lib/csrf.ts` by its test.
{
  const kept = (area: () => Storage, key: string): unknown => {
    try {
      const { version, value } = JSON.parse(area().getItem(key) ?? '{}')
      return version === 1 ? value : undefined
    } catch {
      return undefined
    }
  }
  const theme = kept(() => localStorage, 'theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

  // A notification is of one shop, and leads into it.
  const address = new URL(location.href)
  const meant = address.searchParams.get('shop')
  if (meant !== null && location.pathname.startsWith('/seller')) {
    try {
      sessionStorage.setItem('shop', JSON.stringify({ version: 1, value: meant }))
      address.searchParams.delete('shop')
      history.replaceState(history.state, '', address)
    } catch {
      // no storage: the server says which shop it is
    }
  }
  const shop = kept(() => sessionStorage, 'shop')
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content
  const headers: Record<string, string> = {
    'X-Requested-With': 'XMLHttpRequest',
    Accept: 'application/vnd.kedai.v1+json',
    ...(token && { 'X-CSRF-TOKEN': token }),
    ...(typeof shop === 'string' && { 'X-Shop': shop }),
  }
  const begin = (path: string) => {
    const answer = fetch(path, { headers, credentials: 'same-origin' })
    answer.catch(() => {}) // told by whoever takes it
    return [path, answer] as const
  }
  const calls = document.currentScript?.dataset.calls?.split(' ') ?? []
  Object.assign(globalThis, { firstAnswers: Object.fromEntries(calls.map(begin)) })
}
