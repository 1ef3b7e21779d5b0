import { outline, type PriceCurve } from './curve-of.ts'
import classes from './price-line.module.css'

const WIDTH = 240

export interface PriceLineProps {
  curve: PriceCurve
  /** What it shows, in words. */
  label: string
  /** Pixels. */
  height: number
  /** Whether its lowest and its highest price have a line across. */
  ruled?: boolean
}

/** The steps of a price up to the last one, which has a dot; as wide as its place. */
export function PriceLine({ curve: { steps }, label, height, ruled = false }: PriceLineProps) {
  const end = steps.at(-1)?.height
  return (
    <div className={classes.line}>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        height={height}
        preserveAspectRatio="none"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made here has no address for an img
        role="img"
        aria-label={label}
      >
        {ruled && (
          <>
            <line x1={0} x2={WIDTH} y1={0} y2={0} className={classes.rule} />
            <line x1={0} x2={WIDTH} y1={height} y2={height} className={classes.rule} />
          </>
        )}
        <path d={outline(steps, WIDTH, height)} className={classes.steps} />
      </svg>
      {end !== undefined && (
        <span className={classes.now} style={{ top: `${(1 - end) * 100}%` }} aria-hidden />
      )}
    </div>
  )
}
