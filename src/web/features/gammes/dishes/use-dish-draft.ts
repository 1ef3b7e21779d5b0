import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { displayedDish, type Gamme, type GammeRecette } from '#contract/gammes.ts'
import { GAMME_MAX_LENGTH } from '#domain/cartes/limits.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useConflictForm } from '#web/entities/use-conflict-form.ts'
import { codeOf, statusOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { gammeQuery, useAddRecette, useChangeRecette, useCreateGamme } from '../gammes-api.ts'
import { changesOf, type DishDraft, displayedOf, draftOf, isChanged } from './dish-draft.ts'
import { useDishParts } from './use-dish-parts.ts'

interface DishInHand {
  gamme: Pick<Gamme, 'id' | 'nom'>
  dish: GammeRecette
  /** Another window took it off. */
  gone: boolean
  onDone: () => void
  /** It was put on a gamme that was made again for it. */
  onMoved: (gammeId: string) => void
}

/**
 * The form of a dish and how it is sent. A save names the version that was opened: what another window has changed
 * meanwhile is merged or asked, and a dish that it took off can be put on the gamme again, which is made again where it
 * has deleted that too.
 */
export function useDishDraft({ gamme, dish: known, gone: taken, onDone, onMoved }: DishInHand) {
  const t = useTranslations('gammes')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const change = useChangeRecette()
  const addAgain = useAddRecette(() => notifySuccess(t('notice.recipeAdded')))
  const createGamme = useCreateGamme()
  // The gamme that a dish is put on again; null while it is to be made.
  const [target, setTarget] = useState<string | null>(gamme.id)
  // As it was opened: it may be read again under the form.
  const [opened, setOpened] = useState(known)
  const form = useDishForm(opened)
  const lookWhatIsGone = async () => {
    await invalidateAfter(queryClient, 'gammes')
    const read = queryClient.getQueryState(gammeQuery(gamme.id).queryKey)
    if (codeOf(read?.error) === 'NOT_FOUND') setTarget(null)
  }

  const putOn = (gammeId: string, draft: DishDraft) =>
    addAgain.mutate(
      { id: gammeId, ficheId: opened.ficheId, ...displayedOf(draft) },
      {
        onSuccess: () => (gammeId === gamme.id ? onDone() : onMoved(gammeId)),
        onError: (failure) => {
          form.reportFailure(failure)
          if (statusOf(failure) === 404) void lookWhatIsGone()
        },
      },
    )

  const putAgain = (draft: DishDraft) => {
    if (target !== null) return putOn(target, draft)
    createGamme.mutate(
      { nom: gamme.nom },
      {
        onSuccess: ({ id }) => {
          setTarget(id)
          putOn(id, draft)
        },
      },
    )
  }

  const saving = useConflictForm({
    form,
    opened,
    open: setOpened,
    valuesOf: draftOf,
    parts: useDishParts(),
    requestOf: (from, draft) =>
      isChanged(from, draft)
        ? { id: target ?? gamme.id, recipeId: from.id, version: from.version, ...changesOf(from, draft) }
        : null,
    change,
    create: (_, draft) => putAgain(draft),
    creation: addAgain,
    gone: taken,
    invalidates: 'gammes',
    notice: t('notice.recipeChanged'),
    onSaved: onDone,
    onUnchanged: onDone,
    onFailure: (failure) => {
      if (statusOf(failure) === 404) void lookWhatIsGone()
    },
  })
  const busy = saving.busy || createGamme.isPending

  const failureText = () => {
    const { createError, changeError } = saving
    if (form.heldBack || busy) return undefined
    if (createGamme.isError) return sentence(t('failure.create'), createGamme.error)
    if (createError && target !== null) return sentence(t('failure.addRecipe'), createError)
    return changeError ? sentence(t('failure.changeRecipe'), changeError) : undefined
  }

  return {
    ...saving,
    draft: form.values,
    type: form.setValues,
    field: form.field,
    dirty: isChanged(opened, form.values),
    creation: addAgain,
    /** The gamme was deleted as well, which a submission makes again first. */
    gammeGone: target !== gamme.id,
    save: () => {
      if (!busy) saving.save()
    },
    busy,
    failure: failureText(),
  }
}

function useDishForm(opened: GammeRecette) {
  const t = useTranslations('gammes.dishes.form')
  const tooLong = (maximum: number) => t('tooLong', { maximum })
  return useForm({
    initialValues: draftOf(opened),
    toInput: (draft) => ({ ...draft, prixTtcAffiche: draft.prixTtcAffiche ?? 0 }),
    schema: displayedDish,
    immediate: ['too-long'],
    texts: {
      nomAffiche: { required: t('nameRequired'), 'too-long': tooLong(GAMME_MAX_LENGTH.nomAffiche) },
      prixTtcAffiche: { 'price-negative': t('priceNegative') },
      description: { 'too-long': tooLong(GAMME_MAX_LENGTH.description) },
      nomAfficheEn: { 'too-long': tooLong(GAMME_MAX_LENGTH.nomAffiche) },
      descriptionEn: { 'too-long': tooLong(GAMME_MAX_LENGTH.description) },
    },
  })
}
