import { expect, it } from 'vitest'
import { saysNew, type Said } from './lead-entries.ts'

const first = {
  name: 'Siti',
  email: 'siti@buyer.test',
  postcode: '43000',
  source: 'banner',
  answers: { saiz: 'L', warna: 'merah' },
}

it('says something new where anything differs, and nothing where it is alike or left out', () => {
  expect(saysNew(first, first)).toBe(false)
  expect(saysNew({ ...first, email: null, postcode: null, answers: { saiz: 'L' } }, first)).toBe(false)
  const others: Partial<Said>[] = [
    { name: 'Lain' },
    { email: 'lain@buyer.test' },
    { postcode: '30000' },
    { source: 'cart' },
    { answers: { saiz: 'M' } },
    { answers: { lengan: 'panjang' } },
  ]
  for (const other of others) expect(saysNew({ ...first, ...other }, first)).toBe(true)
})
