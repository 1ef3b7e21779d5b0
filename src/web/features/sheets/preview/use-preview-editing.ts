import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { printedFacts, type TechSheet } from '#contract/sheets.ts'
import { paths } from '#web/entities/paths.ts'
import { useConflictForm } from '#web/entities/use-conflict-form.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { confirmLeaving } from '#web/lib/navigation/unsaved-work.ts'
import { notifyFailure, notifySuccess } from '#web/ui/notices.tsx'
import { contentOf } from '../editor/state/draft-content.ts'
import { draftOf as wholeDraftOf } from '../editor/state/draft.ts'
import { focusScaling } from '../scaling/scaling-bar.tsx'
import { useScaledCopy } from '../scaling/use-scaled-copy.ts'
import { sheetStored, useSaveSheet } from '../sheets-api.ts'
import { differs, draftOf, edited, portionsToConfirm, sameAmounts } from './preview-draft.ts'
import type { PreviewDraft, ScalingAnswer } from './preview-draft.ts'
import { useMakeAgain } from './use-make-again.ts'
import { usePreviewParts } from './use-preview-parts.ts'
import { address } from '#web/lib/navigation/address.ts'

/**
 * Read and edit mode of the printed sheet. A save names the version that was on the page when editing began: what another
 * window has changed meanwhile is merged or asked, and a sheet that it has deleted can be made again.
 */
export function usePreviewEditing(stored: TechSheet) {
  const t = useTranslations('document')
  const tEditor = useTranslations('editor')
  const queryClient = useQueryClient()
  const router = useRouter()
  const saving = useSaveSheet()
  const again = useMakeAgain((id) => {
    notifySuccess(t('saved'))
    void router.navigate({ href: address(paths.previewRecipe(id)), replace: true, ignoreBlocker: true })
  })
  // The version that a save is measured against; null in read mode.
  const [base, setBase] = useState<TechSheet | null>(null)
  const [given, setGiven] = useState<ScalingAnswer | null>(null)
  const form = useForm({
    initialValues: draftOf(base ?? stored),
    schema: printedFacts,
    texts: { portions: { 'out-of-range': tEditor('portions.refused') } },
  })
  const { values: draft } = form

  const unconfirmed = base === null ? null : portionsToConfirm(base, draft)
  const answer = given?.portions === unconfirmed ? given : null
  const scaling =
    base === null || unconfirmed === null ? null : { from: base.portions, to: unconfirmed, answer }
  /** Goes on once it is answered whether the quantities follow the portions. */
  const onceAnswered = (goOn: () => void) => (scaling?.answer === null ? focusScaling() : goOn())

  const leave = () => {
    setBase(null)
    setGiven(null)
    form.reset()
    saving.reset()
    conflict.clear()
  }

  const { conflict, send, gone, busy, changeError, createError } = useConflictForm({
    form,
    opened: base ?? stored,
    open: (current) => {
      setBase(current)
      void sheetStored(queryClient, current)
    },
    valuesOf: draftOf,
    parts: usePreviewParts(),
    requestOf: (from, typed) =>
      differs(typed, from)
        ? {
            ...printedFacts.parse(typed),
            ...followedIn(from, typed, answer),
            id: from.id,
            version: from.version,
          }
        : null,
    change: saving,
    create: (_, typed) => base && again.make(edited(base, typed, answer)),
    creation: { isPending: again.making, error: again.failure, madeBefore: null },
    notice: t('saved'),
    beforeSave: ({ request, from, values, goOn }) => {
      const wanted = base !== null && answer?.follow === true ? edited(base, values, answer) : from
      if (request !== null || sameAmounts(wanted, from)) return goOn()
      leave()
      notifyFailure(t('quantitiesLeft', { portions: from.portions }))
    },
    onSaved: leave,
  })

  const save = () =>
    onceAnswered(() =>
      form.submit((_, typed) => {
        if (base === null || saving.isPending || refusedInDemo()) return
        if (gone) again.make(edited(base, typed, answer))
        else send(base, typed)
      }),
    )

  const typed = JSON.stringify(draft)
  const latest = useRef(typed)
  useEffect(() => {
    latest.current = typed
  }, [typed])
  const sent = useRef<string>(null)
  const copying = useScaledCopy({
    original: () => (base ?? stored).title,
    onCopied: ({ id }) => {
      // What was typed since then is in no copy: it stays on the page.
      if (latest.current !== sent.current) return
      leave()
      void router.navigate({ href: address(paths.previewRecipe(id)), ignoreBlocker: true })
    },
  })
  const copy = () =>
    form.submit((_, values) => {
      if (base === null) return
      sent.current = typed
      copying.keep(base.id, contentOf(wholeDraftOf(edited(base, values, answer))))
    })

  return {
    sheet: base === null ? stored : edited(base, draft, answer),
    draft: base === null ? null : draft,
    dirty: base !== null && differs(draft, base),
    saving: busy || copying.isPending,
    field: form.field,
    failure: createError ?? changeError,
    // What was typed since is checked before it is written.
    conflict: { ...conflict, keepMine: () => onceAnswered(() => form.submit(conflict.keepMine)) },
    /** Another window has deleted it: a save makes it again. */
    gone,
    edit: () => setBase(stored),
    change: (values: Partial<PreviewDraft>) => {
      if (values.portions !== undefined) setGiven(null)
      form.setValues(values)
    },
    read: async () => {
      if (await confirmLeaving()) leave()
    },
    scaling,
    answer: setGiven,
    /** The sheet as it would be with an answer. */
    answered: (follow: boolean) =>
      edited(
        base ?? stored,
        draft,
        unconfirmed === null ? null : { portions: unconfirmed, follow, exact: false },
      ),
    save,
    /** Keeps the sheet for the portions that are typed as another, and the stored one as it is. */
    copy,
    dismiss: () => (again.failure === null ? saving : again).reset(),
  }
}

/** The lines and the yield of a sheet for the portions that are typed; nothing where they stay as they are. */
function followedIn(sheet: TechSheet, draft: PreviewDraft, answer: ScalingAnswer | null) {
  if (answer?.follow !== true || portionsToConfirm(sheet, draft) === null) return {}
  const ids = new Map(sheet.ingredients.map(({ id }) => [id, id]))
  const { ingredients, yieldQuantity, yieldUnit } = contentOf(wholeDraftOf(edited(sheet, draft, answer)), ids)
  return { ingredients, yieldQuantity, yieldUnit }
}

export type PreviewEditing = ReturnType<typeof usePreviewEditing>
