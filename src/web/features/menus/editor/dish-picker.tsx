import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { type MenuDish } from '#contract/menus.ts'
import { MAX_DISHES } from '#domain/menus/limits.ts'
import { useSettings } from '#web/lib/session/use-account.ts'
import { notifySuccess } from '#web/ui/notices.tsx'
import { SheetPicker } from '#web/entities/sheet/picker/sheet-picker.tsx'
import { nameOf } from '#web/entities/carte/menu-dish-name.ts'
import { shownDishesQuery, usualCostsQuery } from '../menus-api.ts'
import { dishOf } from '../shown-dishes.ts'
import type { DraftChoice } from './menu-draft.ts'

export interface DishPickerProps {
  /** That the menu is on. */
  carteId: string
  /** What is picked for; without one it is closed. */
  choice: DraftChoice | undefined
  onPick: (dish: MenuDish) => void
  onClose: () => void
}

/** Picks sheets for a choice; each sheet once. */
export function DishPicker({ carteId, choice, onPick, onClose }: DishPickerProps) {
  const t = useTranslations('menus')
  const shown = useQuery(shownDishesQuery(carteId))
  const thresholds = useSettings().data
  const usualCosts = useQuery({ ...usualCostsQuery(), enabled: choice !== undefined }).data
  const standards = thresholds && usualCosts && { thresholds, usualCosts }
  const dishes = choice?.dishes ?? []
  const taken = new Set(dishes.map(({ ficheId }) => ficheId))
  return (
    <SheetPicker
      opened={choice !== undefined}
      onClose={onClose}
      taken={taken}
      takenLabel={t('editor.taken')}
      error={dishes.length >= MAX_DISHES ? t('editor.full', { most: String(MAX_DISHES) }) : undefined}
      onPick={(sheet) => {
        if (taken.has(sheet.id) || dishes.length >= MAX_DISHES) return
        const dish = dishOf(sheet, shown.data, standards)
        onPick(dish)
        notifySuccess(t('notice.dishAdded', { name: nameOf(dish) }))
      }}
    />
  )
}
