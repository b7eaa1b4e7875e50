import { judgeUsername } from '@kedai/domain/people/username.ts'
import { expect, it } from 'vitest'
import { suggestUsername } from './username-suggestion.ts'

it.each([
  ['Kuih Mak Tok', 'kuih-mak-tok'],
  ['Café Ñandú & Co.', 'cafe-nandu-co'],
  ['Perusahaan Kerepek Pisang Cik Timah', 'perusahaan-kerepek-pisang-cik'],
])('%s becomes %s', (shopName, username) => {
  expect(suggestUsername(shopName)).toBe(username)
  expect(judgeUsername(username)).toBeNull()
})

it('is empty where there are no Latin letters', () => expect(suggestUsername('小店')).toBe(''))
