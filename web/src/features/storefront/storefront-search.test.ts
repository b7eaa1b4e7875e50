import { describe, expect, it } from 'vitest'
import { readAsked, searchWith } from './storefront-search.ts'

const read = (search: string) => readAsked(new URLSearchParams(search))

describe('what an address asks for', () => {
  it('reads the names of the spec', () => {
    expect(read('q=cawan%20%20merah&cat=dapur&page=3&sort=price_low')).toEqual({ q: 'cawan merah', cat: 'dapur', page: 3, sort: 'price_low' })
  })

  it.each(['', 'page=0', 'page=x', 'page=1.5', 'page=101', 'sort=worst'])('makes sense of %j', (search) => {
    expect(read(search)).toEqual({ q: '', cat: '', page: 1, sort: 'newest' })
  })

  it('a changed list begins at its first page', () => {
    const asked = read('q=cawan&cat=dapur&page=3&sort=popular')
    expect(searchWith(asked, { sort: 'newest' })).toEqual({ q: 'cawan', cat: 'dapur' })
    expect(searchWith(asked, { page: 4 })).toEqual({ q: 'cawan', cat: 'dapur', sort: 'popular', page: 4 })
    expect(searchWith(asked, { q: '', cat: '' })).toEqual({ q: '', cat: '', sort: 'popular' })
  })
})
