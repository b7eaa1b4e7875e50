// Control characters and marks that turn the direction of text around disguise what a text says.
const hidden = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/** One line: whatever is not to be seen becomes a space, and spaces become single. */
export const tidyLine = (text: string): string =>
  text.toWellFormed().normalize('NFC').replace(hidden, ' ').replace(/\s+/g, ' ').trim()

/** Several lines, each without what is not to be seen. */
export const tidyText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .split(/\r?\n/)
    .map((line) => line.replace(hidden, ' ').trimEnd())
    .join('\n')
    .trim()
