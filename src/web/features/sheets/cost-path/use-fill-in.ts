import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { LineProduct } from '#contract/sheet-lines.ts'
import { unitPriceDecimals } from '#web/entities/price/unit-price-decimals.ts'
import { useConflictForm } from '#web/entities/use-conflict-form.ts'
import { refusedInDemo } from '#web/lib/demo/demo-refusal.ts'
import { type FormParts, formParts } from '#web/lib/form/merge-versions.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { useCompleteProduct } from '../sheets-api.ts'
import type { CostPathContext } from './cost-path-context.ts'
import { changeOf, factsOf, type Figure, figureOf, type FilledInReason, SCHEMAS } from './filling.ts'

interface FillInOptions {
  product: LineProduct
  reason: FilledInReason
  onProduct: CostPathContext['onProduct']
}

/**
 * The form of the figure that a line's cost waits for. It names the version of the product that the sheet has read:
 * another figure that another window has given meanwhile is asked.
 */
export function useFillIn({ product, reason, onProduct }: FillInOptions) {
  const [newer, setNewer] = useState(product)
  const opened = newer.version > product.version ? newer : product
  const dialog = useRef<HTMLElement>(null)
  const form = useForm({
    initialValues: figureOf(reason, opened),
    toInput: (figure) => factsOf(reason, figure),
    schema: SCHEMAS[reason],
  })

  const known = (stored: LineProduct) => {
    // The field is gone; the focus stays in the box.
    dialog.current?.focus()
    onProduct?.(stored)
  }
  const { save, ...saving } = useConflictForm({
    form,
    opened,
    open: (stored, values) => {
      setNewer(stored)
      if (values.value === figureOf(reason, stored).value) known(stored)
    },
    valuesOf: (version) => figureOf(reason, version),
    parts: useFigureParts(reason, product.name),
    requestOf: (from, figure) =>
      figure.value === figureOf(reason, from).value
        ? null
        : { ...changeOf(reason, figure, from), id: from.id, version: from.version },
    change: useCompleteProduct(),
    invalidates: 'products',
    beforeSave: ({ goOn }) => {
      if (!refusedInDemo()) goOn()
    },
    onSaved: known,
    onUnchanged: () => known(opened),
  })

  return {
    ...saving,
    form,
    store: (element: HTMLElement) => {
      dialog.current = element.closest<HTMLElement>('[role="dialog"]')
      save()
    },
  }
}

/** What two versions of the figure are compared by: it means something with its units alone. */
function useFigureParts(reason: FilledInReason, name: string): FormParts<Figure> {
  const t = useTranslations('costs')
  const tUnits = useTranslations('trade.units')
  const format = useFormat()
  const written = ({ value, contentUnit }: Figure) => {
    if (value === null) return t(`none.${reason}`)
    if (reason === 'price-missing') return format.euro(value, unitPriceDecimals(value))
    return `${format.quantity(value)} ${tUnits(reason === 'content-missing' ? contentUnit : 'kg')}`
  }
  return formParts((figure: Figure) => figure, {
    value: {
      label: t(`figures.${reason}`, { name }),
      contentOf: ({ value, contentUnit, unit }) => [
        value,
        reason === 'content-missing' && contentUnit,
        reason !== 'density-missing' && unit,
      ],
      textOf: (figure) => `${written(figure)} / ${tUnits(reason === 'density-missing' ? 'L' : figure.unit)}`,
    },
    contentUnit: { with: 'value' },
    unit: { with: 'value' },
  })
}
