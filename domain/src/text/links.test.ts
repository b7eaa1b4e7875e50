import { expect, test } from 'vitest'
import { readsAsLink, withoutLinks } from './links.ts'

test.each([
  'Tahniah anda menang RM500 di evil.test',
  'http://evil',
  'Ali hxxps://x',
  'www.evil',
  'EVIL.COM',
  'siti.bit.ly/abc',
  'evil.al/x',
  'wa.me/60123456789',
  'evil．com',
  'ev\u200Bil.com',
  'Ali@evil.com',
  'evil.com.my',
  'evil.my',
  '203.0.113.9',
  'evil.xn--p1ai',
  'menang。online',
])('%s reads as a link', (text) => expect(readsAsLink(text)).toBe(true))

test.each([
  'Dr. Siti',
  'A. Rahman',
  'Mohd.Ali',
  'Dr.Siti Aminah',
  'Abd.Md Ali',
  'S. Md. Yusof',
  'Ahmad@Mat bin Ali',
  'Siti @ Aminah',
  'Jaswant a/l Gurdial',
  'Tan A.K.',
  'T.M.Krishnan',
  'N.S.Wong',
  'D’Cruz, J.R.',
  'Syed Hj.Omar',
  'Lim Jr.',
  'Kedai Runcit Sdn. Bhd.',
  'Raja.de Silva',
  '陈小明',
  'சிவா. குமார்',
])('%s is a name', (text) => expect(readsAsLink(text)).toBe(false))

test.each([
  ['Menang di evil.test', 'Menang di evil test'],
  ['Ali http://evil/x', 'Ali http evil x'],
  ['Dr. Siti @ Aminah', 'Dr. Siti @ Aminah'],
])('%s is shown without a link', (name, shown) => {
  expect(withoutLinks(name)).toBe(shown)
  expect(readsAsLink(withoutLinks(name))).toBe(false)
})
