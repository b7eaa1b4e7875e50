// Where Malaysian sellers' buyers mostly are; another one stays as it was saved.
const common = [
  'MY',
  'SG',
  'BN',
  'ID',
  'TH',
  'PH',
  'VN',
  'CN',
  'HK',
  'TW',
  'JP',
  'KR',
  'IN',
  'AU',
  'NZ',
  'GB',
  'US',
  'AE',
  'SA',
] as const

// Names in the reader's language, by the browser's own list.
export function countryChoices(chosen: string, locale: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const codes = [...new Set([...common, ...(/^[A-Z]{2}$/.test(chosen) ? [chosen] : [])])]
  return codes.map((value) => ({ value, label: names.of(value) ?? value }))
}
