import { ActionIcon } from '@mantine/core'
import { IconBook, IconCopy, IconPrinter } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TechSheetSummary } from '#contract/sheets.ts'
import { paths } from '#web/entities/paths.ts'
import type { SheetActions } from './use-sheet-actions.ts'

export interface SheetIconButtonsProps {
  sheet: TechSheetSummary
  actions: SheetActions
  /** The link to the editor, between reading and printing. */
  edit: ReactNode
}

const ICON = { size: 17, stroke: 1.7, 'aria-hidden': true } as const

/** What is done with a sheet: read it, change it, print it, copy it. */
export function SheetIconButtons({ sheet: { id, title }, actions, edit }: SheetIconButtonsProps) {
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
      {edit}
      <ActionIcon
        {...look}
        component={Link}
        to={paths.previewRecipe(id)}
        aria-label={t('print', { title })}
        title={t('print', { title })}
      >
        <IconPrinter {...ICON} />
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
