import type { ComponentProps } from 'react'
import { Dialog } from './dialog.tsx'

// A dialog at the edge: filters, a record's details, a cart.
export const Drawer = (props: Omit<ComponentProps<typeof Dialog>, 'shape'>) => <Dialog {...props} shape="drawer" />
