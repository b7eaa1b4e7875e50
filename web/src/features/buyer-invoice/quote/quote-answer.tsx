import type { GuestQuote } from '@kedai/contracts/quotes.ts'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { money } from '../../../lib/format.ts'
import { useQueryCache } from '../../../lib/use-page-query.ts'
import { useSending } from '../../../lib/use-sending.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Input } from '../../../ui/input.tsx'
import { Section } from '../../../ui/page.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { toast } from '../../../ui/toast.tsx'
import { acceptQuote, declineQuote, quoteQuery } from './api.ts'

// Yes with a name in place of a signature, or no with a reason. What is answered is no longer asked.
export function QuoteAnswer({ quote }: { quote: GuestQuote }) {
  const [isDeclining, setDeclining] = useState(false)
  if (!quote.actions.accept.allowed || quote.state !== 'sent') return null
  return (
    <Section title={isDeclining ? <Trans>Decline this quote</Trans> : <Trans>Accept this quote</Trans>}>
      {isDeclining ? <Decline quote={quote} /> : <Accept quote={quote} />}
      <Button variant="quiet" wide className="mt-2" onClick={() => setDeclining(!isDeclining)}>
        {isDeclining ? <Trans>Back to accepting</Trans> : <Trans>No, thank you</Trans>}
      </Button>
    </Section>
  )
}

function Accept({ quote }: { quote: GuestQuote }) {
  const [name, setName] = useState('')
  const { submit, isBusy, errors, problem } = useAnswering(quote, () =>
    acceptQuote(quote.hashslug, name.trim(), quote.revision),
  )
  return (
    <Form onSubmit={submit} errors={errors} problem={problem} className="grid gap-4">
      <Field
        label={<Trans>Your full name</Trans>}
        hint={<Trans>Typing your name counts as your signature. We keep the time and the address it came from.</Trans>}
        error={errors['name']}
      >
        <Input
          name="name"
          autoComplete="name"
          maxLength={120}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" size="l" wide busy={isBusy}>
        <Trans>Accept for {money(quote.total, quote.currency)}</Trans>
      </Button>
    </Form>
  )
}

function Decline({ quote }: { quote: GuestQuote }) {
  const [reason, setReason] = useState('')
  const { submit, isBusy, errors, problem } = useAnswering(quote, () =>
    declineQuote(quote.hashslug, reason.trim(), quote.revision),
  )
  return (
    <Form onSubmit={submit} errors={errors} problem={problem} className="grid gap-4">
      <Field
        label={<Trans>Why not?</Trans>}
        optional
        hint={<Trans>The shop reads this, and may send you a better quote.</Trans>}
        error={errors['reason']}
      >
        <Textarea
          name="reason"
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <Button type="submit" variant="danger" size="l" wide busy={isBusy}>
        <Trans>Decline the quote</Trans>
      </Button>
    </Form>
  )
}

// Whatever came of it, the quote is then shown as it stands: somebody else may have answered first.
function useAnswering({ hashslug }: GuestQuote, answer: () => ReturnType<typeof acceptQuote>) {
  const answers = useQueryCache()
  return useSending<GuestQuote>({
    async send() {
      const result = await answer()
      if (!result.ok && (result.code === 409 || result.code === 404)) await answers.refetch(quoteQuery(hashslug))
      return result
    },
    async onDone({ message }) {
      if (message) toast(message)
      await answers.refetch(quoteQuery(hashslug))
      scrollTo({ top: 0 })
    },
  })
}
