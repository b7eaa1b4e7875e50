const digits = 12

/**
 * What we call an attempt when we speak to a gateway: unique everywhere, and it leads back to the attempt. All are of one length
 * and end with a sign that stands nowhere else in them, so that none is a part of another: some providers sign their fields with
 * nothing between them.
 */
export const referenceOf = (attemptId: number): string => `K${String(attemptId).padStart(digits, '0')}E`

// Of attempts that began before references had one length; none of these is a part of one of today.
const earlierReferenceOf = (attemptId: number): string => `K${attemptId}`

/** The attempt that a whole reference of ours names, or null. */
export function attemptIdOf(reference: string): number | null {
  const read = /^K(\d{1,15})E?$/.exec(reference)?.[1]
  const attemptId = Number(read)
  return attemptId > 0 && isReferenceOf(attemptId, reference) ? attemptId : null
}

/** Whether a reference is, from its first sign to its last, the one of an attempt. */
export const isReferenceOf = (attemptId: number, reference: string): boolean =>
  reference === referenceOf(attemptId) || reference === earlierReferenceOf(attemptId)

/** Whether it begins as ours do and is none: cut, or grown, at a border that its signature does not hold. */
export const isBrokenReference = (reference: string): boolean =>
  /^K(\d|$)/.test(reference) && attemptIdOf(reference) === null
