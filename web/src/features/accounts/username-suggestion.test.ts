import { judgeUsername } from '@kedai/domain/people/username.ts'
import { expect, it } from 'vitest'
import { isNeutral, neutralUsername, suggestUsername } from './username-suggestion.ts'

it.each([
  ['Kuih Mak Tok', 'kuih-mak-tok'],
  ['Café Ñandú & Co.', 'cafe-nandu-co'],
  ['老陈茶室 Lao Chen', 'lao-chen'],
  ['老陈茶室', 'kedai-saya-0042'],
  ['老陈茶室 8', 'kedai-saya-0042'],
  ['கடை', 'kedai-saya-0042'],
  ['Perusahaan Kerepek Pisang Cik Timah', 'perusahaan-kerepek-pisang-cik'],
])('%s becomes %s', (shopName, username) => {
  expect(suggestUsername(shopName, 'kedai-saya-0042')).toBe(username)
  expect(judgeUsername(username)).toBeNull()
})

it('is empty for a name that says nothing yet', () =>
  expect([suggestUsername('', 'kedai-saya-0042'), suggestUsername('---', 'kedai-saya-0042')]).toEqual(['', '']))

it('knows its own neutral ones again, all of which can be had', () => {
  for (const digits of [0, 42, 9999])
    expect([isNeutral(neutralUsername(digits)), judgeUsername(neutralUsername(digits))]).toEqual([true, null])
  expect(['kedai-saya', 'kedai-saya-00421', 'kuih-mak-tok'].map(isNeutral)).toEqual([false, false, false])
})
