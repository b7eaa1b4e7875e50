import type { CsvRow } from './group-rows.ts'

/** As many as a product may have. */
export const maxPictures = 12

/** The links to pictures in the rows of one product, each once: divided by spaces, new lines, `|`, or a comma or semicolon before the next one. */
export const pictureLinks = (rows: readonly Pick<CsvRow, 'images'>[]): string[] => [
  ...new Set(
    rows.flatMap(({ images = '' }) =>
      images
        .split(/[\s|]+|[,;](?=https?:\/\/)/i)
        .map(withoutMarks)
        .filter((link) => link !== ''),
    ),
  ),
]

function withoutMarks(link: string): string {
  let end = link.length
  while (end > 0 && ',;'.includes(link.charAt(end - 1))) end--
  return link.slice(0, end)
}

export const isPictureLink = (link: string): boolean => /^https?:\/\/[^\s/.]+\.\S+$/i.test(link)
