import { ActionIcon } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'

export interface CardButtonProps {
  icon: TablerIcon
  /** Names the card too. */
  label: string
  onClick: () => void
}

export function CardButton({ icon: Icon, label, onClick }: CardButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} title={label} onClick={onClick}>
      <Icon size={17} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}
