import type { Statement } from './recorded.ts'

/** An order as it was recorded, and what is known of it. */
export type RecordedOrder = {
  statements: Statement[]
  orderId: number
  shopId: number
  product: number
  token: string
  buyerName: string
  buyerPhone: string
  buyerEmail: string
  placedAt: Date
}

/** SQL of an expression, and its value in each of the two orders. */
type Known = { expression: string; values: [unknown, unknown] }

/**
 * The statements of an order as a script of pgbench that places another one each time: any product of `size` of the main shop and of
 * the other nine, for a new buyer. What differs between two recorded orders and is known becomes an expression; the rest (titles,
 * prices, pictures) stays as the first one has it.
 * @throws Error when the statements of the two are not the same
 */
export function orderScript(
  [one, other]: readonly [RecordedOrder, RecordedOrder],
  { total, mainSize, otherSize }: { total: number; mainSize: number; otherSize: number },
): string {
  const both = (expression: string, of: (order: RecordedOrder) => unknown): Known => ({
    expression,
    values: [of(one), of(other)],
  })
  const known: Known[] = [
    both(':order_id', (order) => order.orderId),
    both(':shop', (order) => order.shopId),
    both(':method', (order) => methodOf(order.shopId)),
    both(':product', (order) => order.product),
    both(':first', (order) => 2 * order.product - 1),
    both(':second', (order) => 2 * order.product),
    both(`('P' || :product::text)`, (order) => `P${order.product}`),
    both(`replace(gen_random_uuid()::text, '-', '')`, (order) => order.token),
    both(`('Pembeli ' || :buyer::text)`, (order) => order.buyerName),
    both(`('+601' || lpad(:buyer::text, 9, '0'))`, (order) => order.buyerPhone),
    both(`('pembeli' || :buyer::text || '@buyer.test')`, (order) => order.buyerEmail),
  ]
  const sqlOf = createWriter(known, [one, other])
  const [texts, others] = [one, other].map(({ statements }) => statements.map(({ text }) => text))
  const differs = (texts ?? []).findIndex((text, at) => text !== others?.[at])
  if (differs !== -1 || texts?.length !== others?.length)
    throw new Error(
      `two orders were placed by different statements: ${texts?.[differs] ?? 'none'}, and ${others?.[differs] ?? 'none'}`,
    )
  const written = one.statements.map(({ name, text, values }, at) => {
    const filled = text.replaceAll(/\$(\d+)\b/g, (_all, place: string) => {
      const index = Number(place) - 1
      return sqlOf(values[index], other.statements[at]?.values[index])
    })
    return `${filled.trim()}${name === 'orders_insert' ? '\n\\gset order_' : ';'}`
  })
  return [
    `\\set product random(1, ${total})`,
    `\\set shop case when :product <= ${mainSize} then 1 else 2 + (:product - ${mainSize} - 1) / ${otherSize} end`,
    `\\set method ${methodOf(':shop')}`,
    `\\set first 2 * :product - 1`,
    `\\set second 2 * :product`,
    `\\set buyer random(1, 999999999)`,
    'begin isolation level read committed;',
    `select set_config('app.shop', :shop::text, true);`,
    ...written,
    'commit;',
    '',
  ].join('\n')
}

// Each seeded shop has three ways of delivery, the first of which is the cheapest.
function methodOf(shop: number): number
function methodOf(shop: string): string
function methodOf(shop: number | string): number | string {
  return typeof shop === 'number' ? 3 * shop - 2 : `3 * ${shop} - 2`
}

function createWriter(known: readonly Known[], [one, other]: readonly [RecordedOrder, RecordedOrder]) {
  return function sqlOf(here: unknown, there: unknown): string {
    if (Array.isArray(here) && Array.isArray(there))
      return here.length === 0 ? `'{}'` : `array[${here.map((each, at) => sqlOf(each, there[at])).join(', ')}]`
    const [a, b] = [plain(here), plain(there)]
    if (a === b) return literal(here)
    const found = known.find(({ values }) => plain(values[0]) === a && plain(values[1]) === b)
    if (found) return found.expression
    const [at, atOther] = [momentOf(here), momentOf(there)]
    if (at !== null && atOther !== null) return momentSql(at - one.placedAt.getTime())
    // A text around the order's id: the data of its mails.
    const parts = typeof here === 'string' ? here.split(String(one.orderId)) : []
    if (parts.length > 1 && parts.join(String(other.orderId)) === there)
      return `(${parts.map(literal).join(' || :order_id::text || ')})`
    return literal(here)
  }
}

const plain = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value))

function momentOf(value: unknown): number | null {
  const text = plain(value)
  return /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : null
}

// What is read from the clock a moment later is the same moment.
const momentSql = (ms: number): string =>
  Math.abs(ms) < 10_000 ? 'now()' : `(now() + interval '${Math.round(ms / 1000)} seconds')`

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? value : value instanceof Date ? value.toISOString() : JSON.stringify(value)
  // pgbench would take a colon and what follows for a variable of its own, within a text too.
  return `('${text.replaceAll("'", "''").replaceAll(/:(?=\w)/g, ":' || '")}')`
}
