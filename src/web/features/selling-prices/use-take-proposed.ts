import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Settings } from '#contract/account.ts'
import type { UnpricedSheet } from '#contract/selling-prices.ts'
import { portionCost } from '#domain/costing/portion-cost.ts'
import { costDoubt } from '#domain/pricing/cost-doubt.ts'
import { proposedPrice } from '#domain/pricing/proposed-price.ts'
import { awaitsPrice, priceOfPlaces, unpricedPlaces } from '#domain/pricing/unpriced-places.ts'
import { useCostDoubtText } from '#web/entities/price/use-cost-doubt-text.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { PriceRefused, type useGivePrice } from '#web/entities/selling-price/use-give-price.ts'
import type { AnnounceUndoable } from '#web/ui/cells/use-undo-stack.ts'
import { notifyFailure } from '#web/ui/notices.tsx'

/** A row of the table: as it was read, and as it is stored now. */
interface Row {
  opened: UnpricedSheet
  current: UnpricedSheet
}

interface TakeProposed {
  rows: readonly Row[]
  settings: Settings
  give: ReturnType<typeof useGivePrice>
  announce: AnnounceUndoable
}

/** Gives every row that still waits for a price the one that is proposed, and takes them back as one act. */
export function useTakeProposed({ rows, settings, give, announce }: TakeProposed) {
  const t = useTranslations('sellingPrices')
  const queryClient = useQueryClient()
  const whyNot = useWhyNot(settings)
  const [busy, setBusy] = useState(false)
  const proposed = rows.flatMap((row) => {
    const priceTtc = proposedFor(row, settings)
    return priceTtc === null ? [] : [{ ...row, priceTtc }]
  })
  const left = rows.flatMap((row) => {
    const why = awaitsPrice(row.current) && proposedFor(row, settings) === null ? whyNot(row) : null
    return why === null ? [] : [{ id: row.opened.id, title: row.opened.title, why }]
  })
  const refresh = () => invalidateAfter(queryClient, 'sellingPrices')

  const take = async () => {
    setBusy(true)
    const undos: (() => Promise<void>)[] = []
    const refused: string[] = []
    // One after the other: each holds the costs of the account.
    for (const { opened, current, priceTtc } of proposed) {
      const named = { ...current, name: opened.title }
      try {
        undos.push(await give({ current: named, places: unpricedPlaces(opened), priceTtc, together: true }))
      } catch (failure) {
        if (!(failure instanceof PriceRefused)) throw failure
        refused.push(opened.title)
      }
    }
    setBusy(false)
    if (refused.length > 0) notifyFailure(t('refusedAll', { count: refused.length, first: refused[0] ?? '' }))
    if (undos.length > 0) announce(t('givenAll', { count: undos.length }), () => void takeBack(undos))
    await refresh()
  }

  const takeBack = async (undos: readonly (() => Promise<void>)[]) => {
    setBusy(true)
    for (const undo of undos) await undo()
    setBusy(false)
    await refresh()
  }

  return { count: proposed.length, left, busy, take: () => void take() }
}

const questionedOf = ({ coutMatiere, portions, uncostedLines, usualCost, checkedCost }: UnpricedSheet) => ({
  portionCost: portionCost(coutMatiere, portions),
  incomplete: uncostedLines > 0,
  sellingPriceHt: null,
  usualCost,
  checkedCost,
})

/** Why a row that waits for a price is given none with the others; null for one that was given another meanwhile. */
function useWhyNot(settings: Settings) {
  const t = useTranslations('sellingPrices')
  const doubtText = useCostDoubtText()
  return ({ opened, current }: Row): string | null => {
    if (priceOfPlaces(current, unpricedPlaces(opened)) !== null) return null
    const questioned = questionedOf(opened)
    if (questioned.incomplete) return t('unknownCost')
    const doubt = costDoubt(questioned, settings)
    return doubt === null ? t('noCost') : doubtText(doubt, { ...questioned, category: opened.category })
  }
}

/** Null where none waits, none is proposed, or the cost that it rests on is questioned: that is looked at one by one. */
function proposedFor({ opened, current }: Row, settings: Settings): number | null {
  if (!awaitsPrice(current) || priceOfPlaces(current, unpricedPlaces(opened)) !== null) return null
  const proposed = proposedPrice(opened, settings)
  if (proposed === null) return null
  return proposed.from === 'coefficient' && costDoubt(questionedOf(opened), settings) !== null
    ? null
    : proposed.priceTtc
}
