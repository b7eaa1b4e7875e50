import { describe, expect, it } from 'vitest'
import { buyerFields, neededBuyerFields, type BuyerDetails } from './buyer-fields.ts'
import { checkBuyer, checkBuyerField, isEmail, normaliseEmail } from './check-buyer.ts'

const shipped = neededBuyerFields({ ships: true, mailed: false })
const buyer: BuyerDetails = {
  name: 'Nur Aisyah',
  phone: '012-345 6789',
  email: '',
  address: '12, Jalan Mawar 3,\nTaman Indah',
  postcode: '43000',
  city: 'Kajang',
  state: 'MY-10',
  country: 'MY',
}

describe('neededBuyerFields', () => {
  it('asks a name and a phone, and no more than the delivery needs', () => {
    const needs = (order: Parameters<typeof neededBuyerFields>[0]) =>
      buyerFields.filter((field) => neededBuyerFields(order)[field] === 'required')
    expect(needs({ ships: false, mailed: false })).toEqual(['name', 'phone'])
    expect(needs({ ships: false, mailed: true })).toEqual(['name', 'phone', 'email'])
    expect(needs({ ships: true, mailed: false })).toEqual([
      'name',
      'phone',
      'address',
      'postcode',
      'city',
      'state',
      'country',
    ])
    expect(needs({ ships: false, mailed: false, addressAlways: true })).toContain('address')
    expect(neededBuyerFields({ ships: false, mailed: false }).address).toBe('hidden')
  })
})

describe('checkBuyer', () => {
  it('takes a whole buyer, and Malaysia where no country is given', () => {
    expect(checkBuyer(buyer, shipped)).toEqual({})
    expect(checkBuyer({ ...buyer, country: undefined }, shipped)).toEqual({})
  })

  it('names every field that is missing, in the order they are asked', () => {
    expect(Object.entries(checkBuyer({ country: '' }, shipped))).toEqual(
      ['name', 'phone', 'address', 'postcode', 'city', 'state', 'country'].map((field) => [field, 'required']),
    )
    expect(
      checkBuyer(
        { name: 'A B', phone: '0123456789', address: '?' },
        neededBuyerFields({ ships: false, mailed: false }),
      ),
    ).toEqual({})
    expect(checkBuyer({ ...buyer, email: 'nope' }, shipped)).toEqual({ email: 'not_an_email' })
  })

  it.each([
    ['name', 'A', 'too_short'],
    ['name', '李', null],
    ['name', '12', 'too_short'],
    ['name', 'x'.repeat(121), 'too_long'],
    ['name', 'A\u0000B', 'unreadable_characters'],
    ['name', 'A/L Muthu', null],
    ['phone', '12345', 'not_a_phone'],
    ['address', 'abc', 'too_short'],
    ['postcode', '4300', 'not_a_postcode'],
    ['postcode', ' 43000 ', null],
    ['city', '123', 'too_short'],
    ['state', 'Atlantis', 'unknown_state'],
    ['state', 'MY-14', null],
    ['country', 'Malaysia', 'too_long'],
    ['country', '12', 'unknown_country'],
  ] as const)('%s %j → %s', (field, typed, refusal) => expect(checkBuyerField(field, typed, 'MY')).toBe(refusal))

  it('reads postcode and state by the country', () => {
    expect(checkBuyerField('postcode', 'SW1A 1AA', 'GB')).toBeNull()
    expect(checkBuyerField('state', 'Anything', 'GB')).toBeNull()
    expect(checkBuyerField('postcode', '049483', 'MY')).toBe('not_a_postcode')
  })
})

describe('e-mail', () => {
  it.each(['a@b.test', 'nur.aisyah+kedai@mail.example.test', "O'Neil@x-y.test"])('takes %s', (email) =>
    expect(isEmail(email)).toBe(true),
  )
  it.each([
    '',
    'a',
    'a@b',
    '@b.test',
    'a@.test',
    'a b@c.test',
    'a@b..test',
    'a..b@c.test',
    '.a@c.test',
    'a@c.test,b@c.test',
    'a@-c.test',
    '<a@c.test>',
    `${'a'.repeat(65)}@c.test`,
  ])('refuses %j', (email) => expect(isEmail(email)).toBe(false))
  it('is compared without case', () => expect(normaliseEmail(' Aisyah@Mail.TEST ')).toBe('aisyah@mail.test'))
})
