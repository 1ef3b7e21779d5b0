import { Button, Group, Text } from '@mantine/core'
import { useLocale, useTranslations } from 'use-intl'
import { noonOf } from '#web/entities/carte/days.ts'
import { LOCALES } from '#web/lib/format/format.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { FocusedAlert } from '#web/ui/conflict/focused-alert.tsx'

export interface DaysKnownNoticeProps {
  /** In the order of time. */
  days: readonly string[]
  busy: boolean
  onReplace: () => void
  onKeep: () => void
}

/** As many days as one reads. */
const NAMED = 5

/** Sales of some days are known already: nothing is stored before its user has chosen which stay. */
export function DaysKnownNotice({ days, busy, onReplace, onKeep }: DaysKnownNoticeProps) {
  const t = useTranslations('till.daysKnown')
  const format = useFormat()
  const list = new Intl.ListFormat(LOCALES[useLocale()])
  const named = days.slice(0, NAMED).map((day) => format.dateLong(noonOf(day)))
  const more = days.length - named.length
  return (
    <FocusedAlert title={t('title', { count: days.length })}>
      <Text size="sm">
        {list.format(more > 0 ? [...named, t('more', { count: more })] : named)}
        {t('body')}
      </Text>
      <Group gap="sm" mt="sm">
        <Button onClick={onReplace} disabled={busy}>
          {t('replace', { count: days.length })}
        </Button>
        <Button variant="default" onClick={onKeep} disabled={busy}>
          {t('keep', { count: days.length })}
        </Button>
      </Group>
    </FocusedAlert>
  )
}
