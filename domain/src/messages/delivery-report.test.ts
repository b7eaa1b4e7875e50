import { describe, expect, test } from 'vitest'
import { judgeBounce, readDeliveryStatus } from './delivery-report.ts'

const perMessage = 'Reporting-MTA: dns; mx.runcit.test\r\nArrival-Date: Fri, 20 Nov 2026 12:00:00 +0800\r\n\r\n'
const group = (recipient: string, action: string, status: string, more = '') =>
  `Final-Recipient: rfc822; ${recipient}\r\nAction: ${action}\r\nStatus: ${status}\r\n${more}`
const read = (text: string) => readDeliveryStatus(text) ?? []
const own = { recipient: 'siti@runcit.test', copies: ['Bos@runcit.test'] }

describe('a delivery status', () => {
  test('is read as its server wrote it, folded lines and all', () => {
    const status = group(
      '<Siti@Runcit.Test>',
      'Failed',
      '5.1.1 (no such user)',
      'Original-Recipient: rfc822;siti@kedai.test\r\nDiagnostic-Code: smtp; 550 5.1.1\r\n  <siti@runcit.test>: Recipient address rejected;\r\n\tunknown user\r\n',
    )
    expect(readDeliveryStatus(perMessage + status)).toEqual([
      {
        recipient: 'siti@runcit.test',
        original: 'siti@kedai.test',
        action: 'failed',
        status: '5.1.1',
        words: '550 5.1.1 <siti@runcit.test>: Recipient address rejected; unknown user',
      },
    ])
  })

  test('without words says its status; with bare line ends, and of several', () => {
    const text =
      `${perMessage}${group('a@b.test', 'failed', '5.2.2')}\r\n${group('c@d.test', 'delayed', '4.4.1')}`.replaceAll(
        '\r\n',
        '\n',
      )
    expect(read(text).map(({ recipient, words }) => [recipient, words])).toEqual([
      ['a@b.test', '5.2.2'],
      ['c@d.test', '4.4.1'],
    ])
  })

  test.each([
    '',
    'Hello',
    perMessage,
    'Final-Recipient: rfc822; a@b.test',
    'Action: failed\r\nStatus: 5.0.0',
    'Final-Recipient: rfc822; nobody\r\nAction: failed',
  ])('%j is none', (text) => {
    expect(readDeliveryStatus(text)).toBeNull()
  })

  test('holds no control characters, and no more words than are worth reading', () => {
    const [report] = read(
      group('a@b.test', 'failed', '5.0.0', `Diagnostic-Code: smtp; 550\u0000\u001b[31m${'x'.repeat(5000)}\r\n`),
    )
    expect(report?.words).toMatch(/^550 \[31mx+$/)
    expect(report?.words).toHaveLength(500)
  })
})

describe('what a report means', () => {
  test.each([
    [
      'failed for good',
      group('siti@runcit.test', 'failed', '5.1.1'),
      { failed: true, recipient: own.recipient, copy: false, words: '5.1.1' },
    ],
    [
      'given up after days',
      group('SITI@runcit.test', 'failed', '4.4.7'),
      { failed: true, recipient: own.recipient, copy: false, words: '4.4.7' },
    ],
    [
      'passed on and refused there',
      group('siti@elsewhere.test', 'failed', '5.7.1'),
      { failed: true, recipient: own.recipient, copy: false, words: '5.7.1' },
    ],
    [
      'a copy refused',
      group('bos@runcit.test', 'failed', '5.1.1'),
      { failed: true, recipient: 'bos@runcit.test', copy: true, words: '5.1.1' },
    ],
    [
      'a copy refused, then the mail',
      `${group('bos@runcit.test', 'failed', '5.1.1')}\r\n${group('siti@runcit.test', 'failed', '5.2.2')}`,
      { failed: true, recipient: own.recipient, copy: false, words: '5.2.2' },
    ],
    ['late', group('siti@runcit.test', 'delayed', '4.4.1'), { failed: false }],
    ['arrived', group('siti@runcit.test', 'delivered', '2.1.5'), { failed: false }],
    ['failed with success', group('siti@runcit.test', 'failed', '2.0.0'), { failed: false }],
  ])('%s', (_what, text, verdict) => {
    expect(judgeBounce(read(perMessage + text), own)).toEqual(verdict)
  })
})
