/** How often in how many seconds. */
export type Rate = { points: number; seconds: number }
export type Limit = { person: Rate; address: Rate; shop?: Rate; shared: boolean }

/**
 * contract §1a: tight per person, wide per address. `shop`: of all who come to one shop, or by one link where the address of the
 * call is a link. `shared` limits hold over all processes, the others per process.
 */
export const limitTable = {
  /** Every call that only reads, unless its answer is in memory: pages, their files, lists. Not counted of our own network. */
  reading: { person: { points: 1200, seconds: 60 }, address: { points: 30_000, seconds: 60 }, shared: false },
  /** Every call that changes something, besides the limits of its own. Not counted of our own network. */
  writing: { person: { points: 300, seconds: 60 }, address: { points: 6000, seconds: 60 }, shared: false },
  /** What whoever holds a link changes by it: an order, an invoice, a course. */
  own_link: {
    person: { points: 240, seconds: 600 },
    address: { points: 6000, seconds: 600 },
    shop: { points: 600, seconds: 600 },
    shared: false,
  },
  /** Papers and codes, which are drawn. */
  paper: {
    person: { points: 60, seconds: 600 },
    address: { points: 600, seconds: 600 },
    shop: { points: 300, seconds: 600 },
    shared: false,
  },
  /** Reports of providers, from a few addresses for all shops. */
  report: {
    person: { points: 6000, seconds: 60 },
    address: { points: 30_000, seconds: 60 },
    shop: { points: 3000, seconds: 60 },
    shared: false,
  },
  /** New sockets, and the channels that they ask for. */
  listening: { person: { points: 300, seconds: 60 }, address: { points: 6000, seconds: 60 }, shared: false },
  login: { person: { points: 5, seconds: 60 }, address: { points: 100, seconds: 3600 }, shared: true },
  register: { person: { points: 10, seconds: 3600 }, address: { points: 100, seconds: 3600 }, shared: true },
  /** Each one may ask whether an address has an account. */
  register_try: { person: { points: 60, seconds: 3600 }, address: { points: 200, seconds: 3600 }, shared: true },
  /** Applications that name somebody who is known: each one tells that they are. */
  known_person: {
    person: { points: 5, seconds: 3600 },
    address: { points: 10, seconds: 3600 },
    shop: { points: 200, seconds: 3600 },
    shared: true,
  },
  reset: { person: { points: 3, seconds: 3600 }, address: { points: 100, seconds: 3600 }, shared: true },
  /** Mails for a new password or another address, by the address that is mailed, whoever asks from wherever. */
  mailed_address: { person: { points: 5, seconds: 3600 }, address: { points: 5, seconds: 3600 }, shared: true },
  /** Mails in a shop's name to people who did not ask for them. */
  invitation: { person: { points: 30, seconds: 3600 }, address: { points: 200, seconds: 3600 }, shared: true },
  /** Tests of offers, to whatever number a seller types. */
  offer_test: { person: { points: 10, seconds: 600 }, address: { points: 100, seconds: 3600 }, shared: true },
  /** Numbers that strangers leave in a shop. */
  lead: {
    person: { points: 10, seconds: 600 },
    address: { points: 300, seconds: 3600 },
    shop: { points: 3000, seconds: 3600 },
    shared: true,
  },
  /** Only failures are counted. */
  coupon: { person: { points: 10, seconds: 600 }, address: { points: 300, seconds: 3600 }, shared: true },
  upload: { person: { points: 20, seconds: 3600 }, address: { points: 1000, seconds: 3600 }, shared: true },
  /** A seller's pictures of products: a dozen a product, a whole shop in an evening. */
  picture: { person: { points: 300, seconds: 3600 }, address: { points: 2000, seconds: 3600 }, shared: true },
  /** Files to be sold: large ones. */
  sold_file: { person: { points: 60, seconds: 3600 }, address: { points: 600, seconds: 3600 }, shared: true },
  /** Links that lead nowhere, such as guesses: only failures are counted. */
  shared_link: { person: { points: 30, seconds: 600 }, address: { points: 600, seconds: 3600 }, shared: false },
  place_order: {
    person: { points: 10, seconds: 600 },
    address: { points: 600, seconds: 600 },
    shop: { points: 12_000, seconds: 600 },
    shared: false,
  },
  /** Orders that a seller writes for buyers. */
  written_order: { person: { points: 60, seconds: 600 }, address: { points: 600, seconds: 600 }, shared: false },
  /** Changes of a cart, and shared ones. */
  cart: { person: { points: 120, seconds: 60 }, address: { points: 6000, seconds: 60 }, shared: false },
  /** Carts that are left with one phone number, whoever types it; `takeOf` counts it by shop and number. */
  cart_phone: { person: { points: 30, seconds: 3600 }, address: { points: 30, seconds: 3600 }, shared: false },
  /** Rating what was bought: an order may have many products. */
  review: { person: { points: 60, seconds: 600 }, address: { points: 600, seconds: 600 }, shared: false },
  /** Passing a ticket on, each of which mails somebody: by the ticket, whoever asks. */
  ticket_pass: { person: { points: 5, seconds: 86_400 }, address: { points: 5, seconds: 86_400 }, shared: true },
  waitlist: {
    person: { points: 20, seconds: 600 },
    address: { points: 300, seconds: 600 },
    shop: { points: 3000, seconds: 600 },
    shared: false,
  },
  search: { person: { points: 60, seconds: 60 }, address: { points: 3000, seconds: 60 }, shared: false },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof limitTable
