import { Button, Menu, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ArticleDoubt } from '#domain/pricing/article-price.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import classes from './where-to-buy.module.css'

/** An article that a product can be bought as. */
interface BuyingOffer {
  id: string
  supplier: string
  name: string
  packText: string | null
  /** EUR per the product's unit, without VAT; null where it cannot be converted. */
  priceHt: number | null
  doubt: ArticleDoubt | null
  /** EUR without VAT for what is needed, in whole packs; null or missing where it is not known. */
  costHt?: number | null
}

export interface WhereToBuyProps {
  /** The name of what is bought. */
  name: string
  /** The product's. */
  unit: Unit | undefined
  /** Undefined while they are read. */
  offers: readonly BuyingOffer[] | undefined
  /** That it is bought as now. */
  current: string | null
  disabled?: boolean
  failed?: boolean
  onOpen?: () => void
  onChoose: (offer: BuyingOffer) => void
}

/** 'Où acheter ?': what a unit costs as each article, the cheapest first; one click buys it there. */
export function WhereToBuy({
  name,
  unit,
  offers,
  current,
  disabled = false,
  failed = false,
  onOpen,
  onChoose,
}: WhereToBuyProps) {
  const t = useTranslations('orders.where')
  const texts = usePriceTexts()
  const format = useFormat()
  const sorted = offers?.toSorted(
    (one, other) => (one.priceHt ?? Number.POSITIVE_INFINITY) - (other.priceHt ?? Number.POSITIVE_INFINITY),
  )
  return (
    <Menu
      shadow="md"
      position="bottom-start"
      width={320}
      portalProps={{ target: 'main' }}
      withInitialFocusPlaceholder={false}
      {...(onOpen && { onOpen })}
    >
      <Menu.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.open}
          disabled={disabled}
          aria-label={t('openNamed', { name })}
        >
          {t('open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{failed ? t('failed') : sorted === undefined ? t('reading') : t('lead')}</Menu.Label>
        {sorted?.map((offer) => {
          const { id, supplier, packText, priceHt, doubt, costHt = null } = offer
          const isCurrent = id === current
          return (
            <Menu.Item
              key={id}
              disabled={isCurrent}
              onClick={() => onChoose(offer)}
              rightSection={
                <Stack gap={0} align="end">
                  <span className={classes.price}>
                    {priceHt === null || unit === undefined ? t('unknown') : texts.unitPrice(priceHt, unit)}
                  </span>
                  {costHt !== null && <span className="note">{t('cost', { sum: format.euro(costHt) })}</span>}
                  {priceHt !== null && doubt !== null && <span className={classes.doubt}>{t('doubt')}</span>}
                </Stack>
              }
            >
              <strong>{supplier}</strong>
              {isCurrent && <span className="note"> {t('current')}</span>}
              <span className={classes.article}>
                {[offer.name, packText].filter((fact) => fact !== null && fact !== '').join(' · ')}
              </span>
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
