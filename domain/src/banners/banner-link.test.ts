import { describe, expect, it } from 'vitest'
import { readBannerLink } from './banner-link.ts'

const place = { publicUrl: 'http://localhost:3000', username: 'demo' }

describe('a banner leads', () => {
  it.each([
    ['http://localhost:3000/s/demo/i/DEMO-MUG', '/s/demo/i/DEMO-MUG'],
    ['/s/demo?cat=baju', '/s/demo?cat=baju'],
    [' ?cat=baju ', '/s/demo?cat=baju'],
    ['i/DEMO-MUG', '/s/demo/i/DEMO-MUG'],
    ['/i/DEMO-MUG', '/s/demo/i/DEMO-MUG'],
    ['/s/demo', '/s/demo'],
    ['https://www.youtube.com/watch?v=1', 'https://www.youtube.com/watch?v=1'],
  ])('from %s', (typed, link) => expect(readBannerLink(typed, place)).toBe(link))

  it.each([
    'javascript:alert(1)',
    'http://contoh.test/x',
    '/s/rival',
    '/s/demo-lain',
    '/seller/orders',
    '/s/demo/../seller',
    '/s/demo//x',
    '/s/demo?q="><script>',
    'baju',
  ])('not from %s', (typed) => {
    expect(readBannerLink(typed, place)).toBeNull()
  })
})
