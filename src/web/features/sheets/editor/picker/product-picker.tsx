import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { PRODUCT_CATEGORIES } from '#domain/catalogue/product-category.ts'
import { refusedInDemo, useDemoRefusal } from '#web/lib/demo/demo-refusal.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { ErrorBanner } from '#web/ui/error-banner.tsx'
import { NamedModal } from '#web/ui/named-dialog.tsx'
import { usePicker } from '#web/ui/picker/use-picker.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import type { DraftLine } from '../state/draft.ts'
import { sourceId } from '../state/line-source.ts'
import type { LineSource } from '../state/line-source.ts'
import { useEditor } from '../state/use-editor.ts'
import { focusAgain, focusCell } from '../table/focus-cell.ts'
import { useRefusal } from '../product-entry/use-refusal.ts'
import { SourceList } from './source-list.tsx'
import classes from './product-picker.module.css'
import { PREPARATIONS, useCatalogue, useSuppliers } from './use-catalogue.ts'
import type { CatalogueFilters } from './use-catalogue.ts'

interface ProductPickerProps {
  onClose: () => void
}

const KINDS = ['products', 'preparations'] as const

/** The user's products and preparations to look through and tick, several at once. */
export function ProductPicker({ onClose }: ProductPickerProps) {
  const store = useEditor()
  const t = useTranslations('editor.picker')
  const tCommon = useTranslations('common')
  const tCategories = useTranslations('trade.productCategories')
  const [cameFrom] = useState(() => document.activeElement)
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState<CatalogueFilters['category']>(null)
  const [supplierId, setSupplierId] = useState<string | null>(null)
  const [picked, setPicked] = useState<ReadonlyMap<string | null, LineSource>>(new Map())
  const catalogue = useCatalogue({ search, category, supplierId })
  const suppliers = useSuppliers().data?.items ?? []
  const refusalOf = useRefusal()
  const { sources } = catalogue

  const toggle = (source: LineSource) => {
    if (refusalOf(source) !== null) return
    const next = new Map(picked)
    const id = sourceId(source)
    if (!next.delete(id)) next.set(id, source)
    setPicked(next)
  }
  const giveUp = () => {
    flushSync(onClose)
    focusAgain(cameFrom)
  }
  useDemoRefusal(giveUp)
  const add = () => {
    if (refusedInDemo()) return
    if (picked.size === 0) return
    const before = new Set(filled(store.state().draft).map(({ key }) => key))
    for (const source of picked.values()) store.dispatch({ type: 'line-started', start: { source } })
    const added = filled(store.state().draft).find(({ key }) => !before.has(key))
    flushSync(onClose)
    if (added !== undefined) focusCell(added.key, 'quantity')
  }

  const picker = usePicker({ items: sources, onPick: toggle })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return picker.input.onKeyDown(event)
    add()
    event.preventDefault()
  }
  /** A narrower list begins at its top again. */
  const narrow = (change: () => void) => {
    change()
    picker.restart()
  }

  return (
    <NamedModal
      opened
      onClose={giveUp}
      title={t('title')}
      size="xl"
      returnFocus={false}
      closeButtonProps={{ 'aria-label': tCommon('close') }}
    >
      <div className={classes.filters}>
        <SearchField
          className={classes.search}
          placeholder={t('search')}
          slash={false}
          value={search}
          onChange={(text) => narrow(() => setSearch(text))}
          data-autofocus
          {...picker.input}
          onKeyDown={onKeyDown}
        />
        <NativeSelect
          aria-label={t('category')}
          value={category ?? ''}
          onChange={({ currentTarget: { value } }) =>
            narrow(() => setCategory(value === '' ? null : (value as CatalogueFilters['category'])))
          }
          data={[
            { value: '', label: t('allCategories') },
            { value: PREPARATIONS, label: t('preparations') },
            ...PRODUCT_CATEGORIES.map((value) => ({ value, label: tCategories(value) })),
          ]}
        />
        <NativeSelect
          aria-label={t('supplier')}
          value={supplierId ?? ''}
          onChange={({ currentTarget: { value } }) =>
            narrow(() => setSupplierId(value === '' ? null : value))
          }
          data={[
            { value: '', label: t('allSuppliers') },
            ...suppliers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      {catalogue.failed && <ErrorBanner text={t('failed')} onRetry={catalogue.retry} />}
      <SourceList picker={picker} picked={picked} loaded={catalogue.loaded} pages={catalogue.pages} />
      {catalogue.loaded && sources.length > 0 && (
        <Text component="output" display="block" size="sm" c="dimmed" mt="xs">
          {KINDS.flatMap((kind) => {
            const count = catalogue.counts[kind]
            return count === undefined ? [] : [t(`counts.${kind}`, { count })]
          }).join(' · ')}
        </Text>
      )}
      <Group justify="space-between" mt="md">
        <Text size="sm" c="dimmed" visibleFrom="sm">
          {t('hint')}
        </Text>
        <DemoLock>
          <Button onClick={add} disabled={picked.size === 0}>
            {t('add', { count: picked.size })}
          </Button>
        </DemoLock>
      </Group>
    </NamedModal>
  )
}

function filled({ lines }: { lines: readonly DraftLine[] }): DraftLine[] {
  return lines.filter((line) => sourceId(line) !== null)
}
