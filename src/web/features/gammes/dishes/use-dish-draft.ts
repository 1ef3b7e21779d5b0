import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type GammeRecette } from '#contract/gammes.ts'
import { MAX_AMOUNT } from '#domain/money/limits.ts'
import { GAMME_MAX_LENGTH } from '#domain/cartes/limits.ts'
import { codeOf, statusOf } from '#web/lib/failure/failure.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { notifyFailure, notifySuccess } from '#web/ui/notices.tsx'
import { gammeQuery, gammesMoved, useChangeRecette } from '../gammes-api.ts'

/** A dish as it is typed: no price is one of 0, NaN is a price that cannot be read. */
interface DishDraft {
  nomAffiche: string
  prixTtcAffiche: number | null
  description: string
}

type Issues = Partial<Record<keyof DishDraft, string>>

interface DishInHand {
  gammeId: string
  dish: GammeRecette
  /** Another window took it off. */
  gone: boolean
  onDone: () => void
}

/** What is typed of a dish, what is wrong with it, and how it is sent. A failed save keeps all of it. */
export function useDishDraft({ gammeId, dish: known, gone, onDone }: DishInHand) {
  const t = useTranslations('gammes')
  const sentence = useFailureSentence()
  const queryClient = useQueryClient()
  const change = useChangeRecette()
  // As it was opened: it may be read again under the form.
  const [dish] = useState(known)
  const [draft, setDraft] = useState<DishDraft>(dish)
  const issues = useIssues(draft)
  const changes = changesOf(dish, draft)
  const dirty = Object.keys(changes).length > 0

  // A gamme that is gone takes the form along: its page says no more than that.
  const lookWhatIsGone = async () => {
    await gammesMoved(queryClient)
    const gamme = queryClient.getQueryState(gammeQuery(gammeId).queryKey)
    if (codeOf(gamme?.error) === 'NOT_FOUND') notifyFailure(t('failure.gone'))
  }
  const failureText = () => {
    if (gone || statusOf(change.error) === 404) return t('failure.recipeGone')
    return change.isError ? sentence(t('failure.changeRecipe'), change.error) : undefined
  }

  const save = () => {
    if (gone || change.isPending || Object.keys(issues).length > 0) return
    if (!dirty) return onDone()
    change.mutate(
      { id: gammeId, recipeId: dish.id, ...changes },
      {
        onSuccess: () => {
          notifySuccess(t('notice.recipeChanged'))
          onDone()
        },
        onError: (failure) => {
          if (statusOf(failure) === 404) void lookWhatIsGone()
        },
      },
    )
  }

  return {
    draft,
    type: (typed: Partial<DishDraft>) => setDraft((before) => ({ ...before, ...typed })),
    issues,
    dirty,
    save,
    busy: change.isPending,
    failure: failureText(),
  }
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

function useIssues({ nomAffiche, prixTtcAffiche, description }: DishDraft): Issues {
  const t = useTranslations()
  const issues: Issues = {}
  const tooLong = (maximum: number) => t('gammes.dishes.form.tooLong', { maximum })
  const name = nomAffiche.trim()
  if (name === '') issues.nomAffiche = t('gammes.dishes.form.nameRequired')
  else if (name.length > GAMME_MAX_LENGTH.nomAffiche) issues.nomAffiche = tooLong(GAMME_MAX_LENGTH.nomAffiche)
  const price = prixTtcAffiche ?? 0
  if (price < 0) issues.prixTtcAffiche = t('gammes.dishes.form.priceNegative')
  else if (!(price <= MAX_AMOUNT)) issues.prixTtcAffiche = t('errors.rules.invalid')
  if (description.trim().length > GAMME_MAX_LENGTH.description)
    issues.description = tooLong(GAMME_MAX_LENGTH.description)
  return issues
}
