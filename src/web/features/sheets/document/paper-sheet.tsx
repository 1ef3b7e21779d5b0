import type { ReactNode } from 'react'
import { PaperFacts } from './paper-facts.tsx'
import { PaperIngredients } from './paper-ingredients.tsx'
import { PaperDetails } from './paper-details.tsx'
import { PaperProse } from './paper-prose.tsx'
import classes from './paper-sheet.module.css'
import { PaperTotals } from './paper-totals.tsx'
import { PrintRules } from '#web/ui/print-rules.tsx'
import type { SheetDocument } from './sheet-document.ts'

/** Fields that replace what they edit. */
export interface PaperFields {
  portions: ReactNode
  priceHt: ReactNode
  method: ReactNode
}

export interface PaperSheetProps {
  sheet: SheetDocument
  fields?: PaperFields | undefined
  /** Where its photo is read; null when it has none. */
  photo?: string | null
}

/** The technical sheet as it is printed: a page on a desktop, fluid on a phone, without frame in print. */
export function PaperSheet({ sheet, fields, photo = null }: PaperSheetProps) {
  return (
    <article className={classes.paper}>
      <PrintRules page="A4 landscape" margin="20mm" />
      <h1 className={classes.heading}>{sheet.heading}</h1>
      <div className={classes.titleLine}>
        <h2 className={classes.title}>{sheet.title}</h2>
        <p className={classes.subtitle}>{sheet.subtitle}</p>
      </div>
      <div className={classes.facts} data-photo={photo !== null || undefined}>
        <PaperFacts list={sheet.general} {...(fields && { fields: factFields(fields) })} />
        <PaperFacts list={sheet.costs} />
        {photo !== null && <img src={photo} alt="" className={classes.photo} />}
      </div>
      <PaperDetails details={sheet.details} />
      <PaperIngredients ingredients={sheet.ingredients} title={sheet.title} />
      <PaperTotals sheet={sheet} />
      <div className={classes.prose}>
        <PaperProse text={sheet.method} field={fields?.method} />
        {sheet.notes !== null && <PaperProse text={sheet.notes} />}
        <footer className={classes.footer}>{sheet.footer}</footer>
      </div>
    </article>
  )
}

function factFields({ portions, priceHt }: PaperFields): Record<string, ReactNode> {
  return { portions, priceHt }
}
