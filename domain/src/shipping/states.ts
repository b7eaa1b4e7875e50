import type { StateCode } from './state-codes.ts'

export { isStateCode, type StateCode } from './state-codes.ts'

export type Region = 'peninsular' | 'sabah' | 'sarawak' | 'labuan'

export type State = { code: StateCode; name: string; region: Region; aliases: readonly string[] }

/** The states and federal territories of Malaysia by ISO 3166-2:MY code, with the other names people write. */
const byCode = {
  'MY-01': { name: 'Johor', region: 'peninsular', aliases: ['johore', 'johor darul takzim', 'jhr'] },
  'MY-02': { name: 'Kedah', region: 'peninsular', aliases: ['kedah darul aman', 'kdh'] },
  'MY-03': { name: 'Kelantan', region: 'peninsular', aliases: ['kelantan darul naim', 'ktn'] },
  'MY-04': { name: 'Melaka', region: 'peninsular', aliases: ['malacca', 'mlk'] },
  'MY-05': { name: 'Negeri Sembilan', region: 'peninsular', aliases: ['negri sembilan', 'n9', 'n sembilan', 'nsn'] },
  'MY-06': { name: 'Pahang', region: 'peninsular', aliases: ['pahang darul makmur', 'phg'] },
  'MY-07': { name: 'Pulau Pinang', region: 'peninsular', aliases: ['penang', 'pinang', 'p pinang', 'png'] },
  'MY-08': { name: 'Perak', region: 'peninsular', aliases: ['perak darul ridzuan', 'prk'] },
  'MY-09': { name: 'Perlis', region: 'peninsular', aliases: ['perlis indera kayangan', 'pls'] },
  'MY-10': { name: 'Selangor', region: 'peninsular', aliases: ['selangor darul ehsan', 'sgr'] },
  'MY-11': { name: 'Terengganu', region: 'peninsular', aliases: ['trengganu', 'terengganu darul iman', 'trg'] },
  'MY-12': { name: 'Sabah', region: 'sabah', aliases: ['sbh'] },
  'MY-13': { name: 'Sarawak', region: 'sarawak', aliases: ['srw', 'swk'] },
  'MY-14': { name: 'Kuala Lumpur', region: 'peninsular', aliases: ['kl', 'kul', 'wpkl'] },
  'MY-15': { name: 'Labuan', region: 'labuan', aliases: ['lbn'] },
  'MY-16': { name: 'Putrajaya', region: 'peninsular', aliases: ['pjy'] },
} as const satisfies Record<StateCode, Omit<State, 'code'>>

/** All sixteen, by name, as a form lists them. */
export const states: readonly State[] = (Object.keys(byCode) as StateCode[]) // the keys are the codes: `satisfies` above
  .map((code) => ({ code, ...byCode[code] }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))

/** The state of a code ("MY-10", "my10", "10") or a name, alias or "Wilayah Persekutuan …" form; null when unknown (CONTRACT §1). */
export function findState(codeOrName: string): State | null {
  const wanted = plain(codeOrName)
  const bare = wanted.replace(
    /^(?:wilayah persekutuan|federal territory of|federal territory|wp|w p|negeri(?! sembilan)|state of)\s+/,
    '',
  )
  return index.get(wanted) ?? index.get(bare) ?? null
}

/** The state of an exact code. */
export const stateOf = (code: StateCode): State => ({ code, ...byCode[code] })

/** The codes of some regions, for a seller's zones. */
export const statesIn = (...regions: Region[]): StateCode[] =>
  states.filter((state) => regions.includes(state.region)).map((state) => state.code)

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const index = new Map(
  states.flatMap((state) => {
    const digits = state.code.slice(3)
    return [`my ${digits}`, `my${digits}`, digits, plain(state.name), ...state.aliases].map(
      (key) => [key, state] as const,
    )
  }),
)
