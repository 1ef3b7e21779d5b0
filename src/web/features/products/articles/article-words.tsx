import { Badge, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Article } from '#contract/product-articles.ts'
import type { Unit } from '#domain/quantity/unit.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import classes from './articles.module.css'

export interface ArticleWordsProps {
  article: Article
  /** The product's. */
  unit: Unit
  badges?: readonly string[]
  children?: ReactNode
}

/** 'Farine T55 · Metro · sac de 25 kg, 20,00 €' and what that is in the product's unit, or why it is not known. */
export function ArticleWords({ article, unit, badges = [], children }: ArticleWordsProps) {
  const t = useTranslations('articles')
  const texts = usePriceTexts()
  const { name, brand, supplier, packText, packPriceHt, productPriceHt, doubt } = article
  const pack =
    packText !== null && packPriceHt !== null
      ? t('pack', { pack: packText, price: texts.price(packPriceHt) })
      : packText
  const facts = [supplier.name, brand, pack].filter((fact) => fact !== null && fact !== '')
  return (
    <div className={classes.article}>
      <div className={classes.words}>
        <div className={classes.name}>{name}</div>
        <Text size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
        {doubt !== null && (
          <Text size="sm" className={classes.doubt}>
            {t(`doubt.${doubt}`, { price: texts.unitPrice(article.priceHt, article.unit) })}
          </Text>
        )}
        {badges.length > 0 && (
          <Group gap={6} align="stretch" mt={4}>
            {badges.map((badge) => (
              <Badge key={badge} variant="light" tt="none">
                {badge}
              </Badge>
            ))}
          </Group>
        )}
      </div>
      <Group gap="sm" wrap="nowrap" ml="auto">
        {productPriceHt !== null && (
          <span className={classes.price}>{texts.unitPrice(productPriceHt, unit)}</span>
        )}
        {children}
      </Group>
    </div>
  )
}
