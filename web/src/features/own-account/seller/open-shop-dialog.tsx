import type { Me } from '@kedai/contracts/auth.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { chooseShop } from '../../../lib/chosen-shop.ts'
import { useSending } from '../../../lib/use-sending.ts'
import { sellerPaths } from '../../../lib/seller/seller-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { AffixedInput, Input } from '../../../ui/input.tsx'
import { PhoneInput } from '../../../ui/phone-input.tsx'
import { toast } from '../../../ui/toast.tsx'
import { openShop } from './api.ts'

// Another shop with the same account; this tab works in it at once.
export function OpenShopDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const formId = useId()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { submit, isBusy, errors, problem } = useSending<Me>({
    send: (form) => {
      const typed = (name: string) => String(form.get(name) ?? '')
      return openShop({ shop_name: typed('shop_name'), username: typed('username'), phone: typed('phone') })
    },
    onDone: async ({ data, message }) => {
      if (message) toast(message)
      chooseShop(data.shops[0]?.username ?? null)
      onClose()
      await navigate(sellerPaths.home())
      await queryClient.resetQueries()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Open another shop`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy}>
            <Trans>Open the shop</Trans>
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} errors={errors} problem={problem} className="grid gap-5">
        <Field label={t`Shop name`} error={errors.shop_name}>
          <Input name="shop_name" autoComplete="off" maxLength={120} autoFocus />
        </Field>
        <Field
          label={t`Shop link`}
          hint={t`Small letters, digits and hyphens. Buyers see it, so keep it short.`}
          error={errors.username}
        >
          <AffixedInput
            name="username"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={40}
            before="/s/"
          />
        </Field>
        <Field label={t`Phone number`} hint={t`Buyers reach you here on WhatsApp`} error={errors.phone}>
          <PhoneInput name="phone" maxLength={32} />
        </Field>
      </Form>
    </Dialog>
  )
}
