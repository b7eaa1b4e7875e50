import { expect, test } from 'vitest'
import { withoutTracking } from './without-tracking.ts'

test.each([
  ['/i/MUG', '/i/MUG'],
  ['/i/MUG?', '/i/MUG'],
  ['/i/MUG?fbclid=IwAR0x', '/i/MUG'],
  ['/i/MUG?utm_source=fb&utm_medium=cpc&ref=ali', '/i/MUG?ref=ali'],
  ['/s/demo?term=kopi&page=2&gclid=x', '/s/demo?term=kopi&page=2'],
  ['/s/demo?term=utm_source', '/s/demo?term=utm_source'],
  ['/s/demo?my_fbclid=1', '/s/demo?my_fbclid=1'],
  ['/s/demo?FBCLID', '/s/demo'],
])('%s is drawn as %s', (url, drawn) => expect(withoutTracking(url)).toBe(drawn))
