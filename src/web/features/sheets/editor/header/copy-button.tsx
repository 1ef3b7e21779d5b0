import { Button } from '@mantine/core'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { SHEET_MAX_LENGTH } from '#domain/catalogue/sheet-limits.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { notifyFailure, notifySuccess } from '#web/ui/notices.tsx'
import { useDuplicateSheet } from '../../sheets-api.ts'
import { useEditorDialogs } from '../editor-dialogs.ts'
import { holdBack } from '../saving/hold-back.ts'
import { contentOf } from '../state/draft-content.ts'
import type { SheetDraft } from '../state/draft.ts'
import { isStored } from '../state/editor-state.ts'
import { useEditor, useEditorState } from '../state/use-editor.ts'

const PORTIONS_IN_TITLE = /\s*\(\d+ portions?\)$/u

/** Keeps what is on the page as another sheet, and the stored one as it is; a sheet that was never saved has none. */
export function CopyButton() {
  const t = useTranslations('scaling')
  const tFailure = useTranslations('sheets.duplication')
  const textOf = useFailureText()
  const store = useEditor()
  const { openCopy } = useEditorDialogs()
  const stored = useEditorState((state) => isStored(state.stored) && !state.gone)
  const saving = useEditorState((state) => state.saving)
  const sent = useRef<SheetDraft>(null)
  const { mutate, isPending } = useDuplicateSheet({
    onCopied: ({ id, title }) => {
      notifySuccess(t('copied', { title, original: store.state().stored.title }))
      // What was typed since then is in no copy: it stays on the page.
      if (store.state().draft !== sent.current) return
      flushSync(() => store.dispatch({ type: 'draft-dropped' }))
      openCopy(id)
    },
    onFailed: (failure) => notifyFailure(textOf(failure, tFailure('failed'))),
  })
  if (!stored) return null

  const copy = () => {
    if (refusedInDemo() || holdBack(store)) return
    const { draft, stored: original } = store.state()
    sent.current = draft
    const named = draft.title.trim().replace(PORTIONS_IN_TITLE, '')
    const suffix = t('titleSuffix', { count: draft.portions })
    const title = `${named.slice(0, SHEET_MAX_LENGTH.title - suffix.length).trimEnd()}${suffix}`
    mutate({ id: original.id, sheet: { ...contentOf(draft), title } })
  }
  return (
    <Button size="compact-sm" variant="default" onClick={copy} disabled={saving || isPending}>
      {t('copy')}
    </Button>
  )
}
