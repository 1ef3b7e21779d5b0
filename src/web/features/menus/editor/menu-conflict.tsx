import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { Menu } from '#contract/menus.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

export interface MenuConflictProps {
  /** As another window has stored it. */
  current: Menu
  busy: boolean
  onTheirs: (current: Menu) => void
  onMine: (current: Menu) => void
}

/** Two windows have written on one menu: nothing is overwritten before someone has chosen. */
export function MenuConflict({ current, busy, onTheirs, onMine }: MenuConflictProps) {
  const t = useTranslations('menus.conflict')
  const format = useFormat()
  const { nom, prixTtc, choices } = current
  return (
    <Alert role="alert" color="saffron" icon={<IconAlertTriangle size={18} aria-hidden />}>
      <Text>{t('text')}</Text>
      <Text size="sm" mt={4}>
        {t('summary', { name: nom, price: format.euro(prixTtc), count: choices.length })}
      </Text>
      <Group gap="sm" mt="sm">
        <Button size="compact-sm" variant="default" disabled={busy} onClick={() => onTheirs(current)}>
          {t('theirs')}
        </Button>
        <Button size="compact-sm" disabled={busy} onClick={() => onMine(current)}>
          {t('mine')}
        </Button>
      </Group>
    </Alert>
  )
}
