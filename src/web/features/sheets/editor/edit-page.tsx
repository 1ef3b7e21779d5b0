import { useTranslations } from 'use-intl'
import { id as sheetId } from '#contract/shapes.ts'
import { codeOf } from '#web/lib/failure.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { SpiltPotDrawing } from '#web/ui/drawings/spilt-pot.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { useSheetWithSettings } from '../use-sheet-with-settings.ts'
import { SheetEditor } from './sheet-editor.tsx'

/** /recipes/{id}/edit: the sheet with the account's way of costing, then its editor. */
export function EditPage({ id }: { id: string }) {
  return sheetId.safeParse(id).success ? <LoadedPage id={id} /> : <UnknownSheet />
}

function LoadedPage({ id }: { id: string }) {
  const t = useTranslations('editor')
  const query = useSheetWithSettings(id)
  if (query.data === undefined && codeOf(query.error) === 'NOT_FOUND') return <UnknownSheet />
  return (
    <PageState query={query} failureText={t('loadFailed')}>
      {({ sheet, settings }) => <SheetEditor sheet={sheet} settings={settings} />}
    </PageState>
  )
}

function UnknownSheet() {
  const t = useTranslations('editor.notFound')
  return (
    <EmptyState
      drawing={<SpiltPotDrawing />}
      sentence={t('sentence')}
      action={
        <ButtonLink to={paths.recipes} variant="default">
          {t('back')}
        </ButtonLink>
      }
    />
  )
}
