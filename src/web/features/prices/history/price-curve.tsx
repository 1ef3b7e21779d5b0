import { Group, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Unit } from '#domain/quantity/unit.ts'
import { usePriceTexts } from '#web/entities/price/use-price-texts.ts'
import { outline, type PriceCurve as Curve } from './curve-of.ts'
import classes from './price-curve.module.css'

const WIDTH = 240
const HEIGHT = 96

/** The steps of a price, its lowest and highest on the left, its first and last day below. */
export function PriceCurve({ curve, unit }: { curve: Curve; unit: Unit }) {
  const t = useTranslations('prices.curve')
  const texts = usePriceTexts()
  const { first, last, lowest, highest, steps } = curve
  const path = outline(steps, WIDTH, HEIGHT)
  const facts = (['first', 'last', 'lowest', 'highest'] as const).map((name) => ({ name, ...curve[name] }))
  const end = steps.at(-1)?.height
  return (
    <figure>
      <div className={classes.plot}>
        <div className={classes.scale} aria-hidden>
          <span>{texts.price(highest.price)}</span>
          {highest.price !== lowest.price && <span>{texts.price(lowest.price)}</span>}
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made here has no address for an img
          role="img"
          aria-label={t('label', {
            first: texts.unitPrice(first.price, unit),
            last: texts.unitPrice(last.price, unit),
            lowest: texts.price(lowest.price),
            highest: texts.price(highest.price),
          })}
        >
          <line x1={0} x2={WIDTH} y1={0} y2={0} className={classes.rule} />
          <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className={classes.rule} />
          <path d={path} className={classes.line} />
        </svg>
        {end !== undefined && (
          <span className={classes.now} style={{ top: `${(1 - end) * 100}%` }} aria-hidden />
        )}
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
