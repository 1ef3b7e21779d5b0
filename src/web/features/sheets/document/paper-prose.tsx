import type { ReactNode } from 'react'
import { EditedValue } from './edited-value.tsx'
import { methodBands } from './method-bands.ts'
import classes from './paper-prose.module.css'
import { PaperSection } from './paper-section.tsx'
import type { DocumentProse } from './sheet-document.ts'

export interface PaperProseProps {
  text: DocumentProse
  /** Replaces the text while it is edited. */
  field?: ReactNode
}

/** Two columns: on the screen a page of them after the other, on paper from wherever they begin on over the pages. */
export function PaperProse({ text, field }: PaperProseProps) {
  const { title, paragraphs, empty } = text
  const bands = methodBands(paragraphs)
  return (
    <PaperSection title={title}>
      <EditedValue field={field}>
        {bands.length === 0 && <p className={classes.empty}>{empty}</p>}
        <div className={classes.bands} data-columns={bands.some((band) => band.length > 1) || undefined}>
          {bands.map((band, index) => (
            <div key={String(index)} className={classes.band}>
              {band.map((column, side) => (
                <div key={String(side)} className={classes.column}>
                  {column.map((paragraph, place) => (
                    <p key={String(place)}>{paragraph}</p>
                  ))}
                </div>
              ))}
            </div>
          ))}
        </div>
      </EditedValue>
    </PaperSection>
  )
}
