import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { GammeDetail, GammeRecette } from '#contract/gammes.ts'
import type { MarginThresholds } from '#domain/pricing/margin-band.ts'
import { client } from '#web/lib/query/api.ts'
import { useKeptReorder } from '#web/ui/dragging/use-kept-reorder.ts'
import { CarteDrawing } from '#web/entities/carte/carte-drawing.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { paths } from '#web/entities/paths.ts'
import { invalidateAfter } from '#web/entities/invalidate-after.ts'
import { useGivePrice } from '#web/entities/selling-price/use-give-price.ts'
import { useUndoStack } from '#web/ui/cells/use-undo-stack.ts'
import { DishForm } from './dish-form.tsx'
import { DishList } from './dish-list.tsx'
import { RemoveDishModal } from './remove-dish-modal.tsx'
import { address } from '#web/lib/navigation/address.ts'

export interface EditedDishesProps {
  gamme: GammeDetail
  thresholds: MarginThresholds
  onAdd: () => void
}

/** The dishes of a gamme as they are put in order, changed and taken off. */
export function EditedDishes({ gamme, thresholds, onAdd }: EditedDishesProps) {
  const t = useTranslations('gammes')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const page = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState<GammeRecette | null>(null)
  const [removing, setRemoving] = useState<GammeRecette | null>(null)
  const { id: gammeId, recettes } = gamme
  const onGive = useGivePrice(useUndoStack())
  const { shown, listProps, announcement } = useKeptReorder({
    items: recettes,
    nameOf: ({ nomAffiche }) => nomAffiche,
    scope: `order-of-${gammeId}`,
    save: (order) => client.gammes.recettes.reorder({ id: gammeId, ...order }),
    onSettled: () => invalidateAfter(queryClient, 'gammes'),
    failureText: t('failure.order'),
  })
  const doneEditing = (id: string) => {
    flushSync(() => setEditing(null))
    page.current?.querySelector<HTMLElement>(`[data-id="${id}"] [data-edit]`)?.focus()
  }

  const gone = editing !== null && !recettes.some(({ id }) => id === editing.id)
  // What was typed of a dish that another window took off stays where it was.
  const rows = gone ? shown.toSpliced(editing.position, 0, editing) : shown
  const movable = recettes.length > 1 && editing === null
  const form = editing && (
    <DishForm
      key={editing.id}
      gamme={gamme}
      dish={recettes.find(({ id }) => id === editing.id) ?? editing}
      gone={gone}
      thresholds={thresholds}
      onDone={() => doneEditing(editing.id)}
      onMoved={(id) => void navigate({ href: address(paths.gamme(id)), ignoreBlocker: true })}
    />
  )

  if (rows.length === 0) {
    return (
      <EmptyState
        drawing={<CarteDrawing />}
        title={t('dishes.empty')}
        sentence={t('dishes.teach')}
        action={<Button onClick={onAdd}>{t('dishes.add')}</Button>}
      />
    )
  }
  return (
    <div ref={page}>
      <DishList
        gamme={gamme}
        recettes={rows}
        thresholds={thresholds}
        listProps={listProps}
        edited={editing ? { id: editing.id, form } : undefined}
        editingOf={(dish, narrowed) => ({
          gammeId,
          movable: movable && !narrowed,
          onEdit: () => setEditing(dish),
          onRemove: () => setRemoving(dish),
          onGive,
        })}
      />
      {announcement}
      <RemoveDishModal gammeId={gammeId} dish={removing} onClose={() => setRemoving(null)} />
    </div>
  )
}
