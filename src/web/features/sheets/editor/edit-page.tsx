import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { RecordNotFound } from '#web/entities/record-not-found.tsx'
import { PageState } from '#web/ui/page-state.tsx'
import { useSheetWithSettings } from '../use-sheet-with-settings.ts'
import type { NewProductForm } from './editor-dialogs.ts'
import { SheetEditor } from './sheet-editor.tsx'

export interface EditPageProps {
  id: string
  /** The id of a text that another window has handed over to be pasted. */
  handedText?: string | undefined
  newProduct: (form: NewProductForm) => ReactNode
  priceHistory: (productId: string) => ReactNode
}

/** /recipes/{id}/edit: the sheet with the account's way of costing, then its editor. */
export function EditPage({ id, ...parts }: EditPageProps) {
  const t = useTranslations('editor')
  const query = useSheetWithSettings(id)
  return (
    <PageState query={query} failureText={t('loadFailed')} notFound={<RecordNotFound of="sheet" />}>
      {({ sheet, settings }) => <SheetEditor sheet={sheet} settings={settings} {...parts} />}
    </PageState>
  )
}
