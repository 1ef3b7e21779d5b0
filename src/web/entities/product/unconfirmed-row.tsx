import { Button, Group, Text } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import type { NearProducts, UnconfirmedProduct } from '#contract/product-names.ts'
import { sameName } from '#domain/catalogue/same-name.ts'
import { DemoLock } from '#web/ui/demo/demo-lock.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { paths } from '../paths.ts'
import { listPriceDecimals } from '../price/unit-price-decimals.ts'
import { useUnitPriceText } from '../price/use-price-text.ts'
import classes from './unconfirmed-products.module.css'
import { useQuotedNames } from './use-quoted-names.ts'

interface UnconfirmedRowProps {
  product: UnconfirmedProduct
  /** Other products that its names may mean. */
  near: NearProducts['near']
  busy: boolean
  onConfirm: () => void
  onRefuse: () => void
}

/**
 * '« miel » du fichier est relié à Miel de fleurs · 8,00 € / kg · 2 fiches', or a product of the file's own name beside one that it
 * may be as well: confirmed or refused at one press, or opened to be joined to another product.
 */
export function UnconfirmedRow({ product, near, busy, onConfirm, onRefuse }: UnconfirmedRowProps) {
  const t = useTranslations('products.unconfirmed')
  const quoted = useQuotedNames()
  const priceText = useUnitPriceText(listPriceDecimals)
  const { id, name, unit, priceHt, names, sheets } = product
  const isNamedSo = names.every((written) => written === sameName(name))
  return (
    <Group component="li" justify="space-between" gap="2px 16px" py={4} className={classes.row}>
      <Text size="sm">
        {t(isNamedSo ? 'is' : 'names', { count: names.length, names: quoted(names) })}{' '}
        <TextLink to={paths.editProduct(id)}>{name}</TextLink>{' '}
        <span className="note">{[priceText(priceHt, unit), t('sheets', { count: sheets })].join(' · ')}</span>
        {near.length > 0 && (
          <span className={classes.near}>
            {t(isNamedSo ? 'near' : 'nearToo')}{' '}
            {near.map((other, at) => (
              <Fragment key={other.id}>
                {at > 0 && t('or')}
                <TextLink to={paths.editProduct(other.id)}>{other.name}</TextLink>
              </Fragment>
            ))}
          </span>
        )}
      </Text>
      <Group gap="xs">
        <DemoLock>
          <Button
            size="compact-md"
            variant="subtle"
            disabled={busy}
            aria-label={t('refuseOf', { name })}
            onClick={onRefuse}
          >
            {t('refuse')}
          </Button>
        </DemoLock>
        <DemoLock>
          <Button
            size="compact-md"
            variant="default"
            disabled={busy}
            aria-label={t('confirmOf', { name })}
            onClick={onConfirm}
          >
            {t('confirm')}
          </Button>
        </DemoLock>
      </Group>
    </Group>
  )
}
