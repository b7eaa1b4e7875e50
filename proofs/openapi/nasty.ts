/** Texts that have broken somebody's server before. */
export const nastyTexts: readonly string[] = [
  '', ' ', '\u0000', 'a\u0000b', '\r\nX-Injected: yes', '\u202Eabc', '\uFEFF', '\uD83D\uDE00', '𝒳', 'é'.normalize('NFD'), 'ﷺ', '\uFFFF', '\uD800',
  "'", '"', '\\', '`', ';', '--', "' or 1=1 --", "'); drop table orders; --", '%', '_', '%%%', '${7*7}', '{{7*7}}', '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '../../../../etc/passwd', '..\\..\\x', '/dev/null', 'file:///etc/passwd', 'http://169.254.169.254/',
  '__proto__', 'constructor', 'toString', 'null', 'undefined', 'true', 'NaN', 'Infinity', '-0', '0', '-1', '1e309', '1e-5', '0x1f', '９９', '1,000.00', '1.005',
  '9007199254740993', '99999999999999999999', '-9223372036854775809', '2147483648', '0001-01-01', '9999-12-31 23:59:59', '2026-02-30', '2026-11-20T25:61:61', '+275760-09-13',
  'a'.repeat(256), 'a'.repeat(5_000), '界'.repeat(400), '((((((((((', 'a@b', '@', 'a@b.test\nBcc: c@d.test', '+', '+60', '00000', '[]', '{}', '[object Object]',
]

/** Values of the wrong kind. */
export const nastyValues: readonly unknown[] = [
  null, true, false, 0, -1, 1.5, -0.000001, 2 ** 31, 2 ** 53, 1e308, [], [[]], [null], {}, { a: 1 }, { length: 1 }, { toString: 'x' }, [1, '2', { three: 3 }],
  Array.from({ length: 1_200 }, () => 'x'), '', 'text',
]

/** Keys that a client has no business in setting. */
export const foreignKeys: readonly string[] = ['id', 'shop_id', 'role', 'price', 'total', 'paid_sen', 'status', 'created_at', 'user_id', 'constructor', 'a[b][c]', 'items[0][id]', 'x'.repeat(300)]
