import type { ShownZone } from '@kedai/contracts/seller-shipping.ts'
import { type State, states, statesIn } from '@kedai/domain/shipping/states.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEdited } from '../../../../lib/seller/use-edited.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field, FieldGroup } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import { FormDialog } from '../form-dialog.tsx'
import type { Send } from '../use-send.ts'
import { root } from './api.ts'

type Props = { zone: ShownZone | null; send: Send; onClose: () => void }

// Which places a zone holds: states, or some postcodes alone.
export function ZoneDialog({ zone, send, onClose }: Props) {
  const { t } = useLingui()
  const { values, change, known, settle } = useEdited(zone, toValues)
  const { name, states: chosen, postcodes } = values
  const save = async () => {
    const body = {
      name,
      states: chosen,
      postcodes: postcodes
        .split(/[\n,;]+/)
        .map((text) => text.trim())
        .filter(Boolean),
    }
    return settle(
      await (zone
        ? send('PUT', `${root}/zones/${zone.id}`, { ...body, ...known })
        : send('POST', `${root}/zones`, body)),
    )
  }
  const choose = (codes: readonly string[]) =>
    change({ states: states.map(({ code }) => code).filter((code) => codes.includes(code)) })
  const toggle = ({ code }: State, isOn: boolean) =>
    choose(isOn ? [...chosen, code] : chosen.filter((one) => one !== code))
  return (
    <FormDialog title={zone ? t`Edit zone` : t`New zone`} save={save} onClose={onClose}>
      {(errorOf) => (
        <>
          <Field label={<Trans>Name of the zone</Trans>} hint={<Trans>Only you see it.</Trans>} error={errorOf('name')}>
            <Input
              name="name"
              value={name}
              maxLength={60}
              onChange={(event) => change({ name: event.target.value })}
              placeholder={t`Such as Peninsular`}
            />
          </Field>
          <FieldGroup label={<Trans>States</Trans>} error={errorOf('states')}>
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => choose([...chosen, ...statesIn('peninsular')])}>
                <Trans>All of Peninsular</Trans>
              </Button>
              <Button onClick={() => choose([...chosen, ...statesIn('sabah', 'sarawak', 'labuan')])}>
                <Trans>Sabah, Sarawak, Labuan</Trans>
              </Button>
              <Button variant="quiet" onClick={() => choose([])}>
                <Trans>None</Trans>
              </Button>
            </div>
            <div className="grid grid-cols-2 gap-x-3">
              {states.map((state, at) => (
                <Checkbox
                  key={state.code}
                  name={at === 0 ? 'states' : undefined}
                  label={state.name}
                  checked={chosen.includes(state.code)}
                  onChange={(event) => toggle(state, event.target.checked)}
                />
              ))}
            </div>
          </FieldGroup>
          <details
            open={postcodes !== '' || Boolean(errorOf('postcodes'))}
            className="rounded-m border border-line px-4 py-2"
          >
            <summary className="flex min-h-11 items-center text-sm font-semibold">
              <Trans>Only some postcodes</Trans>
            </summary>
            <Field
              label={<Trans>Postcodes</Trans>}
              optional
              hint={
                <Trans>
                  One per line, or a range such as 07000-07009. The zone covers only these postcodes and takes priority
                  over state zones.
                </Trans>
              }
              error={errorOf('postcodes')}
              className="py-2"
            >
              <Textarea
                name="postcodes"
                rows={3}
                value={postcodes}
                inputMode="numeric"
                onChange={(event) => change({ postcodes: event.target.value })}
              />
            </Field>
          </details>
        </>
      )}
    </FormDialog>
  )
}

const toValues = (zone: ShownZone | null) => ({
  name: zone?.name ?? '',
  states: zone?.states ?? [],
  postcodes: zone?.postcodes.join('\n') ?? '',
})
