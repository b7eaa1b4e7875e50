import fc from 'fast-check'
import { expect, it } from 'vitest'
import { maxPasted, parsePasted } from './pasted-tracking.ts'

it.each([
  ['1021 EP200300400MY', '1021', '', 'EP200300400MY'],
  ['#1021: poslaju EP 200 300 400 MY', '1021', 'poslaju', 'EP200300400MY'],
  ['1021 J&T Express 6300 0123 4567', '1021', 'J&T Express', '630001234567'],
  ['1021 jnt express 630001234567', '1021', 'jnt express', '630001234567'],
  ['1021 Pos Laju EP1MY', '1021', 'Pos Laju', 'EP1MY'],
  ['1021 City Link 998877', '1021', 'City Link', '998877'],
  ['1021 Lori Abang Mat 55', '1021', 'Lori Abang Mat', '55'],
  ['1021\tDHL\t7000 1', '1021', 'DHL', '7000 1'],
  ['1021,,GD100', '1021', '', 'GD100'],
  ['1021; Ninja Van; NV 1', '1021', 'Ninja Van', 'NV 1'],
  ['1021', '1021', '', ''],
])('reads %s', (line, orderNo, courier, trackingNumber) => {
  expect(parsePasted(`\n  ${line}  \r\n`)).toEqual([{ orderNo, courier, trackingNumber }])
})

it('reads any text, so many lines at most', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (text) => {
      expect(parsePasted(text).length).toBeLessThanOrEqual(text.split('\n').length)
    }),
  )
  expect(parsePasted('1 2\n'.repeat(maxPasted + 5))).toHaveLength(maxPasted)
})
