import { useTranslations } from 'use-intl'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { ExplainedSheet } from '../cost-path/explained-sheet.tsx'
import { useSheetWithSettings } from '../use-sheet-with-settings.ts'
import { RecipeReading } from './recipe-reading.tsx'

export interface RecipePageProps {
  id: string
  /** For how many it is read, as the address says it; undefined for as many as it is written for. */
  covers: number | undefined
  onCovers: (covers: number | undefined) => void
}

/** /recipes/{id}: a sheet to cook from. */
export function RecipePage({ id, covers, onCovers }: RecipePageProps) {
  const t = useTranslations('sheets.reading')
  const query = useSheetWithSettings(id)
  return (
    <PageState query={query} failureText={t('loadFailed')} notFound={<RecordNotFound of="recipe" />}>
      {({ sheet, settings }) => (
        <ExplainedSheet sheet={sheet} settings={settings}>
          <RecipeReading sheet={sheet} settings={settings} covers={covers} onCovers={onCovers} />
        </ExplainedSheet>
      )}
    </PageState>
  )
}
