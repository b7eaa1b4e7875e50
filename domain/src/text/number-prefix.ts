/** Whether a text can stand before a running number: capitals, digits and hyphens, and no digit at its end, so that no two series ever make the same number. */
export const isNumberPrefix = (text: string, most: number): boolean =>
  text.length <= most && /^(?:[A-Z0-9-]*[A-Z-])?$/.test(text)
