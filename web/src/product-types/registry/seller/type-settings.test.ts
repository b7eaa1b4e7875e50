import { productTypeNames } from '@kedai/domain/product-types/product-types.ts'
import { expect, test } from 'vitest'
import { emptyProduct } from '../../form/seller/product-values.ts'
import { namesOfSettings, settingsToWire, withoutSettings } from './type-settings.ts'

test.each(productTypeNames)('a %s is sent with the settings of its type and of no other', (item_type) => {
  const values = emptyProduct(item_type)
  const sent = { ...withoutSettings(values), ...settingsToWire(values) }
  expect(namesOfSettings.filter((name) => name in sent)).toEqual(namesOfSettings.filter((name) => name === item_type))
})
