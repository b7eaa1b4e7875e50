/** A Malaysian tax identification number as it is stored: "C2584563200", "IG115002000". */
export const tidyTaxNumber = (typed: string): string => typed.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '')

/**
 * Whether a text has the shape of a Malaysian tax number (LHDN): of a person `IG` and digits (`SG` and `OG` before 2023),
 * of anybody else one of the prefixes and digits that begin with no 0 and end in one, or one of the general numbers. 14 characters at most.
 */
export function isMalaysianTin(typed: string): boolean {
  const tin = tidyTaxNumber(typed)
  return (
    tin.length <= 14 &&
    (/^(?:IG|SG|OG)[1-9]\d{7,11}$/.test(tin) ||
      /^(?:C|CS|D|E|F|FA|J|LE|PT|TA|TC|TJ|TN|TP|TR)[1-9]\d{7,10}0$/.test(tin) ||
      isGeneralTin(tin))
  )
}

/** General tax numbers: for the public, foreign buyers, foreign suppliers and the government. Nobody's own. */
export const isGeneralTin = (tin: string): boolean => /^EI0{9}[1-4]0$/.test(tin)

/** Whether a text may be a tax number of another country: letters and digits, four at least. */
export const isForeignTaxNumber = (typed: string): boolean =>
  /^[A-Z0-9]{4,20}$/.test(
    typed
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[\s./-]/g, ''),
  )

/** Whether a text is an SST registration number, such as "W10-1808-32000059": the station, the month and a number; two with `;` between them (sales and service tax). */
export const isSstNumber = (typed: string): boolean =>
  /^[A-Z]\d{2}-?\d{4}-?\d{8}(?:; ?[A-Z]\d{2}-?\d{4}-?\d{8})?$/.test(typed.normalize('NFKC').trim().toUpperCase())
