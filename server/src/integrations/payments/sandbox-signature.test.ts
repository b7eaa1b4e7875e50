import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { judgeSignature, signCallback } from './sandbox-signature.ts'

const secret = Buffer.from('the live secret of the tests')
const older = Buffer.from('the secret being replaced')
const secrets = [secret, older]
const now = new Date('2026-11-20T04:00:00Z')
const body = Buffer.from('{"event_id":"bill.paid","amount":2500}')
const seconds = now.getTime() / 1000
const mac = (key: Buffer, at: number | string, text: Buffer | string) =>
  createHmac('sha256', key).update(`${at}.`).update(text).digest('hex')
const good = signCallback(secret, body, now)

describe('what is believed', () => {
  test.each<[string, string]>([
    ['the live secret', good],
    ['the secret being replaced', signCallback(older, body, now)],
    ['one good of two signatures', `t=${seconds},v1=${'0'.repeat(64)},v1=${mac(secret, seconds, body)}`],
    ['300 s old', signCallback(secret, body, new Date(now.getTime() - 300_000))],
    ['parts apart by spaces', `t=${seconds}, v1=${mac(secret, seconds, body)}`],
    ['another scheme beside it', `${good},v0=abc`],
  ])('%s', (_name, header) => expect(judgeSignature(secrets, header, body, now)).toBeNull())
})

describe('what is not believed', () => {
  test.each<[string, string | string[] | undefined, string]>([
    ['no header', undefined, 'unsigned'],
    ['an empty header', '', 'unsigned'],
    ['a header twice', [good, good], 'unsigned'],
    ['a header of 1 MB', `t=${seconds},v1=${'a'.repeat(1_000_000)}`, 'unsigned'],
    ['no time', `v1=${mac(secret, seconds, body)}`, 'unsigned'],
    ['two times', `t=${seconds},${good}`, 'unsigned'],
    ['a time that is no number', `t=now,v1=${mac(secret, 'now', body)}`, 'unsigned'],
    ['a negative time', `t=-1,v1=${mac(secret, -1, body)}`, 'unsigned'],
    ['a fraction of a second', `t=${seconds}.5,v1=${mac(secret, `${seconds}.5`, body)}`, 'unsigned'],
    ['no signature', `t=${seconds}`, 'unsigned'],
    ['an unknown scheme', `t=${seconds},v0=${mac(secret, seconds, body)}`, 'unsigned'],
    ['a short signature', `t=${seconds},v1=${mac(secret, seconds, body).slice(0, 63)}`, 'unsigned'],
    ['upper case', `t=${seconds},v1=${mac(secret, seconds, body).toUpperCase()}`, 'unsigned'],
    ['301 s old', signCallback(secret, body, new Date(now.getTime() - 301_000)), 'stale'],
    ['301 s ahead', signCallback(secret, body, new Date(now.getTime() + 301_000)), 'stale'],
    ['time zero', `t=0,v1=${mac(secret, 0, body)}`, 'stale'],
    ['milliseconds', `t=${now.getTime()},v1=${mac(secret, now.getTime(), body)}`, 'unsigned'],
    ['a wrong secret', signCallback(Buffer.from('guessed'), body, now), 'forged'],
    ['the secret with a space', signCallback(Buffer.concat([secret, Buffer.from(' ')]), body, now), 'forged'],
    ['an empty secret', signCallback(Buffer.alloc(0), body, now), 'forged'],
    ['the time moved by one second', `t=${seconds + 1},v1=${mac(secret, seconds, body)}`, 'forged'],
    ['one digit of the signature flipped', good.slice(0, -1) + (good.endsWith('0') ? '1' : '0'), 'forged'],
    ['signed without the time', `t=${seconds},v1=${createHmac('sha256', secret).update(body).digest('hex')}`, 'forged'],
    [
      'signed over another body',
      signCallback(secret, Buffer.from('{"event_id":"bill.paid","amount":2501}'), now),
      'forged',
    ],
    [
      'signed over the body written anew',
      signCallback(secret, JSON.stringify(JSON.parse(body.toString()), null, 1), now),
      'forged',
    ],
    [
      'SHA-1 padded',
      `t=${seconds},v1=${createHmac('sha1', secret).update(body).digest('hex').padEnd(64, '0')}`,
      'forged',
    ],
  ])('%s', (_name, header, because) => expect(judgeSignature(secrets, header, body, now)).toBe(because))

  test('a body with one byte changed, one more, one less, or none', () => {
    const changed = Buffer.from(body)
    changed[5] = (changed[5] ?? 0) ^ 1
    for (const other of [changed, Buffer.concat([body, Buffer.from(' ')]), body.subarray(1), Buffer.alloc(0)]) {
      expect(judgeSignature(secrets, good, other, now)).toBe('forged')
    }
  })
})
