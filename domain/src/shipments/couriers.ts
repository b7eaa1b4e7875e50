/** Couriers that Malaysian sellers commonly use; `track` is the courier's own page for a tracking number, null for none. */
export const couriers = {
  'Pos Laju': { track: 'https://tracking.pos.com.my/tracking/{number}' },
  'J&T Express': { track: 'https://www.jtexpress.my/tracking/{number}' },
  'DHL eCommerce': { track: 'https://ecommerceportal.dhl.com/track/?ref={number}' },
  'Ninja Van': { track: 'https://www.ninjavan.co/en-my/tracking?id={number}' },
  GDEX: { track: 'https://gdexpress.com/tracking/?consignmentno={number}' },
  'City-Link Express': { track: 'https://www.citylinkexpress.com/tracking-result/?track0={number}' },
  'SPX Express': { track: 'https://spx.com.my/track?{number}' },
  'Flash Express': { track: 'https://www.flashexpress.my/fle/tracking?se={number}' },
} as const satisfies Record<string, { track: string }>

export type CourierName = keyof typeof couriers

export const courierNames = Object.keys(couriers) as CourierName[] // the keys of a literal without further ones

/** The courier a text means, however it is written ("poslaju", "J&T", "jnt", "spx"); null for one we do not know. */
export function findCourier(typed: string): CourierName | null {
  const asked = folded(typed)
  if (asked === '') return null
  return (
    courierNames.find(
      (name) => folded(name) === asked || nicknames[name].some((nickname) => asked.startsWith(nickname)),
    ) ?? null
  )
}

/** Where a parcel can be followed; null without a number or for an unknown courier. */
export function trackingUrl(courier: string, trackingNumber: string): string | null {
  const name = findCourier(courier)
  const number = trackingNumber.replace(/\s/g, '')
  return name === null || number === '' ? null : couriers[name].track.replace('{number}', encodeURIComponent(number))
}

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

// As folded; a text that begins with one of them means that courier.
const nicknames = {
  'Pos Laju': ['poslaju', 'posmalaysia'],
  'J&T Express': ['jt', 'jnt', 'jandt'],
  'DHL eCommerce': ['dhl'],
  'Ninja Van': ['ninja'],
  GDEX: ['gdex', 'gdexpress'],
  'City-Link Express': ['citylink'],
  'SPX Express': ['spx', 'shopee'],
  'Flash Express': ['flash'],
} satisfies Record<CourierName, string[]>
