import { Card } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { InvoicePlan } from '#contract/invoice-shapes.ts'
import { PriceImpactText } from '#web/entities/price/guard/price-impact-text.tsx'
import { PriceLeaps } from '#web/entities/price/guard/price-leaps.tsx'
import { CardHead } from '#web/ui/card-head.tsx'

/** The sheets that the prices of an invoice move, below the prices that leap; nothing where there is neither. */
export function PlanImpact({ plan: { impact, prices } }: { plan: InvoicePlan }) {
  const t = useTranslations('invoice.plan')
  const moved = prices.flatMap(({ product }) => (product === null || product.newer ? [] : [product]))
  if (impact.total === 0) return <PriceLeaps prices={moved} />
  return (
    <Card component="section" aria-labelledby="impact-title">
      <CardHead id="impact-title" title={t('title')} />
      <PriceLeaps prices={moved} />
      <PriceImpactText impact={impact} />
    </Card>
  )
}
