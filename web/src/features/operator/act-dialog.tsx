import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { apiQuery } from '../../lib/query.ts'
import type { Result } from '../../lib/http-result.ts'
import { useSending } from '../../lib/use-sending.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.tsx'
import { operatorCalls } from './paths.ts'

type Props<Answer> = {
  // The shop that the answer tells of anew.
  shop?: string
  title: string
  label: ReactNode
  isDangerous?: boolean
  send: (typed: FormData) => Promise<Result<Answer>>
  onDone?: (answer: Answer) => void
  onClose: () => void
  children: (errors: Record<string, string>) => ReactNode
}

// One act: its form, what was refused, and everything as it is afterwards.
export function ActDialog<Answer>({ shop, title, label, isDangerous, send, onDone, onClose, children }: Props<Answer>) {
  const formId = useId()
  const queryClient = useQueryClient()
  const { submit, isBusy, errors, problem } = useSending<Answer>({
    send,
    async onDone({ data, message }) {
      if (message) toast(message)
      await queryClient.invalidateQueries()
      if (shop !== undefined && isShop(data))
        queryClient.setQueryData(apiQuery(operatorCalls.shop(shop)).queryKey, data)
      onDone?.(data)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={<span className="[overflow-wrap:anywhere]">{title}</span>} // an e-mail may stand in it
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
          <Button type="submit" form={formId} variant={isDangerous ? 'danger' : 'primary'} busy={isBusy}>
            {label}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        errors={errors}
        problem={problem}
        onSubmit={(typed) => void submit(typed)}
        className="grid gap-4"
      >
        {children(errors)}
      </Form>
    </Dialog>
  )
}

const isShop = (data: unknown): boolean => typeof data === 'object' && data !== null && 'members' in data
