import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureSms } from '@kedai/domain/messages/sms-parts.ts'
import { asCampaignSms, findCampaignBreach } from '@kedai/domain/messages/sms-disguises.ts'
import { actionsOf } from '@kedai/domain/automations/names.ts'
import { langs } from '@kedai/domain/text/lang.ts'
import type { MessageDescriptor } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { readyFlows } from './ready-flows.ts'

const sayings = readyFlows.flatMap(({ name, steps }) => [
  name,
  ...steps.flatMap(({ subject, text, title }) => [subject, text, title]).filter((one) => one !== undefined),
])
const names = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()

it('there are ten and more, each by itself and with steps that fit what starts it', () => {
  expect(readyFlows.length).toBeGreaterThanOrEqual(10)
  for (const { trigger, steps } of readyFlows)
    for (const { action } of steps) expect([trigger, actionsOf(trigger).includes(action)]).toEqual([trigger, true])
})

describe.each(langs)('in %s', (lang) => {
  const catalogue = readFileSync(join(import.meta.dirname, '../../../../locales/seller', `${lang}.po`), 'utf8')
  const said = new Map(
    [...catalogue.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(([, text = '', inLang = '']) => [text, inLang]),
  )
  const say = ({ message = '' }: MessageDescriptor): string =>
    said.get(message.replaceAll('"', '\\"'))?.replaceAll('\\"', '"') ?? ''

  it('all their words are there, with the same names to be filled in', () => {
    for (const saying of sayings) {
      const inLang = say(saying)
      expect([saying.message, inLang === '']).toEqual([saying.message, false])
      expect(names(inLang)).toEqual(names(saying.message ?? ''))
      if (lang !== 'en') expect(inLang).not.toBe(saying.message)
    }
  })

  it('their texts may be sent, and are short', () => {
    const texts = readyFlows.flatMap(({ steps }) => steps.filter(({ action }) => action === 'sms'))
    expect(texts.length).toBeGreaterThan(2)
    for (const { text } of texts) {
      if (!text) throw new Error('an SMS says something')
      expect(findCampaignBreach(say(text))).toBeNull()
      expect(measureSms(asCampaignSms(say(text), 'Kedai Kek Mak Nab')).parts).toBeLessThanOrEqual(lang === 'zh' ? 3 : 2)
    }
  })
})
