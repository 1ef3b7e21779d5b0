import { Button } from '@mantine/core'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { useScaledCopy } from '../../scaling/use-scaled-copy.ts'
import { useEditorDialogs } from '../editor-dialogs.ts'
import { holdBack } from '../saving/hold-back.ts'
import { contentOf } from '../state/draft-content.ts'
import type { SheetDraft } from '../state/draft.ts'
import { isStored } from '../state/editor-state.ts'
import { useEditor, useEditorState } from '../state/use-editor.ts'

/** Keeps what is on the page as another sheet, and the stored one as it is; a sheet that was never saved has none. */
export function CopyButton() {
  const t = useTranslations('scaling')
  const store = useEditor()
  const { openCopy } = useEditorDialogs()
  const stored = useEditorState((state) => isStored(state.stored) && !state.gone)
  const saving = useEditorState((state) => state.saving)
  const sent = useRef<SheetDraft>(null)
  const { keep, isPending } = useScaledCopy({
    original: () => store.state().stored.title,
    onCopied: ({ id }) => {
      // What was typed since then is in no copy: it stays on the page.
      if (store.state().draft !== sent.current) return
      flushSync(() => store.dispatch({ type: 'draft-dropped' }))
      openCopy(id)
    },
  })
  if (!stored) return null

  const copy = () => {
    if (refusedInDemo() || holdBack(store)) return
    const { draft, stored: original } = store.state()
    sent.current = draft
    keep(original.id, contentOf(draft))
  }
  return (
    <Button size="compact-sm" variant="default" onClick={copy} disabled={saving || isPending}>
      {t('copy')}
    </Button>
  )
}
