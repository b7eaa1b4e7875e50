import type { CsvRow } from './group-rows.ts'

/** As many as a product may have. */
export const mostPictures = 12

/** The links to pictures in the rows of one product, each once: divided by spaces, new lines, `|`, or a comma or semicolon before the next one. */
export const pictureLinks = (rows: readonly Pick<CsvRow, 'images'>[]): string[] =>
  [...new Set(rows.flatMap(({ images = '' }) => images.split(/[\s|]+|[,;]+(?=https?:\/\/)/i).filter((link) => link !== '')))]

export const isPictureLink = (link: string): boolean => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(link)
