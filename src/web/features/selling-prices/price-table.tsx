import { Button, Group } from '@mantine/core'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Settings } from '#contract/account.ts'
import type { Unpriced, UnpricedSheet } from '#contract/selling-prices.ts'
import { isUnpriced } from '#domain/pricing/unpriced-places.ts'
import { paths } from '#web/entities/paths.ts'
import { useGivePrice } from '#web/entities/selling-price/use-give-price.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { FoldingTable } from '#web/ui/table/folding-table.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { useUndoStack } from '#web/ui/cells/use-undo-stack.ts'
import { PriceRow } from './price-row.tsx'
import classes from './price-table.module.css'

interface PriceTableProps {
  unpriced: Unpriced
  settings: Settings
  stale: boolean
  onNext: () => void
}

/** The sheets as they were read, each with the price that it was given since. */
export function PriceTable({ unpriced: { items, total }, settings, stale, onNext }: PriceTableProps) {
  const t = useTranslations('sellingPrices')
  const [stored, setStored] = useState<ReadonlyMap<string, UnpricedSheet>>(new Map())
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set())
  const give = useGivePrice(useUndoStack(), (sheet) =>
    setStored((others) => new Map(others).set(sheet.id, sheet)),
  )
  const onUnsaved = useCallback(
    (id: string, isUnsaved: boolean) =>
      setUnsaved((others) => {
        if (others.has(id) === isUnsaved) return others
        return new Set(isUnsaved ? [...others, id] : [...others].filter((other) => other !== id))
      }),
    [],
  )
  if (total === 0) {
    return (
      <EmptyState
        drawing={<PlateDrawing />}
        sentence={t('done')}
        action={<ButtonLink to={paths.recipes}>{t('open')}</ButtonLink>}
      />
    )
  }
  const given = items.filter(({ id }) => {
    const sheet = stored.get(id)
    return sheet !== undefined && !isUnpriced(sheet)
  }).length
  const columns: Column<UnpricedSheet>[] = [
    { key: 'dish', head: t('columns.dish') },
    { key: 'cost', head: t('columns.cost'), end: true },
    { key: 'proposed', head: t('columns.proposed'), end: true },
    { key: 'price', head: t('columns.price'), end: true },
    { key: 'margin', head: t('columns.margin'), end: true },
  ]
  return (
    <>
      <Group justify="space-between" gap="xs" mb="sm" mih={36}>
        <output className={classes.count}>{t('waiting', { count: total - given })}</output>
        {given > 0 && (
          <ButtonLink to={paths.recipes} variant={given === total ? 'filled' : 'default'}>
            {t('open')}
          </ButtonLink>
        )}
      </Group>
      <FoldingTable
        label={t('label')}
        count={items.length}
        className={classes.table}
        body={null}
        bodyStyle={undefined}
        columns={columns}
      >
        {items.map((sheet, index) => (
          <PriceRow
            key={sheet.id}
            index={index}
            opened={sheet}
            current={stored.get(sheet.id) ?? sheet}
            settings={settings}
            onGive={give}
            onUnsaved={onUnsaved}
          />
        ))}
      </FoldingTable>
      {total > items.length && (
        <Group gap="sm" mt="md">
          <span className="note">{t('more', { shown: items.length, total })}</span>
          <Button variant="default" disabled={stale || unsaved.size > 0} onClick={onNext}>
            {t('next')}
          </Button>
        </Group>
      )}
      <UnsavedChangesGuard dirty={unsaved.size > 0} />
    </>
  )
}
