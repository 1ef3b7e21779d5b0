import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { MAX_TOGETHER } from '#contract/many-products.ts'
import { useFailureSentence } from '#web/lib/failure/use-failure-sentence.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import classes from '#web/ui/table/selection-bar.module.css'
import type { AnnounceUndoable } from '#web/ui/cells/use-undo-stack.ts'
import { ChangeAllergensModal, ChangeCategoryModal, ChangeSupplierModal } from './change-fact-modal.tsx'
import { ChangePricesModal } from './change-prices-modal.tsx'
import { DeleteProductsModal } from './delete-products-modal.tsx'
import { MergeSelectedModal } from './merge-selected-modal.tsx'
import { ReplaceSelectedModal } from './replace-selected-modal.tsx'
import type { Selecting } from './use-product-selection.ts'

const ACTIONS = ['price', 'category', 'supplier', 'allergens', 'replace', 'merge', 'delete'] as const
type Action = (typeof ACTIONS)[number]

const MODALS = {
  price: ChangePricesModal,
  category: ChangeCategoryModal,
  supplier: ChangeSupplierModal,
  allergens: ChangeAllergensModal,
  replace: ReplaceSelectedModal,
  merge: MergeSelectedModal,
  delete: DeleteProductsModal,
}

/** How many products have to be selected for what is done with fewer than any number. */
const NEEDED: Partial<Record<Action, number>> = { replace: 1, merge: 2 }

interface ProductsSelectionBarProps {
  selecting: Selecting
  announce: AnnounceUndoable
  /** How many products match. */
  total: number
}

/** The number of selected products, always visible, and what is done with all of them. */
export function ProductsSelectionBar({ selecting, announce, total }: ProductsSelectionBarProps) {
  const t = useTranslations('selection')
  const sentence = useFailureSentence()
  const [action, setAction] = useState<Action | null>(null)
  const { ids, keep, allSelected, toggleAll, cutFrom, tooMany, failure } = selecting
  const Question = action && MODALS[action]
  return (
    <>
      {failure !== null && <ErrorBanner text={sentence(t('allFailure'), failure)} />}
      <section className={classes.bar} aria-label={t('label')} hidden={ids.size === 0}>
        <Group gap="4px 12px" flex="1 0 100%" className={classes.choosing}>
          <div className={classes.words}>
            <output className={classes.count}>{ids.size > 0 && t('count', { count: ids.size })}</output>
            <span className={classes.hint}>{t('hint')}</span>
            {(tooMany || cutFrom !== null) && (
              <Text size="sm" component="output" display="block">
                {tooMany
                  ? t('tooMany', { most: MAX_TOGETHER })
                  : t('onlyFirst', { most: MAX_TOGETHER, total: cutFrom ?? 0 })}
              </Text>
            )}
          </div>
          {!allSelected && total > ids.size && (
            <Button variant="subtle" onClick={toggleAll}>
              {t('allShort', { count: total })}
            </Button>
          )}
          <Button variant="subtle" onClick={() => keep([])}>
            {t('none')}
          </Button>
        </Group>
        <Group gap={8} align="stretch" className={classes.actions}>
          {ACTIONS.filter((each) => ids.size === (NEEDED[each] ?? ids.size)).map((each) => (
            <DemoLock key={each}>
              <Button
                variant={each === 'price' ? 'filled' : 'default'}
                disabled={tooMany}
                onClick={() => setAction(each)}
              >
                {t(`${each}.open`)}
              </Button>
            </DemoLock>
          ))}
        </Group>
      </section>
      {Question && <Question selecting={selecting} announce={announce} onClose={() => setAction(null)} />}
    </>
  )
}
