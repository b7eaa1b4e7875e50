export type StateCode =
  | 'MY-01'
  | 'MY-02'
  | 'MY-03'
  | 'MY-04'
  | 'MY-05'
  | 'MY-06'
  | 'MY-07'
  | 'MY-08'
  | 'MY-09'
  | 'MY-10'
  | 'MY-11'
  | 'MY-12'
  | 'MY-13'
  | 'MY-14'
  | 'MY-15'
  | 'MY-16'

/** Whether a text is exactly one of the codes. Needs no table of names, which buyers' pages do without. */
export const isStateCode = (value: unknown): value is StateCode =>
  typeof value === 'string' && /^MY-(?:0[1-9]|1[0-6])$/.test(value)

/** Sabah, Sarawak and Labuan: every other state is on the peninsula. */
export const isAcrossTheSea = (code: string): boolean => /^MY-1[235]$/.test(code)
