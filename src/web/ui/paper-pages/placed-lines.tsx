import { Fragment, use } from 'react'
import { FACES, SIGNS } from '#domain/typesetting/faces.ts'
import type { Line } from '#web/lib/pages/page.ts'
import { vars } from './css-vars.ts'
import { PageLinks } from './page-links.ts'
import classes from './paper-pages.module.css'

export interface PlacedLinesProps {
  lines: readonly Line[]
  pageWidth: number
  /** Where on the page the element begins that they are in. */
  top?: number
}

/** Lines of text where they were composed, a space between them for copying and screen readers. */
export function PlacedLines({ lines, pageWidth, top = 0 }: PlacedLinesProps) {
  return lines.map((line, index) => (
    <Fragment key={String(index)}>
      {index > 0 && ' '}
      <PlacedLine line={{ ...line, y: line.y - top }} pageWidth={pageWidth} />
    </Fragment>
  ))
}

function PlacedLine({ line, pageWidth }: { line: Line; pageWidth: number }) {
  const linked = use(PageLinks)
  const { face, x, y, size, color, spacing, align, uppercase, upright, text, about } = line
  const { family, weight, italic, figure, capitals } = FACES[face]
  return (
    <span
      className={classes.line}
      lang={line.language}
      data-align={align}
      data-figures={figure !== null || undefined}
      data-uppercase={uppercase || undefined}
      data-upright={upright || undefined}
      style={{
        ...vars({ x, y, size, color, ...(align === 'right' && { 'page-width': pageWidth }) }),
        ...(spacing !== 0 && vars({ spacing })),
        fontFamily: `'${family}', '${SIGNS.family}'`,
        fontWeight: weight,
        ...(italic && { fontStyle: 'italic' }),
        ...(capitals && { fontVariantLigatures: 'none' }),
      }}
    >
      {about === undefined ? text : linked(about, text)}
    </span>
  )
}

/** Below a baseline, in the size. */
const DESCENT = 0.3

/** The band of the page that lines take. */
export function bandOf(lines: readonly Line[]): { top: number; height: number } {
  const top = Math.min(...lines.map(({ y, size }) => y - size))
  const bottom = Math.max(...lines.map(({ y, size }) => y + DESCENT * size))
  return { top, height: bottom - top }
}
