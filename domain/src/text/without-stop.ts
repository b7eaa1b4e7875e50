/** Somebody's own words for the inside of a sentence, which brings its own full stop; three dots stay. */
export const withoutStop = (words: string): string => words.trim().replace(/(?<!\.)[.。]$/, '')
