import { expect, test } from 'vitest'
import { callSignature, channelAuth, isSameAuth, judgeCall, md5, userAuth } from './signatures.ts'

// The examples of the protocol's own documentation.
const app = { id: '3', key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' }

test('channels and people are signed as the standard clients expect', () => {
  expect(channelAuth(app, '1234.1234', 'private-foobar')).toBe(
    `${app.key}:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4`,
  )
  const mrChannels = '{"user_id":10,"user_info":{"name":"Mr. Channels"}}'
  expect(channelAuth(app, '1234.1234', 'presence-foobar', mrChannels)).toBe(
    `${app.key}:31935e7d86dba64c2a90aed31fdc61869f9b22ba9d8863bba239c03ca481bc80`,
  )
  expect(userAuth(app, '1234.1234', '{"id":"12345"}')).toBe(
    `${app.key}:4708d583dada6a56435fb8bc611c77c359a31eebde13337c16ab43aa6de336ba`,
  )
  expect(isSameAuth(undefined, 'x')).toBe(false)
})

const body = '{"name":"foo","channels":["project-3"],"data":"{\\"some\\":\\"data\\"}"}'
const query = {
  auth_key: app.key,
  auth_timestamp: '1353088179',
  auth_version: '1.0',
  body_md5: 'ec365a775a4cd0599faeb73354201b6f',
}
const call = { method: 'POST', path: '/apps/3/events' }

test('a call is signed over method, path and sorted parameters', () => {
  expect(md5(body)).toBe(query.body_md5)
  const signature = callSignature(app.secret, { ...call, query: { ...query, auth_signature: 'left out' } })
  expect(signature).toBe('da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c')
  const signed = { ...call, body, query: { ...query, auth_signature: signature } }
  const then = new Date(1353088179_000)
  expect(judgeCall(app, signed, then)).toBeNull()
  expect(judgeCall(app, signed, new Date(then.getTime() + 601_000))).toMatch('expired')
  expect(judgeCall(app, { ...signed, body: `${body} ` }, then)).toMatch('body_md5')
  expect(judgeCall(app, { ...signed, path: '/apps/4/events' }, then)).toMatch('signature')
  expect(judgeCall(app, { ...signed, query: { ...signed.query, auth_key: 'x' } }, then)).toMatch('auth_key')
})
