import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Settings } from '#contract/account.ts'
import type { TechSheet } from '#contract/sheets.ts'
import { removeStoredDraft, readStoredDraft } from '#web/lib/storage/draft-storage.ts'
import { notifyUndo } from '#web/ui/notices.tsx'
import type { NewProductForm } from '../editor/editor-dialogs.ts'
import { hasUnsavedWork, openEditor } from '../editor/state/editor-state.ts'
import { blankSheet } from './blank-sheet.ts'
import { BuilderSheet } from './builder-sheet.tsx'
import { readDraft, resume } from './draft/stored-draft.ts'
import type { StoredDraft } from './draft/stored-draft.ts'
import { keyOfSheet } from './draft/use-local-draft.ts'

interface BuilderWithDraftProps {
  account: string
  settings: Settings
  /** Undefined until it is stored. */
  sheet: TechSheet | undefined
  onCreated: (id: string) => void
  onDuplicated: (id: string) => void
  newProduct: (form: NewProductForm) => ReactNode
  priceHistory: (productId: string) => ReactNode
}

/** Opens the sheet with its stored draft; discarding the draft opens it again without. */
export function BuilderWithDraft({ account, settings, sheet, ...props }: BuilderWithDraftProps) {
  const t = useTranslations('builder.draft')
  const undoLabel = useTranslations('common')('undo')
  const [blank] = useState(() => blankSheet(settings, new Date()))
  const current = sheet ?? blank
  const [opening, open] = useState(() => ({ number: 0, ...openWith(readStored()) }))

  function readStored() {
    return readDraft(readStoredDraft(keyOfSheet(account, current)))
  }

  function openWith(kept: StoredDraft | null) {
    const opened = openEditor(current, settings)
    if (kept === null) return { state: opened, resumedAt: null }
    const resumed = resume(opened, kept)
    if (hasUnsavedWork(resumed)) return { state: resumed, resumedAt: new Date(kept.keptAt) }
    removeStoredDraft(keyOfSheet(account, current))
    return { state: opened, resumedAt: null }
  }

  const openAgain = (kept: StoredDraft | null) =>
    open(({ number }) => ({ number: number + 1, ...openWith(kept) }))
  const dropDraft = () => {
    const kept = readStored()
    removeStoredDraft(keyOfSheet(account, current))
    openAgain(null)
    notifyUndo(t('dropped'), undoLabel, () => openAgain(kept))
  }

  return (
    <BuilderSheet
      key={opening.number}
      {...props}
      account={account}
      sheet={current}
      settings={settings}
      opened={opening.state}
      resumedAt={opening.resumedAt}
      onDropDraft={dropDraft}
    />
  )
}
