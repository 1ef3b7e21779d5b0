import { ActionIcon } from '@mantine/core'
import { IconBook, IconCopy, IconFileText } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { paths } from '#web/entities/paths.ts'
import type { SheetActions } from './use-sheet-actions.ts'

export interface SheetIconButtonsProps {
  sheet: TechSheetSummary
  actions: SheetActions
}

const ICON = { size: 17, stroke: 1.7, 'aria-hidden': true } as const

/** The lesser actions of a sheet: read it, see it as it prints, copy it. */
export function SheetIconButtons({ sheet: { id, title }, actions }: SheetIconButtonsProps) {
  const t = useTranslations('sheets.card')
  const look = { variant: 'subtle', color: 'gray', size: 'lg' } as const
  return (
    <>
      <ActionIcon
        {...look}
        component={Link}
        to={paths.recipe(id)}
        aria-label={t('read', { title })}
        title={t('read', { title })}
      >
        <IconBook {...ICON} />
      </ActionIcon>
      <ActionIcon
        {...look}
        component={Link}
        to={paths.previewRecipe(id)}
        aria-label={t('preview', { title })}
        title={t('preview', { title })}
      >
        <IconFileText {...ICON} />
      </ActionIcon>
      <ActionIcon
        {...look}
        aria-label={t('duplicate', { title })}
        title={t('duplicate', { title })}
        onClick={() => actions.duplicate(id)}
      >
        <IconCopy {...ICON} />
      </ActionIcon>
    </>
  )
}
