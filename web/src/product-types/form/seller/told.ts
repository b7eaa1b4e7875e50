/** What is set in a folded part, as one line: the parts that say anything, or the words for none. */
export const told = (parts: readonly (string | false | null | undefined)[], none: string): string =>
  parts.filter((part) => typeof part === 'string' && part.trim() !== '').join(' · ') || none
