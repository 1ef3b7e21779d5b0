import { ActionIcon } from '@mantine/core'
import type { TablerIcon } from '#web/ui/icons/tabler-icon.tsx'
import type { ComponentProps } from 'react'

export interface CardButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  icon: TablerIcon
  /** Names the card too. */
  label: string
}

export function CardButton({ icon: Icon, label, ...button }: CardButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} title={label} {...button}>
      <Icon size={17} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}
