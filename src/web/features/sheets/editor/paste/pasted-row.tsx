import { Badge, Button, Checkbox, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { scaleQuantity } from '../../scale-quantity.ts'
import { useEditorDialogs } from '../editor-dialogs.ts'
import { toLineProduct } from '#contract/sheet-lines.ts'
import { ProductCombobox } from '../product-entry/product-combobox.tsx'
import { ofProduct, sourceId, sourceName } from '../state/line-source.ts'
import { newLineOf, settledWith } from './pasted-line.ts'
import type { PastedCertainty, PastedLine } from './pasted-line.ts'
import classes from './pasted-recipe.module.css'

const COLORS: Record<PastedCertainty, string> = {
  sure: 'bottle',
  settled: 'bottle',
  doubtful: 'saffron',
  unknown: 'gray',
}
const NONE = ''
const OTHER = 'other'

interface PastedRowProps {
  line: PastedLine
  onChange: (line: PastedLine) => void
}

/** One line of the recipe: what it says, what it is taken for, and how sure that is. */
export function PastedRow({ line, onChange }: PastedRowProps) {
  const t = useTranslations('paste')
  const tCounted = useTranslations('trade.counted')
  const language = useLocale()
  const { createProduct } = useEditorDialogs()
  const [searching, setSearching] = useState(false)
  const { read, source, candidates, certainty, taken } = line
  const { quantity, unit } = newLineOf(line) ?? read
  const label = t('product', { text: read.name })

  const choose = (value: string) => {
    if (value === OTHER) setSearching(true)
    else onChange(settledWith(line, candidates.find((candidate) => sourceId(candidate) === value) ?? null))
  }

  return (
    <tr data-certainty={certainty} data-taken={taken || undefined}>
      <td>
        <Checkbox
          aria-label={t('take', { text: read.name })}
          checked={taken}
          disabled={source === null}
          onChange={(event) => onChange({ ...line, taken: event.currentTarget.checked })}
        />
      </td>
      <td className={classes.text}>
        {read.text}
        {read.range !== null && <small className={classes.range}>{t('range', { range: read.range })}</small>}
      </td>
      <td className={classes.quantity}>
        {quantity === null ? (
          '–'
        ) : (
          <>
            {scaleQuantity(quantity, unit ?? 'pièce', language)}{' '}
            <span className={classes.unit}>
              {unit === null ? t('ownUnit') : tCounted(unit, { count: quantity })}
            </span>
          </>
        )}
      </td>
      <td className={classes.product}>
        {searching ? (
          <ProductCombobox
            label={label}
            placeholder={read.name}
            takesFocus
            onChoose={(chosen) => {
              setSearching(false)
              onChange(settledWith(line, chosen))
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
              createProduct(read.name, (product) =>
                onChange(settledWith(line, ofProduct(toLineProduct(product)))),
              )
            }
          >
            {t('create', { name: read.name })}
          </Button>
        )}
      </td>
      <td>
        <Badge color={COLORS[certainty]}>{t(certainty)}</Badge>
      </td>
    </tr>
  )
}
