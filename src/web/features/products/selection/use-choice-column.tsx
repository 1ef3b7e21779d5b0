import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { ChoiceBox } from '#web/ui/table/choice-box.tsx'
import { ChooseAllBox } from '#web/ui/table/choose-all-box.tsx'
import type { Column } from '#web/ui/table/column.ts'
import type { ProductSort } from '../product-search.ts'
import type { Selecting } from './use-product-selection.ts'

/** The boxes that select products, before the first column; none where nothing is selected. */
export function useChoiceColumn(
  selecting: Selecting | undefined,
  total: number,
): Column<UserProduct, ProductSort>[] {
  const t = useTranslations('selection')
  const choose = selecting?.choose
  const cell = useMemo(
    (): Column<UserProduct>['cell'] =>
      ({ id, name }, { index, selected }) => (
        <label htmlFor={`choose-${id}`}>
          <ChoiceBox
            id={`choose-${id}`}
            label={t('select', { name })}
            checked={selected}
            onChoose={(extending) => choose?.(index, extending)}
          />
        </label>
      ),
    [t, choose],
  )
  const all = selecting?.allSelected ?? false
  const some = (selecting?.ids.size ?? 0) > 0
  const toggleAll = selecting?.toggleAll
  return useMemo(() => {
    if (toggleAll === undefined) return []
    const head = (
      <ChooseAllBox label={t('all', { count: total })} all={all} some={some} onToggle={toggleAll} />
    )
    return [{ key: 'choice', head, width: '42px', card: 'start', cell }]
  }, [t, total, all, some, toggleAll, cell])
}
