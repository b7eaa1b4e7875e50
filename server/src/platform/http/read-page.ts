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

/** A page of a list and where it is. One beyond the last is empty, and `last_page` says where the list ends. */
export async function readPage<Row>({ page, perPage, countedAtMost, count, list }: Counted<Row>): Promise<Page<Row>> {
  const found = await count(countedAtMost + 1)
  const total = Math.min(found, countedAtMost)
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  const offset = (page - 1) * perPage
  const rows = page > lastPage ? [] : await list({ limit: Math.min(perPage, countedAtMost - offset), offset })
  return { rows, meta: { page, per_page: perPage, total, last_page: lastPage, total_is_capped: found > countedAtMost } }
}

const maxPages = 100

/** As `readPage`, of a list that is not counted: a row more than a page tells of a next one. Of one that is empty only the first page is known to be there. */
export async function readUncountedPage<Row>({
  page,
  perPage,
  list,
}: Pick<Counted<Row>, 'page' | 'perPage' | 'list'>): Promise<Page<Row>> {
  const rows = await list({ limit: perPage + 1, offset: (page - 1) * perPage })
  if (rows.length === 0)
    return { rows, meta: { page, per_page: perPage, total: 0, last_page: 1, total_is_capped: false } }
  const isMore = rows.length > perPage
  const total = (page - 1) * perPage + rows.length
  return {
    rows: rows.slice(0, perPage),
    meta: {
      page,
      per_page: perPage,
      total,
      last_page: Math.min(maxPages, isMore ? page + 1 : page),
      total_is_capped: isMore,
    },
  }
}
