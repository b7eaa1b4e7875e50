import type { PushMessage } from '@kedai/contracts/push.ts'
import { expect, it } from 'vitest'
import { createNotifications, readPush } from './notifications.ts'
import type { Tab } from './scope.ts'

const origin = 'https://kedai.test'
const message: PushMessage = {
  title: 'Pesanan baharu 1042',
  body: 'RM 59.00 · Baju kurung',
  url: '/seller/orders/1042?shop=demo',
  tag: 'order-7',
  waiting: 3,
}

function open(tabs: readonly (Partial<Tab> & { url: string })[] = [], canBadge = true) {
  const seen = { shown: [] as string[], badges: [] as number[], opened: [] as string[], focused: [] as string[] }
  const all = tabs.map((tab) => ({
    visibilityState: 'visible' as const,
    postMessage: () => {},
    focus: async () => void seen.focused.push(tab.url),
    ...tab,
  }))
  const notifications = createNotifications({
    clients: {
      claim: async () => {},
      matchAll: async () => all,
      openWindow: async (url) => void seen.opened.push(url),
    },
    registration: { showNotification: async (title, { tag }) => void seen.shown.push(`${title} ${tag}`) },
    setBadge: async (count) => {
      if (!canBadge) throw new TypeError('not installed')
      seen.badges.push(count)
    },
    origin,
  })
  return { ...seen, seen, notifications }
}

it('shows an order and the number that wait, also where there is no badge', async () => {
  const { notifications, seen } = open()
  await notifications.show(message)
  expect(seen).toMatchObject({ shown: ['Pesanan baharu 1042 order-7'], badges: [3] })
  const plain = open([], false)
  await plain.notifications.show(message)
  expect(plain.seen.shown).toHaveLength(1)
})

it('leaves it to the order desk that is looked at, not to one behind another window', async () => {
  const looked = open([{ url: `${origin}/seller/desk` }])
  await looked.notifications.show(message)
  expect(looked.seen).toMatchObject({ shown: [], badges: [3] })
  const behind = open([{ url: `${origin}/seller/desk`, visibilityState: 'hidden' }, { url: `${origin}/seller` }])
  await behind.notifications.show(message)
  expect(behind.seen.shown).toHaveLength(1)
})

it('a press brings the tab of the order to the front, or opens one', async () => {
  const there = open([{ url: `${origin}/seller` }, { url: `${origin}/seller/orders/1042` }])
  await there.notifications.open(message.url)
  expect(there.seen).toMatchObject({ focused: [`${origin}/seller/orders/1042`], opened: [] })
  const elsewhere = open([{ url: `${origin}/seller/products/new` }])
  await elsewhere.notifications.open(message.url)
  expect(elsewhere.seen).toMatchObject({ focused: [], opened: [`${origin}/seller/orders/1042?shop=demo`] })
})

it('leads to no other site, and to no page of buyers', async () => {
  const { notifications, seen } = open()
  for (const url of ['https://elsewhere.test/seller', '//elsewhere.test/seller', '/c/shop', 'javascript:alert(1)'])
    await notifications.open(url)
  expect(seen.opened).toEqual([])
})

it('reads only what the server sends', () => {
  expect(readPush(() => message)).toEqual(message)
  expect(readPush(() => ({ ...message, waiting: '3' }))).toBeNull()
  expect(readPush(() => null)).toBeNull()
  expect(
    readPush(() => {
      throw new SyntaxError('not JSON')
    }),
  ).toBeNull()
})
