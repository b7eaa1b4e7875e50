/**
 * A moment in words, as the platform's `Intl` gives it, the way papers write it: August is "Ogos" where the Malay abbreviation is
 * another, and no line breaks before "pm".
 */
export const asWritten = (time: string): string => time.replace(/Ogo\b/, 'Ogos').replace(/ (?=\D+$)/, '\u00a0')
