import { Badge, Button, Checkbox, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Column } from '#web/ui/table/column.ts'
import { ShortTable } from '#web/ui/table/short-table.tsx'
import { scaleQuantity } from '#web/entities/sheet/line/scale-quantity.ts'
import { useEditorDialogs } from '../editor-dialogs.ts'
import { toLineProduct } from '#contract/line-product.ts'
import { ProductCombobox } from '../product-entry/product-combobox.tsx'
import { likelyUnit } from '../product-entry/typed-start.ts'
import { ofProduct, sourceId, sourceName } from '../state/line-source.ts'
import { newLineOf, resolvedWith } from './pasted-line.ts'
import { KnownWeightNote, PastedDoubt } from './pasted-doubt.tsx'
import type { PastedCertainty, PastedLine } from './pasted-line.ts'
import classes from './pasted-recipe.module.css'

const COLORS: Record<PastedCertainty, string> = {
  sure: 'bottle',
  chosen: 'bottle',
  doubtful: 'saffron',
  unknown: 'gray',
}
const NONE = ''
const OTHER = 'other'

interface PastedLinesProps {
  lines: readonly PastedLine[]
  onChange: (line: PastedLine) => void
}

/** The lines of the recipe: what each says, what it is taken for, and how sure that is. */
export function PastedLines({ lines, onChange }: PastedLinesProps) {
  const t = useTranslations('paste')
  return (
    <ShortTable
      label={t('title')}
      columns={usePastedColumns(onChange)}
      keyOf={({ key }) => key}
      rows={lines}
      dataOf={({ certainty, taken }) => ({
        'data-certainty': certainty,
        'data-taken': taken || undefined,
      })}
      maxHeight="56vh"
      className={classes.table}
    />
  )
}

function usePastedColumns(onChange: PastedLinesProps['onChange']): Column<PastedLine>[] {
  const t = useTranslations('paste')
  return [
    {
      key: 'take',
      head: t('columns.take'),
      cell: (line) => (
        <Checkbox
          aria-label={t('take', { text: line.read.name })}
          checked={line.taken}
          disabled={newLineOf(line) === null}
          onChange={(event) => onChange({ ...line, taken: event.currentTarget.checked })}
        />
      ),
    },
    {
      key: 'text',
      head: t('columns.text'),
      namesRow: true,
      card: 'name',
      cell: (line) => (
        <>
          {line.read.text}
          <KnownWeightNote line={line} />
          <PastedDoubt line={line} onChange={onChange} />
        </>
      ),
    },
    {
      key: 'quantity',
      head: t('columns.quantity'),
      end: true,
      card: 'end',
      cell: (line) => <PastedQuantity line={line} />,
    },
    {
      key: 'product',
      head: t('columns.product'),
      card: 'fact',
      cell: (line) => <PastedProduct line={line} onChange={onChange} />,
    },
    {
      key: 'certainty',
      head: t('columns.certainty'),
      card: 'end',
      cell: ({ certainty }) => (
        <Badge color={COLORS[certainty]} className={classes.certainty}>
          {t(certainty)}
        </Badge>
      ),
    },
  ]
}

function PastedQuantity({ line }: { line: PastedLine }) {
  const t = useTranslations('paste')
  const tTrade = useTranslations('trade')
  const tCounted = useTranslations('trade.counted')
  const language = useLocale()
  const added = newLineOf(line)
  const { quantity, unit } = added ?? line.read
  if (added?.costing === 'qs') return tTrade('qs')
  if (quantity === null) return '–'
  return (
    <>
      {scaleQuantity(quantity, unit ?? 'pièce', language)}{' '}
      <span className={classes.unit}>
        {unit === null ? t('ownUnit') : tCounted(unit, { count: quantity })}
      </span>
    </>
  )
}

interface PastedProductProps {
  line: PastedLine
  onChange: (line: PastedLine) => void
}

/** What the line is taken for: one of the likely products, another one, or a new one. */
function PastedProduct({ line, onChange }: PastedProductProps) {
  const t = useTranslations('paste')
  const { createProduct } = useEditorDialogs()
  const [searching, setSearching] = useState(false)
  const { read, source, candidates } = line
  const label = t('product', { text: read.name })

  const choose = (value: string) => {
    if (value === OTHER) setSearching(true)
    else onChange(resolvedWith(line, candidates.find((candidate) => sourceId(candidate) === value) ?? null))
  }

  return (
    <>
      {searching ? (
        <ProductCombobox
          label={label}
          placeholder={read.name}
          takesFocus
          onChoose={(chosen) => {
            setSearching(false)
            onChange(resolvedWith(line, chosen))
          }}
          onGiveUp={() => setSearching(false)}
        />
      ) : (
        <NativeSelect
          aria-label={label}
          value={source === null ? NONE : (sourceId(source) ?? NONE)}
          onChange={(event) => choose(event.currentTarget.value)}
          data={[
            ...candidates.map((candidate) => ({
              value: sourceId(candidate) ?? NONE,
              label: sourceName(candidate) ?? '',
            })),
            { value: NONE, label: t('none') },
            { value: OTHER, label: t('other') },
          ]}
        />
      )}
      {source === null && !searching && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() =>
            createProduct({ name: read.name, unit: likelyUnit(read) }, (product) =>
              onChange(resolvedWith(line, ofProduct(toLineProduct(product)))),
            )
          }
        >
          {t('create', { name: read.name })}
        </Button>
      )}
    </>
  )
}
