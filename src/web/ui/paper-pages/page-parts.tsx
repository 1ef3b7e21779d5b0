import { use } from 'react'
import type { Page, Part, TablePart, TextPart } from '#web/lib/pages/page.ts'
import { vars } from './css-vars.ts'
import { PageLinks } from './page-links.ts'
import { bandOf, PlacedLines } from './placed-lines.tsx'
import classes from './paper-pages.module.css'
import { TableParts } from './table-parts.tsx'

/** The texts of a page, each where it was composed, in the order and for the purpose that it has. */
export function PageParts({ page }: { page: Page }) {
  return groupsOf(page.parts).map((group, index) => (
    <PartGroup key={String(index)} parts={group} width={page.width} />
  ))
}

/** Dishes that follow each other are one list, rows one table. */
function groupsOf(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = []
  for (const part of parts) {
    const group = groups.at(-1)
    if (group?.[0] && belongsTo(part, group[0])) group.push(part)
    else groups.push([part])
  }
  return groups
}

function belongsTo(part: Part, other: Part): boolean {
  return 'cells' in part ? 'cells' in other : part.kind === 'dish' && other.kind === 'dish'
}

interface PartGroupProps {
  parts: readonly Part[]
  width: number
}

function PartGroup({ parts, width }: PartGroupProps) {
  const rows = parts.filter((part): part is TablePart => 'cells' in part)
  if (rows.length > 0) return <TableParts rows={rows} width={width} />
  const texts = parts.filter((part): part is TextPart => !('cells' in part))
  if (texts[0]?.kind === 'dish') return <DishList dishes={texts} width={width} />
  return texts.map((part, index) => <Paragraph key={String(index)} part={part} width={width} />)
}

function DishList({ dishes, width }: { dishes: readonly TextPart[]; width: number }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers
    <ul role="list">
      {dishes.map(({ lines, about }, index) => (
        <Band key={String(index)} element="li" lines={lines} width={width} about={about} />
      ))}
    </ul>
  )
}

const ELEMENTS = { title: 'h1', section: 'h2', subsection: 'h3', dish: 'p', text: 'p' } as const

function Paragraph({ part: { kind, lines }, width }: { part: TextPart; width: number }) {
  return <Band element={ELEMENTS[kind]} lines={lines} width={width} />
}

interface BandProps extends Pick<TextPart, 'lines'> {
  element: 'li' | 'h1' | 'h2' | 'h3' | 'p'
  width: number
  about?: string | undefined
}

/** An element as wide as the page and as high as its lines. */
function Band({ element: Element, lines, width, about }: BandProps) {
  const linked = use(PageLinks)
  const band = bandOf(lines)
  const placed = <PlacedLines lines={lines} pageWidth={width} top={band.top} />
  return (
    <Element className={classes.band} style={vars({ y: band.top, height: band.height })}>
      {about === undefined ? placed : linked(about, placed)}
    </Element>
  )
}
