import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { displayedDish, type Gamme, type GammeRecette } from '#contract/gammes.ts'
import { GAMME_MAX_LENGTH } from '#domain/cartes/limits.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { codeOf, statusOf } from '#web/lib/failure/failure.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useConflict } from '#web/lib/form/use-conflict.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { useMergedNotice } from '#web/ui/conflict/use-merged-notice.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { gammeQuery, useAddRecette, useChangeRecette, useCreateGamme } from '../gammes-api.ts'
import { changesOf, type DishDraft, displayedOf, draftOf, isChanged } from './dish-draft.ts'
import { type DishPart, useDishParts } from './use-dish-parts.ts'

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
  const mergedNotice = useMergedNotice()
  const queryClient = useQueryClient()
  const change = useChangeRecette()
  const addAgain = useAddRecette(() => notifySuccess(t('notice.recipeAdded')))
  const createGamme = useCreateGamme()
  // The gamme that a dish is put on again; null while it is to be made.
  const [target, setTarget] = useState<string | null>(gamme.id)
  // As it was opened: it may be read again under the form.
  const [opened, setOpened] = useState(known)
  const form = useDishForm(opened)
  const gone = taken || statusOf(change.error) === 404
  const busy = change.isPending || addAgain.isPending || createGamme.isPending

  const conflict = useConflict({
    opened,
    mine: form.values,
    valuesOf: draftOf,
    parts: useDishParts(),
    begin: (stored, values) => {
      setOpened(stored)
      form.reset(values)
      // The lists show the other window's version.
      void invalidateAfter(queryClient, 'gammes')
    },
    save: send,
  })

  const lookWhatIsGone = async () => {
    await invalidateAfter(queryClient, 'gammes')
    const read = queryClient.getQueryState(gammeQuery(gamme.id).queryKey)
    if (codeOf(read?.error) === 'NOT_FOUND') setTarget(null)
  }

  function send(from: GammeRecette, draft: DishDraft, merged: readonly DishPart[] = []) {
    const done = () => {
      notifySuccess(mergedNotice(t('notice.recipeChanged'), merged))
      onDone()
    }
    // Another window, or a save whose answer was lost, has stored the same.
    if (!isChanged(from, draft)) return done()
    change.mutate(
      { id: target ?? gamme.id, recipeId: from.id, version: from.version, ...changesOf(from, draft) },
      {
        onSuccess: done,
        onError: (failure) => {
          if (conflict.meet(failure, from, draft)) return
          form.reportFailure(failure)
          if (statusOf(failure) === 404) void lookWhatIsGone()
        },
      },
    )
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

  const save = () => {
    if (busy) return
    form.submit((_, draft) => {
      if (gone) putAgain(draft)
      else if (isChanged(opened, draft)) send(opened, draft)
      else onDone()
    })
  }

  /** Changes the dish that the first attempt has put on the gamme to what is typed. */
  const correct = (made: GammeRecette) => form.submit((_, draft) => send(made, draft))

  const failureText = () => {
    if (form.heldBack || busy) return undefined
    if (createGamme.isError) return sentence(t('failure.create'), createGamme.error)
    if (addAgain.isError && addAgain.madeBefore === null && target !== null)
      return sentence(t('failure.addRecipe'), addAgain.error)
    if (!change.isError || gone || storedVersionOf(change.error) !== undefined) return undefined
    return sentence(t('failure.changeRecipe'), change.error)
  }

  return {
    draft: form.values,
    type: form.setValues,
    field: form.field,
    dirty: isChanged(opened, form.values),
    conflict,
    creation: addAgain,
    correct,
    /** Another window took it off: a submission puts it on the gamme again. */
    gone,
    /** And the gamme with it, which a submission makes again first. */
    gammeGone: target !== gamme.id,
    save,
    busy,
    failure: failureText(),
  }
}

function useDishForm(opened: GammeRecette) {
  const t = useTranslations('gammes.dishes.form')
  const tRules = useTranslations('errors.rules')
  const tooLong = (maximum: number) => t('tooLong', { maximum })
  return useForm({
    initialValues: draftOf(opened),
    toInput: (draft) => ({ ...draft, prixTtcAffiche: draft.prixTtcAffiche ?? 0 }),
    schema: displayedDish,
    immediate: ['too-long'],
    texts: {
      nomAffiche: { required: t('nameRequired'), 'too-long': tooLong(GAMME_MAX_LENGTH.nomAffiche) },
      prixTtcAffiche: { 'price-negative': t('priceNegative'), 'out-of-range': tRules('invalid') },
      description: { 'too-long': tooLong(GAMME_MAX_LENGTH.description) },
      nomAfficheEn: { 'too-long': tooLong(GAMME_MAX_LENGTH.nomAffiche) },
      descriptionEn: { 'too-long': tooLong(GAMME_MAX_LENGTH.description) },
    },
  })
}
