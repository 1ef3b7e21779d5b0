import type { ReactNode } from 'react'
import { KITCHEN_PAPER } from '#web/lib/pages/finished-pages.ts'
import { forPdf } from '#web/lib/pdf/for-pdf.ts'
import { useLeadsBack } from '#web/lib/navigation/came-from.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { ComposedPages } from '#web/ui/paper-pages/composed-pages.tsx'
import { PageLinks } from '#web/ui/paper-pages/page-links.ts'
import { ExplainedAmount } from '../cost-path/explained-amount.tsx'
import type { SheetDocument } from '../document/sheet-document.ts'
import { readAbout } from './about.ts'
import { sheetPagesQuery } from './sheet-pages-query.ts'

interface SheetPagesProps {
  sheet: SheetDocument
  /** Where its photo is read; null when it has none. */
  photo: string | null
}

/** The technical sheet as it will be printed: a line leads to what it takes, an amount says how it was computed. */
export function SheetPages({ sheet, photo }: SheetPagesProps) {
  const { costs, ingredients } = forPdf(sheet)
  const leadsBack = useLeadsBack(sheet.title)
  const linked = (about: string, content: ReactNode) => {
    const { kind, key } = readAbout(about)
    if (kind === 'total' || kind === 'portion') {
      const fact = costs?.facts.find((each) => each.key === kind)
      return fact ? (
        <ExplainedAmount subject={{ kind }} name={fact.label}>
          {fact.value}
        </ExplainedAmount>
      ) : (
        content
      )
    }
    // The pages of before are shown until those of a changed sheet are composed.
    const row = ingredients.rows.find((each) => each.key === key)
    if (row && kind === 'line')
      return (
        <ExplainedAmount subject={{ kind, key }} name={row.cells.product.text}>
          {row.cells.total.text}
        </ExplainedAmount>
      )
    return row && row.to !== null ? (
      <PageLink to={row.to} state={leadsBack}>
        {content}
      </PageLink>
    ) : (
      content
    )
  }
  return (
    <article>
      <PageLinks value={linked}>
        <ComposedPages query={sheetPagesQuery(sheet, photo)} paper={KITCHEN_PAPER.landscape} />
      </PageLinks>
    </article>
  )
}
