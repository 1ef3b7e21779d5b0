import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { id as sheetId } from '#contract/shapes.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { PageState } from '#web/ui/page-state.tsx'
import { useSheetWithSettings } from '../use-sheet-with-settings.ts'
import type { NewProductForm } from './doors.ts'
import { SheetEditor } from './sheet-editor.tsx'
import { UnknownSheet } from './unknown-sheet.tsx'

export interface EditPageProps {
  id: string
  newProduct: (form: NewProductForm) => ReactNode
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
