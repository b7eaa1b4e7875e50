// All the script of a page that needs no app: the switches and the cart of its head, the way back for its seller, and pictures that did
// not arrive. It stands alone and imports nothing: what it knows of `lib/` is held to it by `e2e/still-page.test.ts`.
{
  type Theme = 'system' | 'light' | 'dark'
  const tries = 3 // spec §9
  const kept = (key: string): unknown => {
    try {
      const { version, value } = JSON.parse(localStorage.getItem(key) ?? '{}')
      return version === 1 ? value : undefined
    } catch {
      return undefined // no storage, or not ours
    }
  }
  const keep = (area: () => Storage, key: string, value: string) => {
    try {
      area().setItem(key, JSON.stringify({ version: 1, value }))
    } catch {
      // no storage: it holds for this page
    }
  }
  const find = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`)

  const device = matchMedia('(prefers-color-scheme: dark)')
  const chosen = kept('theme')
  let theme: Theme = chosen === 'light' || chosen === 'dark' ? chosen : 'system'
  let wanted: Theme
  const wear = () => {
    const root = document.documentElement
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
    const [same, other] = device.matches ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
    wanted = theme === 'system' ? other : theme === other ? same : 'system'
    for (const picture of find('theme-switch')?.children ?? [])
      picture.toggleAttribute('hidden', picture.getAttribute('data-to') !== wanted)
  }
  wear()
  device.addEventListener('change', wear)
  find('theme-switch')?.addEventListener('click', () => {
    theme = wanted
    keep(() => localStorage, 'theme', theme)
    wear()
  })

  for (const button of document.querySelectorAll<HTMLElement>('header button[lang]'))
    button.addEventListener('click', () => {
      document.cookie = `lang=${button.lang}; path=/; max-age=31536000; samesite=lax`
      location.reload()
    })

  const cart = find('cart')
  const count = async () => {
    const answer = await fetch(cart?.dataset.count ?? '', {
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        Accept: 'application/vnd.kedai.v1+json',
        'X-CSRF-TOKEN': document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '',
        'X-Shop': cart?.dataset.cart ?? '',
      },
    })
    const total = Number((await answer.json()).data?.total_qty)
    const { one = '', many = '' } = cart?.dataset ?? {}
    const corner = cart?.querySelector('span')
    if (!corner || !(total > 0)) return corner?.toggleAttribute('hidden', true)
    cart?.setAttribute('aria-label', total === 1 ? one : many.replace('#', String(total)))
    corner.textContent = total > 99 ? '99+' : String(total)
    corner.hidden = false
  }
  const ask = () => document.visibilityState === 'visible' && count().catch(() => {}) // the way to it stands without
  if (cart) {
    ask()
    document.addEventListener('visibilitychange', ask)
    addEventListener('pageshow', ({ persisted }) => persisted && ask())
  }

  const strip = find('own-shop')
  const name = strip?.dataset.ownShop ?? ''
  const shops = kept('own-shops')
  if (strip && Array.isArray(shops) && shops.some((shop) => shop?.username === name)) {
    strip.hidden = false
    strip.addEventListener('click', () => keep(() => sessionStorage, 'shop', name))
  }

  const again = (picture: unknown) => {
    if (!(picture instanceof HTMLImageElement)) return
    const tried = Number(picture.dataset.tried ?? 1)
    if (tried >= tries) return
    picture.dataset.tried = String(tried + 1)
    picture.src = picture.getAttribute('src') ?? ''
  }
  addEventListener('error', ({ target }) => again(target), true)
  for (const picture of document.images)
    if (picture.currentSrc && picture.complete && picture.naturalWidth === 0) again(picture)
}
