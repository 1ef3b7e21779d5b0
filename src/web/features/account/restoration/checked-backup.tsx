import { Button, Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { BackupFacts } from '#contract/restoration-limits.ts'
import { useFocusOnMount } from '#web/lib/browser/use-focus-on-mount.ts'
import { useFormat } from '#web/lib/format/use-format.ts'

interface CheckedBackupProps {
  facts: BackupFacts
  onRestore: () => void
  onOther: () => void
}

/** What a whole backup says of itself, before it is restored. */
export function CheckedBackup({ facts, onRestore, onOther }: CheckedBackupProps) {
  const t = useTranslations('restoration')
  const format = useFormat()
  const { madeAt, version, rows } = facts
  return (
    <Stack gap="lg">
      <Text component="output">
        {t('facts', { date: format.dateLong(madeAt), time: format.time(madeAt), version, rows })}
      </Text>
      <Button ref={useFocusOnMount<HTMLButtonElement>()} size="md" fullWidth onClick={onRestore}>
        {t('submit')}
      </Button>
      <Button variant="default" size="md" fullWidth onClick={onOther}>
        {t('other')}
      </Button>
    </Stack>
  )
}
