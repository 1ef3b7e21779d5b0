import type { ReactNode } from 'react'
import { ExplainedAmount } from '../cost-path/explained-amount.tsx'
import { EditedValue } from './edited-value.tsx'
import classes from './paper-facts.module.css'
import { PaperSection } from './paper-section.tsx'
import type { Fact, FactList } from './sheet-document.ts'

export interface PaperFactsProps {
  list: FactList
  /** Fields that replace a value while it is edited, by the fact's key. */
  fields?: Readonly<Record<string, ReactNode>>
}

/** Labels and values, a hairline under each. */
export function PaperFacts({ list, fields = {} }: PaperFactsProps) {
  return (
    <PaperSection title={list.title}>
      <dl>
        {list.facts.map((fact) => (
          <div key={fact.key} className={classes.fact}>
            <dt>{fact.label}</dt>
            <dd>
              <EditedValue field={fields[fact.key]}>
                <FactValue fact={fact} />
              </EditedValue>
            </dd>
          </div>
        ))}
      </dl>
    </PaperSection>
  )
}

/** The two costs among the facts say how they came about. */
function FactValue({ fact: { key, label, value } }: { fact: Fact }) {
  if (key !== 'total' && key !== 'portion') return value
  return (
    <ExplainedAmount subject={{ kind: key }} name={label}>
      {value}
    </ExplainedAmount>
  )
}
