import { useTranslations } from 'use-intl'
import { judgeDishes, type SoldDish } from '#domain/menu-engineering/judge-dishes.ts'
import { QUADRANTS, type Quadrant } from '#domain/menu-engineering/quadrant.ts'
import { Picture } from './picture.tsx'
import classes from './sales-figure.module.css'

/** Portions sold in a month, price TTC and cost of a portion, EUR. */
const SOLD = [
  [212, 19, 4.64],
  [164, 16.5, 5.9],
  [58, 23, 6.1],
  [41, 14.5, 5.8],
  [139, 21, 5.2],
  [96, 17, 6.4],
] as const
const DISHES = SOLD.map(([quantity, prixTtcAffiche, coutMatiere], index): SoldDish => {
  return {
    id: String(index),
    quantity,
    prixTtcAffiche,
    coutMatiere,
    tvaRate: 10,
    portions: 1,
    uncostedLines: 0,
    doubt: null,
  }
})

const WIDTH = 320
const HEIGHT = 200
const INSET = 16
/** The position of each quadrant's name. */
const CORNERS: Record<Quadrant, { x: number; y: number; end: boolean }> = {
  etoile: { x: WIDTH - 8, y: 18, end: true },
  'vache-a-lait': { x: WIDTH - 8, y: HEIGHT - 10, end: true },
  enigme: { x: 8, y: 18, end: false },
  'poids-mort': { x: 8, y: HEIGHT - 10, end: false },
}

/** The dishes of a carte among stars, plowhorses, puzzles and dogs. */
export function SalesFigure() {
  const t = useTranslations('features.figures.sales')
  const { dishes, thresholds } = judgeDishes(DISHES)
  if (!thresholds) return null
  const across = scale([...dishes.map(({ share }) => share), thresholds.share], INSET, WIDTH - INSET)
  const up = scale([...dishes.map(({ margin }) => margin), thresholds.margin], HEIGHT - 32, 32)
  return (
    <Picture label={t('label')}>
      <svg className={classes.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <path
          className={classes.axes}
          d={`M${across(thresholds.share)} 0V${HEIGHT}M0 ${up(thresholds.margin)}H${WIDTH}`}
        />
        {QUADRANTS.map((quadrant) => {
          const { x, y, end } = CORNERS[quadrant]
          return (
            <text key={quadrant} x={x} y={y} textAnchor={end ? 'end' : 'start'}>
              {t(`quadrants.${quadrant}`)}
            </text>
          )
        })}
        {dishes.map(({ dish, share, margin, quadrant }) => (
          <circle key={dish.id} data-quadrant={quadrant} cx={across(share)} cy={up(margin)} r="7" />
        ))}
      </svg>
      <div className={classes.axisNames}>
        <small>{`↑ ${t('margin')}`}</small>
        <small>{`${t('popularity')} →`}</small>
      </div>
    </Picture>
  )
}

/** To a tenth of a pixel, so that server and browser write the same. */
function scale(values: readonly number[], from: number, to: number) {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  return (value: number) =>
    Math.round((from + ((value - lowest) / (highest - lowest)) * (to - from)) * 10) / 10
}
