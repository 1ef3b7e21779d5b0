import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '#web/ui/icons/dots.ts'
import type { ReactNode } from 'react'
import { InMenuContext } from './action.tsx'
import classes from './row-menu.module.css'

export interface RowMenuProps {
  /** Names the row. */
  label: string
  /** Of its button. */
  id?: string
  /** `Action`s and `ActionLink`s, or parts that render one. */
  children: ReactNode
}

/** What is done with one row of a list, in a menu: it is rendered only while it is open. */
export function RowMenu({ label, id, children }: RowMenuProps) {
  return (
    <Menu shadow="md" position="bottom-end">
      <Menu.Target>
        <ActionIcon
          id={id}
          variant="subtle"
          color="gray"
          className={classes.button}
          aria-label={label}
          title={label}
        >
          <IconDots size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <InMenuContext value>{children}</InMenuContext>
      </Menu.Dropdown>
    </Menu>
  )
}
