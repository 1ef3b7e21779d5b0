import type { ReactNode } from 'react'
import { EditedValue } from './edited-value.tsx'
import classes from './paper-method.module.css'
import { PaperSection } from './paper-section.tsx'
import type { SheetDocument } from './sheet-document.ts'

export interface PaperMethodProps extends Pick<SheetDocument, 'method'> {
  /** Stands in place of the text while it is edited. */
  field?: ReactNode
}

/** Two columns a page: a further page of them begins on paper where the one before ends. */
export function PaperMethod({ method, field }: PaperMethodProps) {
  const { title, bands, empty } = method
  return (
    <PaperSection title={title}>
      <EditedValue field={field}>
        {bands.length === 0 && <p className={classes.empty}>{empty}</p>}
        {bands.map((band, index) => (
          <div key={String(index)} className={classes.band}>
            {band.map((paragraphs, column) => (
              <div key={String(column)} className={classes.column}>
                {paragraphs.map((paragraph, place) => (
                  <p key={String(place)}>{paragraph}</p>
                ))}
              </div>
            ))}
          </div>
        ))}
      </EditedValue>
    </PaperSection>
  )
}
