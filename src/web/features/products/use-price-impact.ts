import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { PriceImpact } from '#contract/prices.ts'
import type { ChangedProductFacts } from '#contract/products.ts'
import { statusOf } from '#web/lib/failure/failure.ts'
import { orpc } from '#web/lib/query/api.ts'

const PRICED_FACTS = ['priceHt', 'unit', 'densityKgPerL', 'contentQuantity', 'contentUnit'] as const

/**
 * Asks what a change would do to the sheets before it is made; one that touches none is made without a word. The question
 * stays until it is closed.
 */
export function usePriceImpact() {
  const [confirmation, setConfirmation] = useState<{ impact: PriceImpact; save: () => void } | null>(null)
  const question = useMutation(orpc.prices.impact.mutationOptions())

  const close = () => setConfirmation(null)

  const confirmThenSave = (change: ChangedProductFacts & { id: string }, save: () => void) => {
    const facts = PRICED_FACTS.filter((fact) => change[fact] !== undefined)
    if (facts.length === 0) return save()
    const { priceHt, unit, densityKgPerL, contentQuantity, contentUnit } = change
    question.mutate(
      { id: change.id, priceHt, unit, densityKgPerL, contentQuantity, contentUnit },
      {
        onSuccess: (impact) => (impact.total === 0 ? save() : setConfirmation({ impact, save })),
        // The save reports a product that was deleted meanwhile.
        onError: (failure) => statusOf(failure) === 404 && save(),
      },
    )
  }
  return {
    confirmThenSave,
    pending: question.isPending,
    failure: statusOf(question.error) === 404 ? null : question.error,
    impact: confirmation?.impact ?? null,
    confirm: () => confirmation?.save(),
    close,
  }
}
