import { skipToken, useQuery } from '@tanstack/react-query'
import { allergenState } from '#domain/allergens/allergen-state.ts'
import { orpc } from '#web/lib/query/api.ts'
import type { Labelled } from '../label/label-texts.ts'
import type { LabelledSource } from './labelled-source.ts'

/** What its sheet or product puts on a label; undefined until that is read. */
export type LabelledFacts = Pick<Labelled, 'name' | 'storage' | 'allergens' | 'traces' | 'undeclaredLines'>

export function useLabelledFacts({ id }: LabelledSource): LabelledFacts | undefined {
  const sheetId = 'techSheetId' in id ? id.techSheetId : undefined
  const productId = 'userProductId' in id ? id.userProductId : undefined
  const sheet = useQuery(
    orpc.sheets.get.queryOptions({
      input: sheetId === undefined ? skipToken : { id: sheetId },
      select: ({ title, storage, allergens, traces, undeclaredLines, ingredients }): LabelledFacts => ({
        name: title,
        storage,
        allergens,
        traces,
        undeclaredLines: ingredients.length === 0 ? 1 : undeclaredLines,
      }),
    }),
  )
  const product = useQuery(
    orpc.products.get.queryOptions({
      input: productId === undefined ? skipToken : { id: productId },
      select: (of): LabelledFacts => ({
        name: of.name,
        storage: '',
        allergens: of.allergens,
        traces: of.traces,
        undeclaredLines: allergenState(of) === 'undeclared' ? 1 : 0,
      }),
    }),
  )
  return sheet.data ?? product.data
}
