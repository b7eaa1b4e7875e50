/** A code as it is shown to whoever put it in: enough to find it in a list of one's own, too little to use it. */
export const masked = (code: string): string => `••••${code.length >= 8 ? code.slice(-4) : code.slice(-1)}`
