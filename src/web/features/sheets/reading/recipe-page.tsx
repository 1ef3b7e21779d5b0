import { useTranslations } from 'use-intl'
import { id as sheetId } from '#contract/shapes.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { PageState } from '#web/ui/page-state.tsx'
import { ExplainedSheet } from '../cost-path/explained-sheet.tsx'
import { useSheetWithSettings } from '../use-sheet-with-settings.ts'
import { RecipeNotFound } from './recipe-not-found.tsx'
import { RecipeReading } from './recipe-reading.tsx'

export interface RecipePageProps {
  id: string
  /** For how many it is read, as the address says it; undefined for as many as it is written for. */
  covers: number | undefined
  onCovers: (covers: number | undefined) => void
}

/** /recipes/{id}: a sheet to cook from. */
export function RecipePage(props: RecipePageProps) {
  return sheetId.safeParse(props.id).success ? <KnownRecipe {...props} /> : <RecipeNotFound />
}

function KnownRecipe({ id, covers, onCovers }: RecipePageProps) {
  const t = useTranslations('sheets.reading')
  const query = useSheetWithSettings(id)
  if (query.data === undefined && codeOf(query.error) === 'NOT_FOUND') return <RecipeNotFound />
  return (
    <PageState query={query} failureText={t('loadFailed')}>
      {({ sheet, settings }) => (
        <ExplainedSheet sheet={sheet} settings={settings}>
          <RecipeReading sheet={sheet} settings={settings} covers={covers} onCovers={onCovers} />
        </ExplainedSheet>
      )}
    </PageState>
  )
}
