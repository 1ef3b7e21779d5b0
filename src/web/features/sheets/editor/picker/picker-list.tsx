/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- no HTML element is the list of a combobox, and its keys are the input's */
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { useFormat } from '#web/lib/use-format.ts'
import { TableSkeleton } from '#web/ui/skeletons.tsx'
import { unitPriceDecimals } from '#web/lib/unit-price-decimals.ts'
import classes from './picker-list.module.css'

interface PickerListProps {
  id: string
  products: readonly UserProduct[]
  picked: ReadonlyMap<string, UserProduct>
  active: number
  loaded: boolean
  onPoint: (index: number) => void
  onToggle: (product: UserProduct) => void
}

export function PickerList({ id, products, picked, active, loaded, onPoint, onToggle }: PickerListProps) {
  const t = useTranslations('editor.picker')
  const tEntry = useTranslations('editor.entry')
  const tTrade = useTranslations('trade')
  const format = useFormat()
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  if (!loaded) return <TableSkeleton />
  if (products.length === 0) return <p className={classes.empty}>{t('empty')}</p>
  return (
    <ul
      id={id}
      ref={list}
      role="listbox"
      aria-multiselectable
      aria-label={tEntry('results')}
      className={classes.list}
    >
      {products.map((product, index) => (
        <li
          key={product.id}
          id={`${id}-${String(index)}`}
          role="option"
          aria-selected={picked.has(product.id)}
          data-active={index === active || undefined}
          className={classes.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            onPoint(index)
            onToggle(product)
          }}
        >
          <span className={classes.tick} aria-hidden>
            {picked.has(product.id) && <IconCheck size={14} stroke={2.4} />}
          </span>
          <span className={classes.words}>
            <span className={classes.name}>{product.name}</span>
            <span className={classes.origin}>
              {[tTrade(`productCategories.${product.category}`), product.supplier?.name, product.brand]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className={classes.price}>
            {product.priceHt === null
              ? tEntry('noPrice')
              : `${format.euro(product.priceHt, unitPriceDecimals(product.priceHt))} / ${tTrade(`units.${product.unit}`)}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
