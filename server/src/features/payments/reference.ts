/** What we call an attempt when we speak to a gateway: unique everywhere, and it leads back to the attempt. */
export const referenceOf = (attemptId: number): string => `K${attemptId}`

/** The attempt that a reference of ours names, or null. */
export function attemptIdOf(reference: string): number | null {
  const digits = /^K(\d{1,15})$/.exec(reference)?.[1]
  return digits === undefined ? null : Number(digits)
}
