import { useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Settings } from '#contract/account.ts'
import type { PurchaseSources } from '#contract/purchases.ts'
import { purchaseList } from '#domain/purchases/purchase-list.ts'
import type { ChosenSheet } from '#web/entities/sheet/chosen-sheets.ts'
import type { Choices } from './board/use-choices.ts'
import type { ShownSheet } from './chosen/chosen-card.tsx'
import { purchaseDocument } from './document/purchase-document.ts'

export interface PurchasesOf {
  chosen: readonly ChosenSheet[]
  /** Undefined until it is read, and where no sheet is chosen. */
  data: readonly [PurchaseSources, Pick<Settings, 'wastageMethod'>] | undefined
  /** What is there is not what is asked for. */
  reading: boolean
  choices: Pick<Choices, 'applied'>
}

/** The chosen sheets with their titles, and what to buy for them. */
export function usePurchases({ chosen, data, reading, choices: { applied } }: PurchasesOf) {
  const t = useTranslations()
  const language = useLocale()
  const [today] = useState(() => new Date())
  const [sources, settings] = data ?? []

  const shown = useMemo(() => {
    const known = new Map(sources?.sheets.map((sheet) => [sheet.id, sheet]))
    return chosen.map(({ sheetId, covers }): ShownSheet => {
      const sheet = known.get(sheetId)
      const title = sheet === undefined && reading ? null : sheet?.title
      return { id: sheetId, title, covers: covers ?? sheet?.portions ?? 1 }
    })
  }, [chosen, sources, reading])

  const purchases = useMemo(() => {
    if (sources === undefined || settings === undefined) return undefined
    const { wastageMethod: method } = settings
    const needed = purchaseList(
      sources,
      shown.map(({ id, covers }) => ({ sheetId: id, covers })),
      method,
    )
    const list = applied(needed)
    const { suppliers } = sources
    const served = shown.flatMap(({ title, covers }) => (title ? [{ title, covers }] : []))
    const paper = purchaseDocument({ list, suppliers, boughtFor: { served }, method, today }, t, language)
    return { needed, list, suppliers, paper, nothing: list.items.length === 0 && list.apart.length === 0 }
  }, [sources, settings, shown, applied, today, t, language])
  return { shown, purchases }
}
export type Purchases = NonNullable<ReturnType<typeof usePurchases>['purchases']>
