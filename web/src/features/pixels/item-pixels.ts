import type { ItemView } from '@kedai/contracts/items.ts'
import { clicksCookie, writeClicks } from '@kedai/domain/pixels/cookies.ts'
import { hearCartCount } from '../../lib/cart-count.ts'
import { keepCookie } from './ads-choice.ts'

type Conversion = ItemView['conversion']
type Moment = 'page_view' | 'view_item' | 'add_to_cart' | 'begin_checkout' | 'add_payment_info'
type Tag = ((...facts: unknown[]) => void) & { queue?: unknown[][] }

const names = {
  page_view: { fb: 'PageView', ga: 'page_view', tiktok: 'Pageview' },
  view_item: { fb: 'ViewContent', ga: 'view_item', tiktok: 'ViewContent' },
  add_to_cart: { fb: 'AddToCart', ga: 'add_to_cart', tiktok: 'AddToCart' },
  begin_checkout: { fb: 'InitiateCheckout', ga: 'begin_checkout', tiktok: 'InitiateCheckout' },
  add_payment_info: { fb: 'AddPaymentInfo', ga: 'add_payment_info', tiktok: 'AddPaymentInfo' },
} as const satisfies Record<Moment, { fb: string; ga: string; tiktok: string }>

let started: string | null = null

// The shop's own pixels on one of its items; only here once the shop has one and, where it asks first, its visitor said yes. Ids have
// been judged by the server.
export function startPixels({ conversion, item, shop }: ItemView): () => void {
  const clicks = writeClicks(new URLSearchParams(window.location.search), Date.now())
  if (clicks !== null) keepCookie(clicksCookie, clicks)
  const tell = createTeller(conversion, {
    id: item.view_id,
    name: item.title,
    price: Number(item.price), // a two-decimal text of the wire
  })
  if (started !== item.view_id) {
    started = item.view_id
    tell('page_view')
    tell('view_item')
  }
  const told = new Set<Moment>()
  const once = (moment: Moment) => {
    if (told.has(moment)) return
    told.add(moment)
    tell(moment)
  }
  const onFocus = ({ target }: Event) => target instanceof Element && target.closest('form') && once('begin_checkout')
  const onChange = ({ target }: Event) =>
    target instanceof HTMLInputElement && target.name === 'paymentMethod' && once('add_payment_info')
  // Nothing but this page's own button adds to the cart while it is looked at.
  let inCart: number | null = null
  const stopHearing = hearCartCount(({ username, total_qty: count }) => {
    if (username !== shop.username) return
    if (inCart === null || count > inCart) tell('add_to_cart')
    inCart = count
  })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('change', onChange)
  return () => {
    stopHearing()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('change', onChange)
  }
}

type Sold = { id: string; name: string; price: number }

function createTeller({ fb_pixel, ga_code, tiktok_pixel, events }: Conversion, item: Sold): (moment: Moment) => void {
  const fb = fb_pixel === null ? null : facebook(fb_pixel)
  const ga = ga_code === null ? null : google(ga_code)
  const tiktok = tiktok_pixel === null ? null : tiktokOf(tiktok_pixel)
  return (moment) => {
    if (events[moment] === false) return
    const facts = { currency: 'MYR', value: item.price }
    const isPage = moment === 'page_view'
    fb?.(
      'trackSingle',
      fb_pixel,
      names[moment].fb,
      isPage ? {} : { ...facts, content_type: 'product', content_ids: [item.id] },
    )
    ga?.('event', names[moment].ga, {
      send_to: ga_code,
      ...(!isPage && { ...facts, items: [{ item_id: item.id, item_name: item.name, price: item.price, quantity: 1 }] }),
    })
    tiktok?.(
      names[moment].tiktok,
      isPage
        ? {}
        : {
            ...facts,
            content_type: 'product',
            contents: [{ content_id: item.id, content_name: item.name, price: item.price, quantity: 1 }],
          },
    )
  }
}

const world = () => window as unknown as Record<string, Tag | unknown[] | undefined> // names that scripts of others look for

function facebook(id: string): Tag {
  const there = world().fbq
  if (typeof there === 'function') return there
  const fbq: Tag & { callMethod?: Tag; version?: string; loaded?: boolean; push?: Tag } = (...facts) =>
    fbq.callMethod ? fbq.callMethod(...facts) : fbq.queue?.push(facts)
  Object.assign(fbq, { queue: [], version: '2.0', loaded: true, push: fbq })
  world().fbq = fbq
  world()._fbq = fbq
  load('https://connect.facebook.net/en_US/fbevents.js')
  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
  return fbq
}

function google(id: string): Tag {
  const there = world().gtag
  if (typeof there === 'function') return there
  const layer: unknown[] = []
  world().dataLayer = layer
  // It reads the arguments of the call itself, not a list of them.
  const gtag: Tag = function () {
    // eslint-disable-next-line prefer-rest-params
    layer.push(arguments)
  }
  world().gtag = gtag
  load(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)
  gtag('js', new Date())
  gtag('config', id, { send_page_view: false })
  return gtag
}

function tiktokOf(id: string): (name: string, facts: object) => void {
  const before = world().ttq
  const ttq = (before ?? []) as unknown[] & { track?: (name: string, facts: object) => void } // a queue until its script takes it over
  if (!before) {
    Reflect.set(window, 'TiktokAnalyticsObject', 'ttq')
    Object.assign(ttq, { _i: { [id]: [] }, _t: { [id]: Date.now() }, _o: { [id]: {} } })
    world().ttq = ttq
    load(`https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=${encodeURIComponent(id)}&lib=ttq`)
  }
  return (name, facts) => {
    const now = world().ttq as typeof ttq
    if (now.track) now.track(name, facts)
    else ttq.push(name === 'Pageview' ? ['page'] : ['track', name, facts])
  }
}

function load(address: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
