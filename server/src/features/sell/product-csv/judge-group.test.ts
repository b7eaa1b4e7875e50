import { expect, test } from 'vitest'
import { pictureLinks } from '@kedai/domain/product-csv/picture-links.ts'
import { rowOf } from '@kedai/domain/product-csv/group-rows.ts'
import { judgeGroup } from './judge-group.ts'

// The processor's time, as others work on the machine too.
function secondsOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

test('a file whose 20,000 rows are one product is refused soon, in words', () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => ({
    line: at + 2,
    title: 'Mug',
    price: '25',
    option1_name: 'Saiz',
    option1_value: `S${at}`,
  }))
  expect(secondsOf(() => judgeGroup(rows, null))).toBeLessThan(1)
  const { wanted, refused } = judgeGroup(rows, null)
  expect([wanted, refused.length, refused[0]?.problems[0]?.message.en]).toEqual([
    null,
    20_000,
    'One product can have up to 200 variations.',
  ])
})

test('cells of blanks and of marks without end are read soon', () => {
  const choice = { weight: 0, images: 1 }
  const cells = [`1${' '.repeat(19_000)}x`, `a${','.repeat(19_000)}x`]
  expect(
    secondsOf(() => {
      for (let line = 2; line < 60; line++) pictureLinks([rowOf(line, cells, choice, ['berat', 'gambar'])])
    }),
  ).toBeLessThan(1)
})

test('links are divided by commas and semicolons before the next one', () => {
  expect(
    pictureLinks([
      { images: 'https://a.test/1.jpg,https://a.test/2,3.jpg;;https://a.test/4.jpg | https://a.test/5.jpg,' },
    ]),
  ).toEqual(['https://a.test/1.jpg', 'https://a.test/2,3.jpg', 'https://a.test/4.jpg', 'https://a.test/5.jpg'])
})
