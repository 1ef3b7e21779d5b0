import type { ReactNode } from 'react'
import { EditedValue } from './edited-value.tsx'
import classes from './paper-facts.module.css'
import { PaperSection } from './paper-section.tsx'
import type { FactList } from './sheet-document.ts'

export interface PaperFactsProps {
  list: FactList
  /** Fields that stand in place of a value while it is edited, by the fact's key. */
  fields?: Readonly<Record<string, ReactNode>>
}

/** Labels and values, a hairline under each. */
export function PaperFacts({ list, fields = {} }: PaperFactsProps) {
  return (
    <PaperSection title={list.title}>
      <dl className={classes.list}>
        {list.facts.map(({ key, label, value }) => (
          <div key={key} className={classes.fact}>
            <dt>{label}</dt>
            <dd>
              <EditedValue field={fields[key]}>{value}</EditedValue>
            </dd>
          </div>
        ))}
      </dl>
    </PaperSection>
  )
}
