import { expect, it } from 'vitest'
import { langs } from '../text/lang.ts'
import { shippingDefaults, shippingName } from './method-words.ts'
import { zoneDefaults, zoneName } from './zone-words.ts'

it.each(Object.values(shippingDefaults))('$en, in whatever language it was kept, speaks the reader’s', (words) => {
  for (const kept of langs) for (const reader of langs) expect(shippingName(words[kept], reader)).toBe(words[reader])
})

it.each(Object.values(zoneDefaults))('so does the zone $en', (words) => {
  for (const kept of langs) for (const reader of langs) expect(zoneName(words[kept], reader)).toBe(words[reader])
})

it('leaves what the seller typed as it is', () => {
  for (const typed of ['', 'Pos Laju', 'Penghantaran biasa (esok)'])
    expect([shippingName(typed, 'en'), zoneName(typed, 'en')]).toEqual([typed, typed])
})
