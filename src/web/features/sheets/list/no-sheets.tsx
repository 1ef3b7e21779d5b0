import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { NotebookDrawing } from '#web/ui/drawings/notebook.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export interface NoSheetsProps {
  /** Whether filters leave everything out, or there is nothing yet. */
  narrowed: boolean
  onClear: () => void
}

export function NoSheets({ narrowed, onClear }: NoSheetsProps) {
  const t = useTranslations('sheets')
  return narrowed ? (
    <EmptyState
      drawing={<NotebookDrawing />}
      sentence={t('nothingFound')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      drawing={<NotebookDrawing />}
      sentence={t('empty.sentence')}
      action={<ButtonLink to={paths.newRecipe}>{t('empty.action')}</ButtonLink>}
    />
  )
}
