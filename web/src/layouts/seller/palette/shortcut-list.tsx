import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '../../../ui/dialog.tsx'
import { Switch } from '../../../ui/switch.tsx'

type Props = { open: boolean; onClose: () => void; areOn: boolean; onSwitch: (on: boolean) => void }

// Every key there is, and the switch that silences the single ones.
export function ShortcutList({ open, onClose, areOn, onSwitch }: Props) {
  const { t } = useLingui()
  const keys: [string, string][] = [
    ['Ctrl K / ⌘ K', t`Search and go anywhere`],
    ['/', t`To the search of the list`],
    ['j / k', t`To the next or previous row`],
    ['n', t`New product`],
    ['?', t`This list`],
    ['Esc', t`Close what is open`],
  ]
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Keyboard shortcuts</Trans>}>
      <dl className="mb-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-s border border-line-strong bg-sunken px-2 py-0.5 font-sans text-xs font-semibold whitespace-nowrap">
                {key}
              </kbd>
            </dt>
            <dd className="m-0">{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t`Single keys work on this device`}
        checked={areOn}
        onChange={(event) => onSwitch(event.target.checked)}
      />
    </Dialog>
  )
}
