import { Menu as BaseMenu } from '@base-ui/react/menu'
import { useNavigate } from 'react-router'
import { classes } from '../classes.ts'
import { floating, option } from './floating.ts'
import type { MenuProps } from './opened-parts.ts'

// A menu that was pressed: it opens as it is put in the place of its button.
export function OpenMenu({ trigger, groups }: MenuProps) {
  const navigate = useNavigate()
  return (
    <BaseMenu.Root defaultOpen>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={6} collisionPadding={8} align="end" className="z-40">
          <BaseMenu.Popup className={classes(floating, 'min-w-52 py-1.5')}>
            {groups.map((actions, group) => (
              <BaseMenu.Group
                key={group}
                className="not-first:mt-1.5 not-first:border-t not-first:border-line not-first:pt-1.5"
              >
                {actions.map((action, place) => (
                  <BaseMenu.Item
                    key={place}
                    disabled={Boolean(action.disabledBecause)}
                    onClick={() => (action.to ? void navigate(action.to) : action.onSelect?.())}
                    className={classes(option, action.isDangerous && 'text-danger-ink')}
                  >
                    {action.icon}
                    <span>
                      {action.label}
                      {action.disabledBecause && (
                        <span className="block text-xs text-ink-soft">{action.disabledBecause}</span>
                      )}
                    </span>
                  </BaseMenu.Item>
                ))}
              </BaseMenu.Group>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}
