import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { i18n } from '../../lib/i18n.ts'
import { EqualTransfers } from './equal-transfers.tsx'

i18n.loadAndActivate({ locale: 'en', messages: {} })

const drawn = (amounts: string[] | undefined) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <EqualTransfers amounts={amounts} />
    </I18nProvider>,
  )

it('says for each amount that its transfers are matched by name', () => {
  const told = drawn(['31.00', '12.50'])
  expect(told.match(/More than 99 transfers of RM\s(31\.00|12\.50) wait/g)).toHaveLength(2)
  expect(told).toContain('match them by name')
})

it.each([[[]], [undefined]])('says nothing where there is none, or before it is known', (amounts) =>
  expect(drawn(amounts)).toBe(''),
)
