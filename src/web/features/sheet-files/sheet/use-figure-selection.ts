import { type RefObject, useState } from 'react'
import type { FigureKey, Mark, MarkPlace } from '../reading/sheet-marks.ts'

interface Selection {
  figure: FigureKey | null
  place: MarkPlace | null
  /** Counts how often a cell was to be brought into sight. */
  turn: number
}

const isSame = (one: MarkPlace, other: MarkPlace) =>
  one.file === other.file && one.tab === other.tab && one.row === other.row && one.column === other.column

/**
 * A figure of a sheet and its cell, of which each leads to the other.
 * @param figures the element that holds the figures
 */
export function useFigureSelection(marks: readonly Mark[], figures: RefObject<HTMLElement | null>) {
  const [selection, setSelection] = useState<Selection>({ figure: null, place: null, turn: 0 })
  const figureAt = (place: MarkPlace) => marks.find((mark) => isSame(mark.place, place))?.figure ?? null

  const elementOf = (figure: FigureKey) =>
    figures.current?.querySelector<HTMLElement>(`[data-figure="${CSS.escape(figure)}"]`) ?? null

  return {
    ...selection,
    chooseFigure: (figure: FigureKey, to?: MarkPlace | null) =>
      setSelection(({ turn }) => ({
        figure,
        place: to ?? marks.find((mark) => mark.figure === figure)?.place ?? null,
        turn: turn + 1,
      })),
    /** Chooses a cell, which may have no figure. */
    choosePlace: (place: MarkPlace) => {
      const figure = figureAt(place)
      if (figure !== null) elementOf(figure)?.scrollIntoView({ block: 'nearest' })
      // The arrow keys lead to hidden cells too.
      setSelection(({ turn }) => ({ figure, place, turn: turn + 1 }))
    },
    /** Gives the focus to the figure of a cell. */
    enter: (place: MarkPlace) => {
      const figure = figureAt(place)
      if (figure !== null) elementOf(figure)?.focus()
    },
  }
}

export type FigureSelection = ReturnType<typeof useFigureSelection>
