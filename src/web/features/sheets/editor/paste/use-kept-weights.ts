import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { type WeighedWord, WEIGHED_WORDS } from '#domain/imports/counted-words.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { storedVersionOf } from '#web/lib/failure/stored-version.ts'
import { useFailureText } from '#web/lib/failure/use-failure-text.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { notifyChoice, notifyFailure } from '#web/ui/notices.tsx'
import { useCompleteProduct } from '../../sheets-api.ts'
import type { PastedLine } from './pasted-line.ts'
import { sortedWeights, type WeightsOfProduct, weightsToKeep } from './weights-to-keep.ts'

/**
 * Stores with each product the weights that its lines were given; the lines do not wait for it. One that another window
 * has kept meanwhile stays, unless its user takes the given one instead.
 */
export function useKeptWeights() {
  const t = useTranslations('paste')
  const failureText = useFailureText()
  const confirmOverwrite = useQuestion()
  const { mutateAsync } = useCompleteProduct()

  const store = async ({ name, ...change }: WeightsOfProduct): Promise<void> => {
    try {
      await mutateAsync(change)
    } catch (error) {
      const stored = storedVersionOf(error)
      if (stored === undefined) notifyFailure(`${t('keepFailed', { name })} ${failureText(error, '')}`.trim())
      else await meet({ name, ...change }, stored as UserProduct)
    }
  }
  const meet = async (weights: WeightsOfProduct, stored: UserProduct): Promise<void> => {
    const { free, taken } = sortedWeights(weights.countedWeights, stored)
    const over = { ...weights, version: stored.version }
    for (const word of WEIGHED_WORDS) {
      const [mine, other] = [taken[word], stored.countedWeights[word]]
      if (mine && other)
        confirmOverwrite(
          { word, name: stored.name, mine, other },
          () => void store({ ...over, countedWeights: { [word]: mine } }),
        )
    }
    if (Object.keys(free).length > 0) await store({ ...over, countedWeights: free })
  }

  return (lines: readonly PastedLine[]): void => {
    const kept = weightsToKeep(lines)
    if (kept.length === 0 || refusedInDemo()) return
    for (const weights of kept) void store(weights)
  }
}

interface Weight {
  quantity: number
  unit: Unit
}

interface Question {
  word: WeighedWord
  name: string
  mine: Weight
  other: Weight
}

/** Shows both weights of a word, and the button that takes the one that was given. */
function useQuestion() {
  const t = useTranslations('paste')
  const tTrade = useTranslations('trade')
  const format = useFormat()
  const written = ({ quantity, unit }: Weight) => `${format.quantity(quantity)} ${tTrade(`units.${unit}`)}`
  return ({ word, name, mine, other }: Question, onTake: () => void) =>
    notifyChoice(
      t('keptElsewhere', { name, one: tTrade(`one.${word}`), mine: written(mine), other: written(other) }),
      t('keepMine', { mine: written(mine) }),
      onTake,
    )
}
