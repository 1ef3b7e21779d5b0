import { Group, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Unit } from '#domain/quantity/unit.ts'
import type { PriceCurve as Curve } from '#web/entities/price/curve/curve-of.ts'
import { PriceLine } from '#web/entities/price/curve/price-line.tsx'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import classes from './price-curve.module.css'

/** The steps of a price, its lowest and highest on the left, its first and last day below. */
export function PriceCurve({ curve, unit }: { curve: Curve; unit: Unit }) {
  const t = useTranslations('prices.curve')
  const texts = usePriceTexts()
  const { first, last, lowest, highest } = curve
  const facts = (['first', 'last', 'lowest', 'highest'] as const).map((name) => ({ name, ...curve[name] }))
  return (
    <figure>
      <div className={classes.plot}>
        <div className={classes.scale} aria-hidden>
          <span>{texts.price(highest.price)}</span>
          {highest.price !== lowest.price && <span>{texts.price(lowest.price)}</span>}
        </div>
        <PriceLine
          curve={curve}
          height={96}
          ruled
          label={t('label', {
            first: texts.unitPrice(first.price, unit),
            last: texts.unitPrice(last.price, unit),
            lowest: texts.price(lowest.price),
            highest: texts.price(highest.price),
          })}
        />
      </div>
      <Group justify="space-between" mt={8} c="dimmed" fz="xs" aria-hidden>
        <span>{texts.day(first.at)}</span>
        <span>{t('today')}</span>
      </Group>
      <Stack component="dl" gap={4} mt="sm" mb={0} fz="sm" className={classes.facts}>
        {facts.map(({ name, price, at }) => (
          <Group key={name} justify="space-between" align="stretch" gap="0 12px">
            <dt className="dimmed">{t(name)}</dt>
            <dd>
              {texts.price(price)} <span className={classes.day}>{texts.day(at)}</span>
            </dd>
          </Group>
        ))}
      </Stack>
    </figure>
  )
}
