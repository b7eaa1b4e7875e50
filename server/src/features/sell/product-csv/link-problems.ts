import type { CsvRow } from '@kedai/domain/product-csv/group-rows.ts'
import { isPictureLink, maxPictures, pictureLinks } from '@kedai/domain/product-csv/picture-links.ts'
import { fill } from '../../../platform/errors/fill.ts'
import { pictureProblems } from './messages.ts'
import type { Problem } from './problems-of.ts'

/** What is wrong with the links themselves, told before anything is fetched. */
export function linkProblems(rows: readonly CsvRow[]): Problem[] {
  const wrong = rows.flatMap((row) =>
    pictureLinks([row])
      .filter((link) => !isPictureLink(link))
      .map((link) => ({
        line: row.line,
        field: 'images' as const,
        message: fill(pictureProblems.bad_link, { link: link.slice(0, 100) }),
      })),
  )
  const first = rows[0]
  if (!first || pictureLinks(rows).length <= maxPictures) return wrong
  return [
    ...wrong,
    { line: first.line, field: 'images', message: fill(pictureProblems.too_many, { most: maxPictures }) },
  ]
}
