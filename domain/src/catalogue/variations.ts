/** A tier is one way in which units differ ("Size": S, M, L); there are at most two. */
export type Tier = { name: string; options: readonly string[] }

export const maxTiers = 2
export const maxOptions = 50
export const maxVariations = 500
const longestName = 60

export type VariationsProblem =
  | { reason: 'no_variations' | 'too_many_tiers' | 'too_many_variations' }
  | {
      reason: 'tier_unnamed' | 'tier_name_too_long' | 'tier_name_twice' | 'tier_without_options' | 'too_many_options'
      tier: number
    }
  | { reason: 'option_unnamed' | 'option_name_too_long' | 'option_twice'; tier: number; option: number }
  | { reason: 'unknown_option' | 'same_options_twice'; variation: number }

/**
 * Everything wrong with a product's tiers and its variations' options, in reading order; empty when it may be saved.
 * A variation names one option a tier; not every combination need exist. Names compare without case and outer spaces.
 */
export function judgeVariations(
  tiers: readonly Tier[],
  variations: readonly (readonly string[])[],
): VariationsProblem[] {
  const problems: VariationsProblem[] = []
  if (tiers.length > maxTiers) problems.push({ reason: 'too_many_tiers' })
  if (variations.length === 0) problems.push({ reason: 'no_variations' })
  if (variations.length > maxVariations) problems.push({ reason: 'too_many_variations' })
  tiers.forEach((tier, index) => problems.push(...judgeTier(tier, index, tiers)))
  variations.forEach((options, index) => problems.push(...judgeOptions(options, index, tiers, variations)))
  return problems
}

/** The options of a variation as one label: "Merah / L"; empty for a product without tiers. */
export const optionsText = (options: readonly string[]): string => options.join(' / ')

/** Every combination of the tiers' options, in reading order; one empty combination without tiers. */
export const allCombinations = (tiers: readonly Tier[]): string[][] =>
  tiers.reduce<string[][]>(
    (made, tier) => made.flatMap((options) => tier.options.map((option) => [...options, option])),
    [[]],
  )

function judgeTier(tier: Tier, index: number, tiers: readonly Tier[]): VariationsProblem[] {
  const problems: VariationsProblem[] = []
  const name = key(tier.name)
  if (name === '') problems.push({ reason: 'tier_unnamed', tier: index })
  if (name.length > longestName) problems.push({ reason: 'tier_name_too_long', tier: index })
  const isTwice = name !== '' && tiers.slice(0, index).some((other) => key(other.name) === name)
  if (isTwice) problems.push({ reason: 'tier_name_twice', tier: index })
  if (tier.options.length === 0) problems.push({ reason: 'tier_without_options', tier: index })
  if (tier.options.length > maxOptions) problems.push({ reason: 'too_many_options', tier: index })
  const names = tier.options.map(key)
  names.forEach((option, at) => {
    if (option === '') problems.push({ reason: 'option_unnamed', tier: index, option: at })
    else if (option.length > longestName) problems.push({ reason: 'option_name_too_long', tier: index, option: at })
    else if (names.indexOf(option) < at) problems.push({ reason: 'option_twice', tier: index, option: at })
  })
  return problems
}

type Options = readonly string[]

function judgeOptions(
  options: Options,
  index: number,
  tiers: readonly Tier[],
  all: readonly Options[],
): VariationsProblem[] {
  const isKnown = (option: string, at: number) => tiers[at]?.options.some((name) => key(name) === key(option))
  if (options.length !== tiers.length || !options.every(isKnown))
    return [{ reason: 'unknown_option', variation: index }]
  const twice = all.slice(0, index).some((other) => comboKey(other) === comboKey(options))
  return twice ? [{ reason: 'same_options_twice', variation: index }] : []
}

const key = (name: string) => name.normalize('NFKC').trim().toLowerCase()
const comboKey = (options: readonly string[]) => JSON.stringify(options.map(key))
