/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- no HTML element is the list of a combobox, and its keys are the input's */
import { VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { useFormat } from '#web/lib/use-format.ts'
import { unitPriceDecimals } from '#web/lib/unit-price-decimals.ts'
import { useEditorState } from '../state/use-editor.ts'
import classes from './product-options.module.css'

interface ProductOptionsProps {
  id: string
  products: readonly UserProduct[]
  active: number
  /** What is typed, and whether no product is called so. */
  name: string
  creatable: boolean
  settled: boolean
  failed: boolean
  onPoint: (index: number) => void
  /** One past the products is a new one. */
  onTake: (index: number) => void
}

export function ProductOptions(props: ProductOptionsProps) {
  const { id, products, active, name, creatable, settled, failed, onPoint, onTake } = props
  const t = useTranslations('editor.entry')
  const count = products.length

  return (
    // A press here must not take the focus out of the input.
    <div onMouseDown={(event) => event.preventDefault()} role="presentation">
      {failed && <p className={classes.remark}>{t('failed')}</p>}
      {!failed && !settled && count === 0 && <p className={classes.remark}>{t('searching')}</p>}
      {settled && count === 0 && <p className={classes.remark}>{t('nothing')}</p>}
      <ul id={id} role="listbox" aria-label={t('results')} className={classes.list}>
        {products.map((product, index) => (
          <ProductOption
            key={product.id}
            id={`${id}-${String(index)}`}
            product={product}
            active={index === active}
            onPoint={() => onPoint(index)}
            onTake={() => onTake(index)}
          />
        ))}
        {creatable && (
          <li
            id={`${id}-${String(count)}`}
            role="option"
            aria-selected={active === count}
            className={classes.option}
            onMouseMove={() => onPoint(count)}
            onClick={() => onTake(count)}
          >
            <span className={classes.create}>
              <IconPlus size={16} stroke={2} aria-hidden />
              {t('create', { name })}
            </span>
          </li>
        )}
      </ul>
      <VisuallyHidden role="status">{settled ? t('found', { count }) : ''}</VisuallyHidden>
    </div>
  )
}

interface ProductOptionProps {
  id: string
  product: UserProduct
  active: boolean
  onPoint: () => void
  onTake: () => void
}

function ProductOption({ id, product, active, onPoint, onTake }: ProductOptionProps) {
  const t = useTranslations('editor.entry')
  const tUnits = useTranslations('trade.units')
  const format = useFormat()
  const already = useEditorState(({ draft }) => draft.lines.some((line) => line.product?.id === product.id))
  const origin = [product.supplier?.name, product.brand, already ? t('already') : null]
    .filter(Boolean)
    .join(' · ')

  return (
    <li
      id={id}
      role="option"
      aria-selected={active}
      className={classes.option}
      onMouseMove={onPoint}
      onClick={onTake}
    >
      <span className={classes.words}>
        <span className={classes.name}>{product.name}</span>
        {origin !== '' && <span className={classes.origin}>{origin}</span>}
      </span>
      <span className={classes.price}>
        {product.priceHt === null
          ? t('noPrice')
          : `${format.euro(product.priceHt, unitPriceDecimals(product.priceHt))} / ${tUnits(product.unit)}`}
      </span>
    </li>
  )
}
