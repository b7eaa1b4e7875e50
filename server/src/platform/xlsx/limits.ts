const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** What a workbook may hold, rows and cells of its table apart. What real ones have is far below. */
export const workbookLimits = {
  /** Files in the archive. */
  parts: 5_000,
  /** Bytes of the parts that are read, unpacked: a workbook of 20,000 full rows is a quarter of it. */
  unpacked: 64 * megabyte,
  /** Relationships of one part. */
  links: 5_000,
  sheets: 1_000,
  /** Cell formats; Excel allows 65,490. */
  styles: 65_536,
  /** Number formats of its own; Excel allows some 250. */
  formats: 5_000,
  /** Characters of a number format; Excel allows 255. */
  formatCode: 1_000,
  /** Shared texts, and their characters together. */
  strings: 1_000_000,
  stringCharacters: 16 * megabyte,
  /** Characters of all cells together: as much as the largest file that may be sent could hold as CSV, twice over. */
  characters: 16 * megabyte,
  /** Characters of one text; Excel allows 32,767 in a cell. */
  text: megabyte,
  /** Elements inside of each other, and attributes of one. */
  depth: 100,
  attributes: 200,
} as const

/** A workbook has more of something than `workbookLimits` allows. */
export class WorkbookTooLarge extends Error {
  override name = 'WorkbookTooLarge'
}
