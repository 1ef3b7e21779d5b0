import { useTranslations } from 'use-intl'
import { id as sheetId } from '#contract/shapes.ts'
import { codeOf } from '#web/lib/failure.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { SpiltPotDrawing } from '#web/ui/drawings/spilt-pot.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { useSheetWithSettings } from '../use-sheet-with-settings.ts'
import type { EditorPageProps } from './editor-page.tsx'
import { SheetEditor } from './sheet-editor.tsx'

export interface EditPageProps extends EditorPageProps {
  id: string
}

/** /recipes/{id}/edit: the sheet with the account's way of costing, then its editor. */
export function EditPage(props: EditPageProps) {
  return sheetId.safeParse(props.id).success ? <LoadedPage {...props} /> : <UnknownSheet />
}

function LoadedPage({ id, newProduct }: EditPageProps) {
  const t = useTranslations('editor')
  const query = useSheetWithSettings(id)
  if (query.data === undefined && codeOf(query.error) === 'NOT_FOUND') return <UnknownSheet />
  return (
    <PageState query={query} failureText={t('loadFailed')}>
      {({ sheet, settings }) => <SheetEditor sheet={sheet} settings={settings} newProduct={newProduct} />}
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
