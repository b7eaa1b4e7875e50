import fc from 'fast-check'
import { waysToPay, type WayToPay } from './orders.ts'
import type { Subject } from './subjects/subject.ts'

/** Something a buyer, a seller, a bank or the clock does; `of` chooses among the orders so far, `twice` sends it again with the same key. */
export type Step = { of: number; twice: boolean } & (
  | { do: 'place'; units: number; way: WayToPay; isFree: boolean }
  | { do: 'pay'; part: 'all' | 'half' | 'too much' }
  | { do: 'bank reports' }
  | { do: 'edit'; units: number }
  | { do: 'refund units'; units: number; givesUp: 0 | 1; restock: 0 | 1 }
  | { do: 'refund sum'; part: 'half' | 'all' }
  | { do: 'refund delivery' }
  | { do: 'send' }
  | { do: 'take back'; restock: 0 | 1 }
  | { do: 'cancel'; by: 'seller' | 'buyer' }
  | { do: 'lapse' }
)
export type StepName = Step['do']

/** How often each comes. */
const weights = {
  place: 3,
  pay: 5,
  'bank reports': 2,
  edit: 2,
  'refund units': 5,
  'refund sum': 2,
  'refund delivery': 3,
  send: 3,
  'take back': 4,
  cancel: 2,
  lapse: 1,
} satisfies Record<StepName, number>
export const stepNames = Object.keys(weights) as StepName[] // the keys of a literal without further ones

const bit = fc.constantFrom(0 as const, 1 as const)

/** Steps of a shop that sells this. */
function stepOf({ most, ships }: Subject): fc.Arbitrary<Step> {
  const units = fc.integer({ min: 1, max: most })
  const common = { of: fc.nat(2), twice: fc.boolean() }
  const one = <Rest extends object>(rest: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> }) =>
    fc.record({ ...common, ...rest }) as unknown as fc.Arbitrary<Step> // each row below is one of the union
  const say = (what: StepName) => fc.constant(what)
  const steps = {
    place: placing(most),
    pay: one({ do: say('pay'), part: fc.constantFrom('all', 'all', 'half', 'too much') }),
    'bank reports': one({ do: say('bank reports') }),
    edit: one({ do: say('edit'), units }),
    'refund units': one({ do: say('refund units'), units, givesUp: bit, restock: bit }),
    'refund sum': one({ do: say('refund sum'), part: fc.constantFrom('half', 'all') }),
    'refund delivery': one({ do: say('refund delivery') }),
    send: one({ do: say('send') }),
    'take back': one({ do: say('take back'), restock: bit }),
    cancel: one({ do: say('cancel'), by: fc.constantFrom('seller', 'buyer') }),
    lapse: one({ do: say('lapse') }),
  } satisfies Record<StepName, fc.Arbitrary<Step>>
  const ofParcels: readonly StepName[] = ['refund delivery', 'send', 'take back']
  return fc.oneof(
    ...stepNames
      .filter((name) => ships || !ofParcels.includes(name))
      .map((name) => ({ weight: weights[name], arbitrary: steps[name] })),
  )
}

const placing = (most: number): fc.Arbitrary<Step> =>
  fc.record({
    do: fc.constant('place' as const),
    of: fc.constant(0),
    twice: fc.boolean(),
    units: fc.integer({ min: 1, max: most }),
    way: fc.constantFrom(...waysToPay),
    isFree: fc.nat(5).map((chance) => chance === 5),
  })

const payment: Step = { do: 'pay', of: 0, twice: false, part: 'all' }

/** Two to eight steps that begin with an order, two thirds of them with one that is paid at once. */
export const sequenceOf = (subject: Subject): fc.Arbitrary<Step[]> =>
  fc
    .tuple(placing(subject.most), fc.nat(2), fc.array(stepOf(subject), { minLength: 1, maxLength: 6, size: 'max' }))
    .map(([first, chance, rest]) => [first, ...(chance > 0 ? [payment] : []), ...rest])

/** A step as a person would tell it. */
export function say(step: Step, orderNo: string): string {
  return `${tell(step)}${step.do === 'place' || step.do === 'lapse' ? '' : ` · ${orderNo}`}${step.twice ? ' · twice' : ''}`
}

function tell(step: Step): string {
  switch (step.do) {
    case 'place':
      return `${step.units} ordered${step.isFree ? ' for nothing' : ''}, by ${step.way}`
    case 'pay':
      return `the seller records ${step.part} of the money`
    case 'bank reports':
      return 'the bank says that it is paid'
    case 'edit':
      return `the seller makes it ${step.units}`
    case 'refund units':
      return `money of ${step.units} goes back, ${step.givesUp === 1 ? `given up${step.restock === 1 ? '' : ', not for sale again'}` : 'as goodwill'}`
    case 'refund sum':
      return `${step.part} of the money goes back by sum`
    case 'refund delivery':
      return 'the delivery’s price goes back'
    case 'send':
      return 'it is sent'
    case 'take back':
      return `its parcel comes back ${step.restock === 1 ? 'for sale' : 'broken'}`
    case 'cancel':
      return `the ${step.by} cancels it`
    case 'lapse':
      return 'the time to pay runs out'
  }
}
