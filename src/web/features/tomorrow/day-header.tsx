import { ActionIcon, Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { IconChevronLeft } from '#web/ui/icons/chevron-left.ts'
import { IconChevronRight } from '#web/ui/icons/chevron-right.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { plusDays } from '#domain/services/days.ts'
import { daysBetween, useDayWords } from '#web/entities/plan/days.ts'

export interface DayHeaderProps {
  day: string
  onDay: (day: string) => void
  /** The buttons of the page. */
  actions?: ReactNode
}

/** Which day it is, and the way to the others. */
export function DayHeader({ day, onDay, actions }: DayHeaderProps) {
  const t = useTranslations('tomorrow.header')
  const words = useDayWords()
  const { today } = words
  const step = (by: number, label: string, Icon: typeof IconChevronLeft) => (
    <ActionIcon
      variant="default"
      size={44}
      aria-label={label}
      title={label}
      onClick={() => onDay(plusDays(day, by))}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
  const away = daysBetween(today, day)
  return (
    <PageHeader
      title={words.title(day)}
      meta={
        <Group gap="xs" data-print="hidden">
          {step(-1, t('previous'), IconChevronLeft)}
          {step(1, t('next'), IconChevronRight)}
          {away !== 0 && (
            <Button variant="default" h={44} onClick={() => onDay(today)}>
              {t('today')}
            </Button>
          )}
          {away !== 1 && (
            <Button variant="default" h={44} onClick={() => onDay(plusDays(today, 1))}>
              {t('tomorrow')}
            </Button>
          )}
        </Group>
      }
      actions={actions}
    />
  )
}
