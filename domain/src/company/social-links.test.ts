import { describe, expect, it } from 'vitest'
import { readSocialLink, readTelegramName } from './social-links.ts'

describe('a social link', () => {
  it.each([
    ['facebook', '@kedai.saya', 'https://www.facebook.com/kedai.saya'],
    ['facebook', 'facebook.com/kedai', 'https://facebook.com/kedai'],
    ['facebook', 'https://m.facebook.com/profile.php?id=1', 'https://m.facebook.com/profile.php?id=1'],
    ['twitter', 'http://twitter.com/kedai', 'https://twitter.com/kedai'],
    ['instagram', 'kedai_saya', 'https://www.instagram.com/kedai_saya'],
    ['youtube', ' @kedai ', 'https://www.youtube.com/@kedai'],
    ['linkedin', 'https://www.LinkedIn.com/in/siti/', 'https://www.linkedin.com/in/siti/'],
  ] as const)('%s, typed %j', (place, typed, link) => expect(readSocialLink(place, typed)).toBe(link))

  it.each([
    'javascript:alert(1)',
    'https://evil.test/facebook.com',
    'https://facebook.com.evil.test/x',
    'https://facebook.com/',
    'facebook.com',
    'dua patah kata',
    'https://facebook.com/"><b>',
  ])('is not made of %j', (typed) => {
    expect(readSocialLink('facebook', typed)).toBeNull()
  })
})

it.each([
  ['@kedai_saya', 'kedai_saya'],
  ['https://t.me/kedaisaya', 'kedaisaya'],
  ['t.me/kedaisaya/', 'kedaisaya'],
  ['abc', null],
  ['1kedai', null],
  ['ke dai', null],
])('Telegram, typed %j', (typed, name) => {
  expect(readTelegramName(typed)).toBe(name)
})
