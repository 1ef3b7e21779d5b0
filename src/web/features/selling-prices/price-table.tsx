import { Button, Group, VisuallyHidden } from '@mantine/core'
import { IconArrowBackUp } from '#web/ui/icons/arrow-back-up.ts'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Settings } from '#contract/account.ts'
import type { Unpriced, UnpricedSheet } from '#contract/selling-prices.ts'
import { awaitsPrice } from '#domain/pricing/unpriced-places.ts'
import { paths } from '#web/entities/paths.ts'
import { useGivePrice } from '#web/entities/selling-price/use-give-price.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PlateDrawing } from '#web/ui/drawings/plate.tsx'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { FoldingTable } from '#web/ui/table/folding-table.tsx'
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx'
import { useUndoStack } from '#web/ui/cells/use-undo-stack.ts'
import { LeftOutSheets } from './left-out-sheets.tsx'
import { PriceRow } from './price-row.tsx'
import classes from './price-table.module.css'
import { useTakeProposed } from './use-take-proposed.ts'

interface PriceTableProps {
  unpriced: Unpriced
  settings: Settings
  stale: boolean
  onNext: () => void
}

/** The last price that was given, and how it is taken back. */
interface GivenPrice {
  text: string
  label: string
  undo: () => void
}

/** The sheets as they were read, each with the price that it was given since. */
export function PriceTable({
  unpriced: { items, total, waiting },
  settings,
  stale,
  onNext,
}: PriceTableProps) {
  const t = useTranslations('sellingPrices')
  const [stored, setStored] = useState<ReadonlyMap<string, UnpricedSheet>>(new Map())
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set())
  const [given, setGiven] = useState<GivenPrice | null>(null)
  const show = useCallback((text: string, label: string, undo: () => void) => {
    const shown = { text, label, undo }
    setGiven(shown)
    return () => setGiven((last) => (last === shown ? null : last))
  }, [])
  const announce = useUndoStack(show)
  const give = useGivePrice(announce, (sheet) => setStored((others) => new Map(others).set(sheet.id, sheet)))
  const onUnsaved = useCallback(
    (id: string, isUnsaved: boolean) =>
      setUnsaved((others) => {
        if (others.has(id) === isUnsaved) return others
        return new Set(isUnsaved ? [...others, id] : [...others].filter((other) => other !== id))
      }),
    [],
  )
  const rows = items
    .filter(({ id }) => !unsaved.has(id))
    .map((opened) => ({ opened, current: stored.get(opened.id) ?? opened }))
  const proposed = useTakeProposed({ rows, settings, give, announce })
  if (total === 0) {
    return (
      <EmptyState
        drawing={<PlateDrawing />}
        sentence={t('done')}
        action={<ButtonLink to={paths.recipes}>{t('open')}</ButtonLink>}
      />
    )
  }
  const stillWaiting = items.reduce(
    (count, sheet) => count - Number(awaitsPrice(sheet)) + Number(awaitsPrice(stored.get(sheet.id) ?? sheet)),
    waiting,
  )
  const columns: Column<UnpricedSheet>[] = [
    { key: 'dish', head: t('columns.dish') },
    { key: 'cost', head: t('columns.cost'), end: true },
    { key: 'proposed', head: t('columns.proposed'), end: true },
    { key: 'price', head: t('columns.price'), end: true },
    { key: 'margin', head: t('columns.margin'), end: true },
  ]
  return (
    <>
      <Group gap="xs" mb="sm" mih={36}>
        <output className={classes.count}>{t('waiting', { count: stillWaiting })}</output>
        {proposed.count > 1 && (
          <DemoLock>
            <Button variant="default" ml="auto" disabled={proposed.busy} onClick={proposed.take}>
              {t('takeAll', { count: proposed.count })}
            </Button>
          </DemoLock>
        )}
        {given !== null && (
          <Button
            variant="default"
            ml={proposed.count > 1 ? undefined : 'auto'}
            disabled={proposed.busy}
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            title={given.text}
            onClick={() => {
              setGiven(null)
              given.undo()
            }}
          >
            {given.label}
            <VisuallyHidden> {given.text}</VisuallyHidden>
          </Button>
        )}
      </Group>
      {proposed.count > 1 && <LeftOutSheets sheets={proposed.left} />}
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
      {stillWaiting === 0 && (
        <Group justify="space-between" gap="sm" mt="md">
          <span>{t('done')}</span>
          <ButtonLink to={paths.recipes}>{t('open')}</ButtonLink>
        </Group>
      )}
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
