/** The browser and the system a user agent names, as people call them; empty where it names none we know. */
export function readDevice(userAgent: string): { browser: string; system: string } {
  const find = (table: readonly (readonly [RegExp, string])[]) =>
    table.find(([shape]) => shape.test(userAgent))?.[1] ?? ''
  return { browser: find(browsers), system: find(systems) }
}

/** The beginning of an address: the first three numbers of four, or the first three groups of an IPv6 one. */
export function addressPrefix(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (plain.includes('.')) return `${plain.split('.').slice(0, 3).join('.')}.…`
  return plain === '' ? '' : `${plain.split(':').slice(0, 3).join(':')}:…`
}

// Each also names those below it, so the order decides.
const browsers = [
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/HuaweiBrowser/, 'Huawei Browser'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const
const systems = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const
