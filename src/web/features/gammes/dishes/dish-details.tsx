import { Badge, Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { GammeRecette } from '#contract/gammes.ts'
import { AlcoholRemark } from '#web/entities/carte/alcohol-remark.tsx'
import { paths } from '#web/entities/paths.ts'
import { useSellingPriceText } from '#web/entities/price/use-price-text.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import classes from './dish-details.module.css'

export interface DishDetailsProps {
  id: string
  dish: GammeRecette
  /** What can be set of the dish; nothing where the gamme is only read. */
  children: ReactNode
}

/** What the sheet of a dish says, whatever is displayed of it. */
export function DishDetails({ id, dish, children }: DishDetailsProps) {
  const t = useTranslations('gammes.dishes.details')
  const format = useFormat()
  const priceText = useSellingPriceText()
  const { title, sellingPriceHt, tvaRate, sheetTvaRate, coutMatiere, portions, uncostedLines, method } = dish
  const cost = format.partialSum(coutMatiere, uncostedLines > 0)
  return (
    <div id={id} className={classes.details}>
      {children && <div className={classes.service}>{children}</div>}
      <Flex component="dl" direction="column" gap={8} className={classes.facts}>
        <div>
          <dt>{t('title')}</dt>
          <dd>
            <TextLink to={paths.recipe(dish.ficheId)}>{title}</TextLink>{' '}
            {dish.published && <Badge>{t('published')}</Badge>}
          </dd>
        </div>
        <div>
          <dt>{t('sellingPrice')}</dt>
          <dd>{priceText(sellingPriceHt)}</dd>
        </div>
        <div>
          <dt>{t('vat')}</dt>
          <dd>
            {tvaRate === sheetTvaRate
              ? format.rate(tvaRate)
              : t('vatOfDish', { rate: format.rate(tvaRate), sheet: format.rate(sheetTvaRate) })}
            <AlcoholRemark name={dish.nomAffiche} tvaRate={tvaRate} />
          </dd>
        </div>
        <div>
          <dt>{t('sheetCost')}</dt>
          <dd>{t('forPortions', { cost, count: portions })}</dd>
        </div>
      </Flex>
      <div>
        <h2 className={classes.heading}>{t('method')}</h2>
        {method.trim() === '' ? (
          <p className={classes.none}>{t('noMethod')}</p>
        ) : (
          <p className={classes.method}>{method}</p>
        )}
        <TextLink to={paths.editRecipe(dish.ficheId)} className={classes.open}>
          {t('open')}
        </TextLink>
      </div>
    </div>
  )
}
