import { Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#web/entities/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { NotebookDrawing } from '#web/ui/drawings/notebook.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { NothingFound } from '#web/ui/nothing-found.tsx'

export interface NoSheetsProps {
  /** Whether filters leave everything out, or there is nothing yet. */
  narrowed: boolean
  onClear: () => void
}

export function NoSheets({ narrowed, onClear }: NoSheetsProps) {
  const t = useTranslations('sheets')
  return narrowed ? (
    <NothingFound
      drawing={<NotebookDrawing />}
      sentence={t('nothingFound')}
      clearLabel={t('filters.clear')}
      onClear={onClear}
    />
  ) : (
    <EmptyState
      drawing={<NotebookDrawing />}
      sentence={t('empty.sentence')}
      action={
        <Group gap="sm" justify="center">
          <ButtonLink to={paths.newRecipe}>{t('empty.action')}</ButtonLink>
          <ButtonLink to={paths.importSheets} variant="default">
            {t('import')}
          </ButtonLink>
        </Group>
      }
    />
  )
}
