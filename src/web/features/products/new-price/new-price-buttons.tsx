import { Flex } from '@mantine/core'
import { IconX } from '#web/ui/icons/x.ts'
import { useTranslations } from 'use-intl'
import type { UserProduct } from '#contract/products.ts'
import { paths } from '#web/entities/paths.ts'
import classes from './new-price.module.css'
import { address } from '#web/lib/navigation/address.ts'

export interface NewPriceActions {
  take: (product: UserProduct) => void
  keep: (product: UserProduct) => void
}

export interface NewPriceButtonsProps {
  product: UserProduct
  actions: NewPriceActions
  /** 'Garder' as a cross, on a card. */
  compact?: boolean
}

/** One click takes the price, another keeps one's own; what cannot be converted leads to the product. Bare elements, for rows. */
export function NewPriceButtons({ product, actions, compact = false }: NewPriceButtonsProps) {
  const t = useTranslations('catalogue.newPrices')
  const { name } = product
  return (
    <Flex component="span" gap={8} flex="none">
      <button
        type="button"
        className={classes.button}
        aria-label={t('keepOf', { name })}
        title={t('keep')}
        onClick={() => actions.keep(product)}
      >
        {compact ? <IconX size={16} aria-hidden /> : t('keep')}
      </button>
      {product.newPrice?.priceHt === null ? (
        <a href={address(paths.editProduct(product.id))} className={classes.button} data-first>
          {t('complete')}
        </a>
      ) : (
        <button
          type="button"
          className={classes.button}
          data-first
          aria-label={t('takeOf', { name })}
          onClick={() => actions.take(product)}
        >
          {t('take')}
        </button>
      )}
    </Flex>
  )
}
