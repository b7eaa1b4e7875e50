import { expect, it } from 'vitest'
import { isMachine, viewDevice } from './viewers.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const android =
  'Mozilla/5.0 (Linux; Android 15; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const tab =
  'Mozilla/5.0 (Linux; Android 14; SM-X210) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

it.each([
  [iphone, 'phone'],
  [android, 'phone'],
  [windows, 'computer'],
  [tab, 'tablet'],
  ['Something/1.0', 'unknown'],
])('takes %s for a person with a %s', (name, device) => {
  expect([isMachine(name), viewDevice(name)]).toEqual([false, device])
})

it('takes a buyer who came from within WhatsApp or Facebook for a person', () => {
  expect(isMachine(`${android} [FB_IAB/FB4A;FBAV/480.0.0.0;]`)).toBe(false)
  expect(isMachine(`${iphone} Instagram 380.0.0`)).toBe(false)
})

it.each([
  'WhatsApp/2.23.20.0 A',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'TelegramBot (like TwitterBot)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'curl/8.14.1',
  'python-requests/2.32',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  '',
  '  ',
])('knows %j for a machine', (name) => expect(isMachine(name)).toBe(true))
