import { expect, expectTypeOf, test } from 'vitest'
import { exportColumns } from './queries/export-columns.ts'
import type { NamedColumns, UnnamedIn } from './queries/export-columns.ts'

test('every column is named, and one that is not does not compile', () => {
  expectTypeOf<UnnamedIn<NamedColumns>>().toBeNever()
  type Less = Omit<NamedColumns, 'quotas' | 'wallets'> & { wallets: 'shop_id' }
  expectTypeOf<Extract<UnnamedIn<Less>, 'quotas' | `wallets.${string}`>>().not.toBeNever()
  expectTypeOf<UnnamedIn<NamedColumns & { nowhere: 'id' }>>().toEqualTypeOf<'nowhere'>()
})

test('what its name calls a key or a link is secret', () => {
  const others: string[] = []
  for (const [table, columns] of exportColumns)
    for (const [name, found] of columns)
      if (/token|secret|hashslug|sealed|credentials|_hash$|^device$|account_key/.test(name) && found !== 'secret')
        others.push(`${table}.${name}`)
  expect(others).toEqual([])
})
