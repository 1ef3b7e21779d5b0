/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- no HTML element is the list of a combobox, and its keys are the input's */
import { VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { paths } from '#web/lib/paths.ts'
import { useFormat } from '#web/lib/use-format.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { unitPriceDecimals } from '#web/lib/unit-price-decimals.ts'
import { useEditorState } from '../state/use-editor.ts'
import classes from './product-options.module.css'

interface ProductOptionsProps {
  id: string
  products: readonly UserProduct[]
  active: number
  text: string
  settled: boolean
  failed: boolean
  onPoint: (index: number) => void
  onChoose: (index: number) => void
}

export function ProductOptions(props: ProductOptionsProps) {
  const { id, products, active, text, settled, failed, onPoint, onChoose } = props
  const t = useTranslations('editor.entry')
  const found = products.length > 0

  return (
    // A press here must not take the focus out of the input.
    <div onMouseDown={(event) => event.preventDefault()} role="presentation">
      <ul id={id} role="listbox" aria-label={t('results')} className={classes.list}>
        {products.map((product, index) => (
          <ProductOption
            key={product.id}
            id={`${id}-${String(index)}`}
            product={product}
            active={index === active}
            onPoint={() => onPoint(index)}
            onChoose={() => onChoose(index)}
          />
        ))}
      </ul>
      {!found && (
        <p className={classes.nothing}>
          {failed && t('failed')}
          {!failed && !settled && t('searching')}
          {!failed && settled && (
            <>
              {t('nothing', { text })}{' '}
              <TextLink to={paths.products} target="_blank" tabIndex={-1}>
                {t('newProduct')}
              </TextLink>
            </>
          )}
        </p>
      )}
      <VisuallyHidden role="status">{settled ? t('found', { count: products.length }) : ''}</VisuallyHidden>
    </div>
  )
}

interface ProductOptionProps {
  id: string
  product: UserProduct
  active: boolean
  onPoint: () => void
  onChoose: () => void
}

function ProductOption({ id, product, active, onPoint, onChoose }: ProductOptionProps) {
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
      onClick={onChoose}
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
