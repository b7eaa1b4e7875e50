import type { SavedQuote } from '@kedai/contracts/quotes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Ban, Copy, ThumbsUp, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { date } from '../../../lib/format.ts'
import { useLang } from '../../../lib/use-lang.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { StepBar } from '../../../ui/admin/step-bar.tsx'
import { Button, ButtonLink, type ButtonLook } from '../../../ui/button.tsx'
import { Section } from '../../../ui/page.tsx'
import { Price } from '../../../ui/price.tsx'
import { MoreMenu } from '../view/more-menu.tsx'
import { quotePath } from './api.ts'
import { type QuoteProps, isOpen, reasonOf } from './quote-props.ts'

// What it comes to, and everything that can be done. What cannot be done now says why when pressed.
export function QuoteActions(props: QuoteProps) {
  const { t } = useLingui()
  const lang = useLang()
  const { quote } = props
  const button = useStepButton(props)
  const next = nextStep(props.quote)
  return (
    <Section>
      <p className="text-sm text-ink-soft">{quote.state === 'draft' ? t`Total of the draft` : t`Total of the quote`}</p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Price currency={quote.currency} amount={quote.total} size="l" />
        <span className="text-sm text-ink-soft">
          <Trans>until {date(quote.valid_until, lang)}</Trans>
        </span>
      </p>
      {next && <span className="mt-4 grid max-md:hidden">{button(next, { variant: 'primary', wide: true })}</span>}
      <div className="mt-4 grid grid-cols-2 gap-2 md:mt-2 *:last:odd:col-span-2">
        {(['send', 'convert'] as const).filter((name) => name !== next).map((name) => button(name, { wide: true }))}
        {reasonOf(quote, 'edit') === null ? (
          <ButtonLink wide to={sellerPaths.editQuote(quote.hashslug)}>
            <Trans context="invoice">Change</Trans>
          </ButtonLink>
        ) : (
          <Button wide disabledBecause={reasonOf(quote, 'edit')}>
            <Trans context="invoice">Change</Trans>
          </Button>
        )}
        <MoreActions {...props} />
      </div>
    </Section>
  )
}

type StepName = 'send' | 'convert'

// Send what was never sent; once it is accepted, the invoice.
const nextStep = (quote: QuoteProps['quote']): StepName | null =>
  quote.state === 'accepted'
    ? 'convert'
    : (quote.state === 'draft' || quote.state === 'declined') && isOpen(quote, 'send')
      ? 'send'
      : null

function useStepButton({ quote, action, open }: QuoteProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const convert = async () => {
    const made = await action.run<SavedQuote>({ name: 'convert', path: quotePath('convert', quote.hashslug) })
    if (made) await navigate(made.data.redirectTo)
  }
  const labels = {
    send: quote.state === 'draft' ? t`Send` : t`Send again`,
    convert: quote.state === 'converted' ? t`Show the invoice` : t`Make the invoice`,
  }
  return (name: StepName, look: ButtonLook) => (
    <Button
      key={name}
      {...look}
      disabledBecause={reasonOf(quote, name)}
      busy={action.running === name}
      onClick={() => (name === 'convert' ? void convert() : open('send'))}
    >
      {labels[name]}
    </Button>
  )
}

function MoreActions({ quote, action, open }: QuoteProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const duplicate = async () => {
    const copy = await action.run<SavedQuote>({ name: 'duplicate', path: quotePath('duplicate', quote.hashslug) })
    if (copy) await navigate(sellerPaths.editQuote(copy.data.hashslug))
  }
  const closed = (name: string) => ({ disabledBecause: reasonOf(quote, name) })
  return (
    <MoreMenu
      busy={action.running === 'duplicate'}
      groups={[
        [
          {
            label: t`The buyer accepted elsewhere`,
            icon: <ThumbsUp aria-hidden />,
            onSelect: () => open('accept'),
            ...closed('accept'),
          },
          {
            label: t`Duplicate`,
            icon: <Copy aria-hidden />,
            onSelect: () => void duplicate(),
            ...closed('duplicate'),
          },
        ],
        [
          quote.state === 'draft'
            ? {
                label: t`Delete the draft`,
                icon: <Trash2 aria-hidden />,
                isDangerous: true,
                onSelect: () => open('delete'),
                ...closed('delete'),
              }
            : {
                label: t`The buyer declined elsewhere`,
                icon: <Ban aria-hidden />,
                isDangerous: true,
                onSelect: () => open('decline'),
                ...closed('decline'),
              },
        ],
      ]}
    />
  )
}

// The next step, on a phone.
export function QuoteStepBar(props: QuoteProps) {
  const button = useStepButton(props)
  const next = nextStep(props.quote)
  return next && <StepBar>{button(next, { variant: 'primary', wide: true })}</StepBar>
}
