import { expect, it } from 'vitest'
import { matchScore } from './match-score.ts'

const shop = ['Maklumat kedai', 'logo, nama, alamat, TikTok']

it.each([
  ['', 1],
  ['maklumat', 1],
  ['Maklumat ke', 1],
  ['kedai', 0.8],
  ['logo', 0.5],
  ['tiktok', 0.5],
  ['kedai logo', 0.5],
  ['aklumat', 0],
  ['mkld', 0],
  ['diskaun', 0],
  ['logo diskaun', 0],
])('scores %j as %d', (typed, score) => {
  expect(matchScore(typed, shop)).toBe(score)
})

it('finds Chinese within a run of characters', () => {
  expect([matchScore('折扣', ['优惠券', '满减折扣']), matchScore('密码', ['优惠券', '满减折扣'])]).toEqual([0.5, 0])
})
