import type { Written } from './write-everywhere.ts'

/** What the calls of the proof made, by the names that its pages need. */
export function thingsOf(written: ReadonlyMap<string, Written>) {
  const idOf = (name: string, field: string): string => written.get(name)?.ids[field] ?? ''
  return {
    idOf,
    /** The shop's page that a call made. */
    madePage: (): number => written.get('POST /api/ajax/seller/pages')?.answer.body.data.id,
    payer: (): string => idOf('POST /api/ajax/seller/customers/{customer_id}', 'customer_id'),
    placed: (): { order_no: string; redirect_to: string } =>
      written.get('POST /api/ajax/guest/order/place-order/{view_id}')?.answer.body.data,
    productsOfShapes: (): { id: number; view_id: string }[] =>
      [...written].flatMap(([name, { answer }]) =>
        name.startsWith('POST /api/ajax/seller/products, shape') ? [answer.body.data] : [],
      ),
    collected: (): { order_no: string; redirect_to: string } =>
      written.get('POST /api/ajax/guest/order/collect/{view_id}')?.answer.body.data,
    /** The last invoice or quote of each call: the one with all its texts in it. */
    slugsOf(paper: 'invoices' | 'quotes'): string[] {
      const isSlug = (slug: unknown): slug is string => typeof slug === 'string'
      const calls = [...written].filter(([name]) => /\/(invoices|quotes)\b/.exec(name)?.[1] === paper)
      return [
        ...new Set(
          calls.flatMap(([, { ids, answer }]) => [ids['hashslug'], answer.body.data?.hashslug].filter(isSlug)),
        ),
      ]
    },
  }
}

export type Things = ReturnType<typeof thingsOf>
