import { expect, test } from 'vitest'
import { signJnt } from './jnt.ts'
import { signLalamove } from './lalamove.ts'
import { signNinjavan } from './ninjavan.ts'

test('the signatures are those that were worked out from the couriers’ documents', () => {
  expect(signNinjavan('{"tracking_id":"NVMY0001"}', 'secret')).toBe('f+WzfPnb3Ro5lZVMcP3MIaFTynnFwUPgoEdZVoPe5Zs=')
  expect(signJnt('{"a":1}', '8e88c8477d4e4939859c560192fcafbc')).toBe('IXsmefeMb5ts+kha36OEGg==')
  const body = '{"data":{"serviceType":"MOTORCYCLE"}}'
  expect(signLalamove({ time: '1700000000000', method: 'POST', path: '/v3/quotations', body }, 'sk_test_x')).toBe(
    'ce8610f4827edbacb18d96ba018909aa1cfc5f17dcd7ec53ee3347150c903e91',
  )
})
