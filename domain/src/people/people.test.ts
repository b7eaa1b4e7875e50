import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgePassword } from './password.ts'
import { allowedWork, can, isWork, roles, workNames, works } from './permissions.ts'
import { displayPhone, readPhone } from './phone.ts'
import { reservedUsernames } from './reserved-usernames.ts'
import { judgeUsername, normaliseUsername } from './username.ts'

describe('phones', () => {
  it.each([
    ['012-345 6789', '+60123456789'],
    ['60123456789', '+60123456789'],
    ['6012 345 6789', '+60123456789'],
    ['+6 012-345 6789', '+60123456789'],
    ['+60 012 345 6789', '+60123456789'],
    ['0060123456789', '+60123456789'],
    ['146123456', '+60146123456'],
    ['011-1234 5678', '+601112345678'],
    ['(03) 8733 1234', '+60387331234'],
    ['04-226 1234', '+6042261234'],
    ['088-212345', '+6088212345'],
    ['+65 9123 4567', '+6591234567'],
    ['０１２３４５６７８９', '+60123456789'],
  ])('%j is %s', (typed, phone) => expect(readPhone(typed)).toBe(phone))

  it.each(['', '12345', '012-345 678', '012-345 67890', 'call me', '+60 1', '+0123456789', '999', '012345678a'])(
    'refuses %j',
    (typed) => expect(readPhone(typed)).toBeNull(),
  )

  it('reads back what it wrote', () => {
    const shapes = [/^1[02-46-9]\d{7}$/, /^11\d{8}$/, /^3[2-9]\d{7}$/, /^[4-79][2-9]\d{6}$/, /^8\d[2-9]\d{5}$/]
    const national = fc.oneof(...shapes.map((shape) => fc.stringMatching(shape)))
    fc.assert(
      fc.property(national, (number) => {
        expect(readPhone(`+60${number}`)).toBe(`+60${number}`)
        expect(readPhone(displayPhone(`+60${number}`))).toBe(`+60${number}`)
      }),
    )
    expect(displayPhone('+60123456789')).toBe('012-345 6789')
    expect(displayPhone('+601112345678')).toBe('011-1234 5678')
    expect(displayPhone('+6591234567')).toBe('+6591234567')
  })
})

describe('permissions', () => {
  it('lets owners do everything and staff what they were given', () => {
    for (const work of workNames) {
      expect(can('owner', [], work)).toBe(true)
      expect(can('staff', [], work)).toBe(false)
      expect(can('staff', [work], work)).toBe(works[work].grantable)
    }
    expect(allowedWork('staff', ['orders', 'staff', 'nonsense'])).toEqual(['orders'])
    expect(roles).toEqual(['owner', 'staff'])
    expect([isWork('orders'), isWork('toString')]).toEqual([true, false])
  })

  it('keeps people, bank accounts and webhooks with owners', () => {
    expect(workNames.filter((work) => !works[work].grantable)).toEqual(['bank_accounts', 'webhooks', 'staff'])
  })
})

describe('usernames', () => {
  it('reserves at least two hundred, each in the shape it would be typed', () => {
    expect(reservedUsernames.size).toBeGreaterThanOrEqual(200)
    for (const name of reservedUsernames) expect(name).toMatch(/^[a-z0-9-]+$/)
    for (const name of reservedUsernames) if (name.length >= 3) expect(judgeUsername(name)).not.toBeNull()
  })

  it.each(['demo', 'rival', 'kak-ros-cookies', 'abc', '7dapur-usj', 'batik99'])('takes %s', (name) =>
    expect(judgeUsername(name)).toBeNull(),
  )

  it.each([
    ['ab', 'too_short'],
    ['a'.repeat(31), 'too_long'],
    ['Kak', 'bad_characters'],
    ['kak_ros', 'bad_characters'],
    ['-kak', 'bad_characters'],
    ['kak--ros', 'bad_characters'],
    ['12345', 'no_letter'],
    ['admin', 'reserved'],
    ['ad-min', 'reserved'],
    ['support2', 'reserved'],
    ['www', 'reserved'],
    ['agent-tier', 'reserved'],
  ])('%s: %s', (name, refusal) => expect(judgeUsername(name)).toBe(refusal))

  it('are compared without case', () => expect(normaliseUsername(' KakRos ')).toBe('kakros'))
})

describe('passwords', () => {
  it.each(['demo-seller-1', 'demo-reseller-1', 'nasi lemak pagi', '马来西亚我爱你吃饭了'])('takes %s', (password) =>
    expect(judgePassword(password)).toBeNull(),
  )

  it.each([
    ['short', 'too_short'],
    ['a1!'.repeat(70), 'too_long'],
    ['Password123', 'too_common'],
    ['password2026!', 'too_common'],
    ['QWERTYUIOP', 'too_common'],
    ['11111111', 'too_common'],
    ['abababab', 'too_common'],
    ['12345678', 'too_common'],
    ['87654321', 'too_common'],
    ['abcdefgh', 'too_common'],
  ])('%s: %s', (password, refusal) => expect(judgePassword(password)).toBe(refusal))

  it('refuses what others know of the person', () => {
    const person = { email: 'nur.aisyah@mail.test', name: 'Nur Aisyah', username: 'kedai-aisyah' }
    expect(
      ['nur.aisyah', 'NurAisyah', 'nur.aisyah@mail.test', 'kedai-aisyah'].map((password) =>
        judgePassword(password, person),
      ),
    ).toEqual(Array(4).fill('says_who_you_are'))
  })
})
