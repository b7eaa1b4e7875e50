import { Trans } from '@lingui/react/macro'
import { Ellipsis } from 'lucide-react'
import { Menu, type MenuAction } from '../../../ui/admin/menu.tsx'
import { Button } from '../../../ui/button.tsx'

// What is done now and then, behind one button as wide as its neighbours. In a cell of its own: what the open menu puts beside its button moves nothing.
export const MoreMenu = ({ busy, groups }: { busy: boolean; groups: readonly (readonly MenuAction[])[] }) => (
  <span className="grid">
    <Menu
      trigger={
        <Button wide busy={busy}>
          <Ellipsis aria-hidden className="size-5" />
          <Trans context="menu">More</Trans>
        </Button>
      }
      groups={groups}
    />
  </span>
)
