// What a spreadsheet would take for a formula, full-width forms included; a plain number may keep its sign.
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/
const plainNumber = /^-?\d+(?:\.\d+)?$/

/** A text as a cell that no spreadsheet runs: whatever could start a formula gets an apostrophe in front. */
export const toCell = (text: string): string => (needsGuard(text) || /^'/.test(text) ? `'${text}` : text)

/** The text of a cell that `toCell` made; any other cell is taken as it is. */
export const fromCell = (cell: string): string => (/^'(?=['=+\-@\t\r\n＝＋－＠])/.test(cell) ? cell.slice(1) : cell)

const needsGuard = (text: string): boolean => formulaStart.test(text) && !plainNumber.test(text)
