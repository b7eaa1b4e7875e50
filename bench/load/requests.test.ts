import { expect, test } from 'vitest'
import type { Asked } from './asked.ts'
import { requestMaker } from './requests.ts'

const views: Asked = {
  kind: 'get',
  paths: ['/a', '/b', '/c'],
  isFresh: true,
  accept: 'text/html',
  browser: null,
  gzip: false,
}
const orders: Asked = {
  kind: 'order',
  listings: [
    { viewId: 'P1', units: [1] },
    { viewId: 'P2', units: [3] },
  ],
  browsers: [{ cookie: 'c', csrf: 't' }],
}

test('a mix asks for each of its parts in turn, and leaves none out', () => {
  const make = requestMaker({ kind: 'mix', every: 4, some: orders, most: views }, 80, 'seed')
  const asked = Array.from({ length: 8 }, (_, n) => make(n).toString('latin1').split(' HTTP')[0])
  expect(asked).toEqual([
    'POST /api/ajax/guest/order/place-order/P1',
    'GET /a?anew=0',
    'GET /b?anew=1',
    'GET /c?anew=2',
    'POST /api/ajax/guest/order/place-order/P2',
    'GET /a?anew=3',
    'GET /b?anew=4',
    'GET /c?anew=5',
  ])
})
