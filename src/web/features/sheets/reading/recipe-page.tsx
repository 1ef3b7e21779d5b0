import { useTranslations } from 'use-intl'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import type { ScaleParams } from '#web/entities/sheet/scaling/scaling.ts'
import { useRedactedSheetWithSettings } from '../use-sheet-with-settings.ts'
import { RecipeReading, type RecipeReadingProps } from './recipe-reading.tsx'

export interface RecipePageProps extends ScaleParams {
  id: string
  /** Beside printing: what labels are made of the sheet as it is scaled. */
  labels: RecipeReadingProps['labels']
}

/** /recipes/{id}: a sheet to cook from. */
export function RecipePage({ id, labels, ...scaleParams }: RecipePageProps) {
  const t = useTranslations('sheets.reading')
  const query = useRedactedSheetWithSettings(id)
  return (
    <PageState query={query} failureText={t('loadFailed')} notFound={<RecordNotFound of="recipe" />}>
      {(read) => <RecipeReading read={read} scaleParams={scaleParams} labels={labels} />}
    </PageState>
  )
}
