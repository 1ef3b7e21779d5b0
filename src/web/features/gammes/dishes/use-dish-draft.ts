import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { displayedDish, type GammeRecette } from '#contract/gammes.ts'
import { GAMME_MAX_LENGTH } from '#domain/cartes/limits.ts'
import { codeOf, statusOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { notifyFailure, notifySuccess } from '#web/ui/notices.tsx'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { gammeQuery, useChangeRecette } from '../gammes-api.ts'

/** A dish as it is typed: no price is one of 0, NaN is a price that cannot be read. */
interface DishDraft {
  nomAffiche: string
  prixTtcAffiche: number | null
  description: string
}

interface DishInHand {
  gammeId: string
  dish: GammeRecette
  /** Another window took it off. */
  gone: boolean
  onDone: () => void
}

/** The form of a dish and how it is sent. A failed save keeps what was typed. */
export function useDishDraft({ gammeId, dish: known, gone, onDone }: DishInHand) {
  const t = useTranslations('gammes')
  const tRules = useTranslations('errors.rules')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const change = useChangeRecette()
  // As it was opened: it may be read again under the form.
  const [dish] = useState(known)
  const tooLong = (maximum: number) => t('dishes.form.tooLong', { maximum })
  const form = useForm({
    initialValues: draftOf(dish),
    toInput: (draft) => ({ ...draft, prixTtcAffiche: draft.prixTtcAffiche ?? 0 }),
    schema: displayedDish,
    immediate: ['too-long'],
    texts: {
      nomAffiche: {
        required: t('dishes.form.nameRequired'),
        'too-long': tooLong(GAMME_MAX_LENGTH.nomAffiche),
      },
      prixTtcAffiche: {
        'price-negative': t('dishes.form.priceNegative'),
        'out-of-range': tRules('invalid'),
      },
      description: { 'too-long': tooLong(GAMME_MAX_LENGTH.description) },
    },
  })
  const dirty = Object.keys(changesOf(dish, form.values)).length > 0

  // A gamme that is gone takes the form along: its page says no more than that.
  const lookWhatIsGone = async () => {
    await invalidateAfter(queryClient, 'gammes')
    const gamme = queryClient.getQueryState(gammeQuery(gammeId).queryKey)
    if (codeOf(gamme?.error) === 'NOT_FOUND') notifyFailure(t('failure.gone'))
  }
  const failureText = () => {
    if (gone || statusOf(change.error) === 404) return t('failure.recipeGone')
    return change.isError ? sentence(t('failure.changeRecipe'), change.error) : undefined
  }

  const save = () => {
    if (gone || change.isPending) return
    form.submit((_, draft) => {
      if (!dirty) return onDone()
      change.mutate(
        { id: gammeId, recipeId: dish.id, ...changesOf(dish, draft) },
        {
          onSuccess: () => {
            notifySuccess(t('notice.recipeChanged'))
            onDone()
          },
          onError: (failure) => {
            form.reportFailure(failure)
            if (statusOf(failure) === 404) void lookWhatIsGone()
          },
        },
      )
    })
  }

  return {
    draft: form.values,
    type: form.setValues,
    field: form.field,
    dirty,
    save,
    busy: change.isPending,
    failure: failureText(),
  }
}

function draftOf({ nomAffiche, prixTtcAffiche, description }: GammeRecette): DishDraft {
  return { nomAffiche, prixTtcAffiche, description }
}

/** What differs from the dish as it was opened: what another window changed meanwhile stays. */
function changesOf(dish: GammeRecette, draft: DishDraft) {
  const nomAffiche = draft.nomAffiche.trim()
  const description = draft.description.trim()
  const prixTtcAffiche = draft.prixTtcAffiche ?? 0
  return {
    ...(nomAffiche !== dish.nomAffiche && { nomAffiche }),
    ...(prixTtcAffiche !== dish.prixTtcAffiche && { prixTtcAffiche }),
    ...(description !== dish.description && { description }),
  }
}
