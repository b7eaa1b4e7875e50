import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PhoneInput } from './phone-input.tsx'

it('stands behind +60, unless the number has a code of its own', () => {
  const shows = (props: Parameters<typeof PhoneInput>[0]) =>
    renderToStaticMarkup(<PhoneInput {...props} onChange={() => {}} />).includes('>+60<')
  expect([
    shows({}),
    shows({ value: '' }),
    shows({ value: '12-345 6789' }),
    shows({ defaultValue: '12-345 6789' }),
  ]).toEqual([true, true, true, true])
  expect([shows({ value: '+6591234567' }), shows({ defaultValue: '+6591234567' }), shows({ value: '+' })]).toEqual([
    false,
    false,
    false,
  ])
})
