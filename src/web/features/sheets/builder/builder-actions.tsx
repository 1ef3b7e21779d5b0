import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { usePhone } from '#web/lib/browser/use-phone.ts'
import { ConfirmModal } from '#web/ui/confirm-modal.tsx'
import { notifyFailure, notifySuccess } from '#web/ui/notices.tsx'
import { useExportSheetPdf } from '../pages/use-export-sheet-pdf.ts'
import { useLeftOutParts } from '../document/use-left-out-parts.ts'
import { useSaveLabel } from '../editor/saving/use-save-label.ts'
import type { Save } from '../editor/saving/use-save.ts'
import { hasUnsavedWork, isStored } from '../editor/state/editor-state.ts'
import { useEditor, useEditorState } from '../editor/state/use-editor.ts'
import { focusScaling } from '../scaling/scaling-bar.tsx'
import { useDuplicateSheet } from '../sheets-api.ts'

interface BuilderActionsProps {
  save: Save
  onDuplicated: (id: string) => void
}

/** Duplicating takes the stored sheet, the PDF what is on the screen. */
export function BuilderActions({ save, onDuplicated }: BuilderActionsProps) {
  const t = useTranslations()
  const saveLabel = useSaveLabel()
  const textOf = useFailureText()
  const sentence = useFailureSentence()
  const store = useEditor()
  const phone = usePhone()
  const [confirming, setConfirming] = useState(false)
  const saving = useEditorState((state) => state.saving)
  const id = useEditorState(({ stored }) => stored.id)
  const { leftOut } = useLeftOutParts()
  const pdf = useExportSheetPdf(id, leftOut)
  const duplication = useDuplicateSheet({
    onCopied: (copied) => {
      notifySuccess(t('sheets.duplication.done', { title: copied.title }))
      onDuplicated(copied.id)
    },
    onFailed: (failure) => notifyFailure(textOf(failure, t('sheets.duplication.failed'))),
  })

  const copy = () => duplication.mutate({ id: store.state().stored.id })
  const duplicate = () => {
    if (refusedInDemo()) return
    const state = store.state()
    if (hasUnsavedWork(state) || !isStored(state.stored)) setConfirming(true)
    else copy()
  }
  const saveAndCopy = async () => {
    setConfirming(false)
    if (await save()) copy()
  }
  const exportPdf = () => {
    if (store.state().draft.scaling?.state === 'asked') {
      focusScaling()
      return
    }
    const view = store.view()
    const title = view.title.trim() || t('builder.untitled')
    pdf.mutate(
      { ...view, title },
      { onError: (failure) => notifyFailure(sentence(t('editor.exportFailed'), failure)) },
    )
  }

  const size = phone ? 'xs' : 'sm'
  return (
    <>
      <Button variant="default" size={size} onClick={duplicate} disabled={duplication.isPending || saving}>
        {duplication.isPending ? t('builder.duplicate.busy') : t('builder.duplicate.action')}
      </Button>
      <Button variant="default" size={size} onClick={exportPdf} disabled={pdf.isPending}>
        {pdf.isPending ? t('editor.exportingPdf') : t('editor.exportPdf')}
      </Button>
      {!phone && (
        <Button onClick={() => void save()} disabled={saving} title="Ctrl + S">
          {saveLabel}
        </Button>
      )}
      <ConfirmModal
        opened={confirming}
        confirmFirst
        title={t('builder.duplicate.title')}
        confirmLabel={t('builder.duplicate.confirm')}
        onCancel={() => setConfirming(false)}
        onConfirm={() => void saveAndCopy()}
      >
        {t('builder.duplicate.body')}
      </ConfirmModal>
    </>
  )
}
