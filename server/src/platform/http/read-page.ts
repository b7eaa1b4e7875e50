import type { ListMeta } from '@kedai/contracts/values.ts'

type Slice = { limit: number; offset: number }
type Page<Row> = { rows: Row[]; meta: ListMeta }

type Counted<Row> = {
  page: number
  perPage: number
  /** Pages end there, though more may match: what lies further is found by narrowing the list. */
  countedAtMost: number
  /** How many match, counted no further than `cap`. */
  count: (cap: number) => Promise<number>
  list: (slice: Slice) => Promise<Row[]>
}

/** A page of a list and where it is. One beyond the last is answered with the last: a list that became shorter is not empty. */
export async function readPage<Row>({ page, perPage, countedAtMost, count, list }: Counted<Row>): Promise<Page<Row>> {
  const found = await count(countedAtMost + 1)
  const total = Math.min(found, countedAtMost)
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  const shown = Math.min(page, lastPage)
  const rows = await list({ limit: Math.min(perPage, countedAtMost - (shown - 1) * perPage), offset: (shown - 1) * perPage })
  return { rows, meta: { page: shown, per_page: perPage, total, last_page: lastPage, total_is_capped: found > countedAtMost } }
}

const mostPages = 100

/** As `readPage`, of a list that is not counted: a row more than a page tells of a next one. A page that is empty is answered with the first. */
export async function readUncountedPage<Row>({ page, perPage, list }: Pick<Counted<Row>, 'page' | 'perPage' | 'list'>): Promise<Page<Row>> {
  const read = (wanted: number) => list({ limit: perPage + 1, offset: (wanted - 1) * perPage })
  const asked = await read(page)
  const isEmpty = asked.length === 0 && page > 1
  const [shown, rows] = isEmpty ? [1, await read(1)] as const : [page, asked] as const
  const isMore = rows.length > perPage
  const total = (shown - 1) * perPage + rows.length
  return { rows: rows.slice(0, perPage), meta: { page: shown, per_page: perPage, total, last_page: Math.min(mostPages, isMore ? shown + 1 : shown), total_is_capped: isMore } }
}
