import { arrowPath, diamondPoints, DOT_LENGTH } from '#web/lib/pages/shape-geometry.ts'
import type { Page, Shape } from '#web/lib/pages/page.ts'
import { darkPath } from '#web/lib/qr/qr-drawing.ts'
import classes from './paper-pages.module.css'

/** What is drawn on a page, beside its texts. */
export function PageShapes({ page: { width, height, shapes } }: { page: Page }) {
  return (
    <svg className={classes.shapes} viewBox={`0 0 ${String(width)} ${String(height)}`} aria-hidden>
      {shapes.map((shape, index) => (
        <DrawnShape key={String(index)} shape={shape} />
      ))}
    </svg>
  )
}

function DrawnShape({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'rule': {
      const { x1, y1, x2, y2, width, color } = shape
      return <line {...{ x1, y1, x2, y2 }} stroke={color} strokeWidth={width} />
    }
    case 'dots': {
      const { x1, x2, y, width, gap, color } = shape
      return (
        <line
          {...{ x1, x2, y1: y, y2: y }}
          stroke={color}
          strokeWidth={width}
          strokeLinecap="round"
          strokeDasharray={`${String(DOT_LENGTH)} ${String(gap - DOT_LENGTH)}`}
        />
      )
    }
    case 'frame': {
      const { x, y, width, height, line, color, radius } = shape
      return <rect {...{ x, y, width, height }} rx={radius} fill="none" stroke={color} strokeWidth={line} />
    }
    case 'code': {
      const { x, y, square, runs, color } = shape
      return (
        <path
          d={darkPath(runs)}
          transform={`translate(${String(x)} ${String(y)}) scale(${String(square)})`}
          fill={color}
        />
      )
    }
    case 'diamond':
      return (
        <polygon
          points={diamondPoints(shape)
            .map((point) => point.join(','))
            .join(' ')}
          fill={shape.color}
        />
      )
    case 'arrow':
      return (
        <path
          d={arrowPath(shape)
            .map(([from, to]) => `M${from.join(' ')}L${to.join(' ')}`)
            .join('')}
          fill="none"
          stroke={shape.color}
          strokeWidth={shape.width}
          strokeLinecap="round"
        />
      )
  }
}
