import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { TechSheet } from '#contract/sheets.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { codeOf } from '#web/lib/failure/failure.ts'
import { formParts } from '#web/lib/form/merge-versions.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { client, orpc } from '#web/lib/query/api.ts'
import { useCells } from '#web/ui/cells/use-cells.ts'
import type { CellTexts } from '#web/ui/cells/use-save-cell.ts'
import { useUndoStack } from '#web/ui/cells/use-undo-stack.ts'
import { sheetShown } from '../sheets-api.ts'
import { type CellDraft, changeOf, draftOf, type SheetEditing, summaryOf } from './cell-facts.ts'
import { SHEET_CELLS } from './cell-fields.tsx'

/** What the cells of a sheet are called, and what they say. */
export function useCellTexts() {
  const t = useTranslations()
  const format = useFormat()
  return useMemo(() => {
    const values = {
      category: ({ category }: CellDraft) => t(`trade.sheetCategories.${category}`),
      price: ({ priceTtc }: CellDraft) =>
        priceTtc === null ? t('sheets.table.noPrice') : format.euro(priceTtc),
    }
    return {
      name: (fact, { title }) => t('cells.cell', { fact: t(`sheets.table.${fact}`), name: title }),
      value: (fact, draft) => values[fact](draft),
      rowName: ({ title }) => title,
      gone: t('cells.sheetGone'),
    } satisfies CellTexts<SheetEditing>
  }, [t, format])
}

/** The cells of the list of sheets: the category, and the price with VAT. */
export function useSheetCells() {
  const t = useTranslations('sheets.table')
  const queryClient = useQueryClient()
  const texts = useCellTexts()
  const { mutateAsync } = useMutation(orpc.sheets.change.mutationOptions())
  const change = async (...[input]: Parameters<typeof mutateAsync>) => {
    const sheet = await mutateAsync(input)
    queryClient.setQueryData(orpc.sheets.get.queryKey({ input: { id: sheet.id } }), sheet)
    return summaryOf(sheet)
  }
  return useCells<SheetEditing>(
    SHEET_CELLS,
    {
      draftOf,
      parts: formParts((draft: CellDraft) => draft, {
        category: { label: t('category'), textOf: (draft) => texts.value('category', draft) },
        priceTtc: { key: 'price', label: t('price'), textOf: (draft) => texts.value('price', draft) },
      }),
      texts,
      store: (from, draft) => change({ id: from.id, version: from.version, ...changeOf(from, draft) }),
      rowOf: (stored) => summaryOf(stored as TechSheet),
      show: (sheet) => sheetShown(queryClient, sheet),
      refresh: () => void invalidateAfter(queryClient, 'sheets'),
      undo: async ({ fact, before, after }, show) => {
        try {
          const now = summaryOf(await client.sheets.get({ id: after.id }))
          const value = fact === 'category' ? 'category' : 'sellingPriceHt'
          show(now)
          if (now[value] !== after[value]) return 'left'
          show(await change({ id: now.id, version: now.version, [value]: before[value] }))
          return 'undone'
        } catch (failure) {
          if (codeOf(failure) === 'NOT_FOUND') return 'gone'
          throw failure
        }
      },
    },
    useUndoStack(),
  )
}
