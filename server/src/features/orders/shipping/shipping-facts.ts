import type { ShippingSetup, ShownMethod, ShownRate } from '@kedai/contracts/seller-shipping.ts'
import type { Fact, Facts } from '@kedai/domain/audit/changed-facts.ts'
import { isStateCode, stateOf } from '@kedai/domain/shipping/states.ts'

/** What the log keeps of how a shop ships: by the names of its zones and their methods, and of products with a price of their own. */
export const shippingFacts = ({ zones, own_prices }: ShippingSetup): Facts => ({
  ...named(
    zones.map(({ name, states, postcodes, methods }) => [
      name,
      {
        states: states.map((code) => (isStateCode(code) ? stateOf(code).name : code)),
        postcodes,
        ...named(methods.map((method) => [method.name, ofMethod(method)])),
      },
    ]),
  ),
  ...named(own_prices.map(({ title, price, per }) => [title, { own_price: price, per }])),
})

const ofMethod = ({ courier, is_active, free_above, rate, pickup }: ShownMethod): Facts => ({
  courier,
  is_active,
  ...(pickup === null ? { free_above, ...ofRate(rate) } : { pickup }),
})

const ofRate = ({ bands, ...rate }: ShownRate): Facts => ({
  ...Object.fromEntries(Object.entries(rate).filter(([, value]) => value !== null)),
  ...(bands && { bands: bands.map(({ most, price }) => `${most === null ? '…' : `≤ ${most}`}: ${price}`) }),
})

// Two of one name are told apart by their place among them.
function named(facts: readonly (readonly [string, Fact])[]): Facts {
  const names = facts.map(([name]) => name)
  return Object.fromEntries(
    facts.map(([name, fact], at) => {
      const before = names.slice(0, at).filter((other) => other === name).length
      return [before === 0 ? name : `${name} (${before + 1})`, fact]
    }),
  )
}
