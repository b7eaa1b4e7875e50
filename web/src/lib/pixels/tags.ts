import type { ItemView } from '@kedai/contracts/items.ts'

type Conversion = Pick<ItemView['conversion'], 'fb_pixel' | 'ga_code' | 'tiktok_pixel'>
export type Moment = 'page_view' | 'view_item' | 'add_to_cart' | 'begin_checkout' | 'add_payment_info'
type Tag = ((...facts: unknown[]) => void) & { queue?: unknown[][] }

const names = {
  page_view: { fb: 'PageView', ga: 'page_view', tiktok: 'Pageview' },
  view_item: { fb: 'ViewContent', ga: 'view_item', tiktok: 'ViewContent' },
  add_to_cart: { fb: 'AddToCart', ga: 'add_to_cart', tiktok: 'AddToCart' },
  begin_checkout: { fb: 'InitiateCheckout', ga: 'begin_checkout', tiktok: 'InitiateCheckout' },
  add_payment_info: { fb: 'AddPaymentInfo', ga: 'add_payment_info', tiktok: 'AddPaymentInfo' },
} as const satisfies Record<Moment, { fb: string; ga: string; tiktok: string }>

// What is told of a moment; of a page nothing. `eventId`: the server tells it too, and providers count the two once.
type Told = { value: number; contents: readonly Sold[]; eventId?: string }
type Sold = { id: string; name: string; price: number; quantity: number }

// Tells the shop's own pixels, whose scripts it loads. Ids have been judged by the server.
export function createTeller({ fb_pixel, ga_code, tiktok_pixel }: Conversion): (moment: Moment, told: Told) => void {
  const fb = fb_pixel === null ? null : facebook(fb_pixel)
  const ga = ga_code === null ? null : google(ga_code)
  const tiktok = tiktok_pixel === null ? null : tiktokOf(tiktok_pixel)
  return (moment, { value, contents, eventId }) => {
    const facts = { currency: 'MYR', value }
    const isPage = moment === 'page_view'
    fb?.(
      'trackSingle',
      fb_pixel,
      names[moment].fb,
      isPage ? {} : { ...facts, content_type: 'product', content_ids: contents.map(({ id }) => id) },
      ...(eventId === undefined ? [] : [{ eventID: eventId }]),
    )
    ga?.('event', names[moment].ga, {
      send_to: ga_code,
      ...(eventId !== undefined && { event_id: eventId }),
      ...(!isPage && {
        ...facts,
        items: contents.map(({ id, name, price, quantity }) => ({ item_id: id, item_name: name, price, quantity })),
      }),
    })
    tiktok?.(
      names[moment].tiktok,
      isPage
        ? {}
        : {
            ...facts,
            content_type: 'product',
            contents: contents.map(({ id, name, price, quantity }) => ({
              content_id: id,
              content_name: name,
              price,
              quantity,
            })),
          },
      eventId,
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

function tiktokOf(id: string): (name: string, facts: object, eventId?: string) => void {
  const before = world().ttq
  const ttq = (before ?? []) as unknown[] & { track?: (...facts: unknown[]) => void } // a queue until its script takes it over
  if (!before) {
    Reflect.set(window, 'TiktokAnalyticsObject', 'ttq')
    Object.assign(ttq, { _i: { [id]: [] }, _t: { [id]: Date.now() }, _o: { [id]: {} } })
    world().ttq = ttq
    load(`https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=${encodeURIComponent(id)}&lib=ttq`)
  }
  return (name, facts, eventId) => {
    const now = world().ttq as typeof ttq
    const called = [name, facts, ...(eventId === undefined ? [] : [{ event_id: eventId }])]
    if (now.track) now.track(...called)
    else ttq.push(name === 'Pageview' ? ['page'] : ['track', ...called])
  }
}

function load(address: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}
