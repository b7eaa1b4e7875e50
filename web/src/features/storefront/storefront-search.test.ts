import { describe, expect, it } from 'vitest'
import { facetsOf, readAsked, searchWith } from './storefront-search.ts'

const read = (search: string) => readAsked(new URLSearchParams(search))

describe('what an address asks for', () => {
  it('reads the names of the spec', () => {
    expect(read('q=cawan%20%20merah&cat=dapur&page=3&sort=price_low&min=10&max=25.50&stock=1&promo=1')).toEqual({
      q: 'cawan merah',
      cat: 'dapur',
      page: 3,
      sort: 'price_low',
      min: '10',
      max: '25.50',
      stock: true,
      promo: true,
    })
  })

  it.each(['', 'page=0', 'page=x', 'page=1.5', 'page=101', 'sort=worst', 'min=murah', 'max=-1', 'stock=yes'])(
    'makes sense of %j',
    (search) => {
      expect(read(search)).toEqual({
        q: '',
        cat: '',
        page: 1,
        sort: 'newest',
        min: '',
        max: '',
        stock: false,
        promo: false,
      })
    },
  )

  it('a changed list begins at its first page', () => {
    const asked = read('q=cawan&cat=dapur&page=3&sort=popular')
    expect(searchWith(asked, { sort: 'newest' })).toEqual({ q: 'cawan', cat: 'dapur' })
    expect(searchWith(asked, { page: 4 })).toEqual({ q: 'cawan', cat: 'dapur', sort: 'popular', page: 4 })
    expect(searchWith(asked, { q: '', cat: '' })).toEqual({ q: '', cat: '', sort: 'popular' })
    expect(searchWith(read('min=5&stock=1'), { promo: true })).toEqual({ q: '', cat: '', min: '5', stock: 1, promo: 1 })
    expect(facetsOf(read('min=5&stock=1'))).toEqual(['min=5', 'stock'])
  })
})
