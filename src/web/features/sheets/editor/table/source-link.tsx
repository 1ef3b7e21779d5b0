import { IconArrowUpRight } from '#web/ui/icons/arrow-up-right.ts'
import { useTranslations } from 'use-intl'
import { PageLink } from '#web/ui/page-link.tsx'
import { sourcePath } from '../../source-path.ts'
import type { LineFrame } from '../state/draft.ts'
import { sourceName } from '../state/line-source.ts'
import { useEditorState } from '../state/use-editor.ts'
import { useLeadsBack } from '#web/lib/navigation/came-from.ts'
import classes from './product-cell.module.css'

/** Leads to the page of a line's product, or to the sheet of its preparation. */
export function SourceLink({ line }: { line: LineFrame }) {
  const t = useTranslations('editor.line')
  const title = useEditorState(({ stored }) => stored.title)
  const leadsBack = useLeadsBack(title)
  const to = sourcePath({
    productId: line.product?.id ?? null,
    preparationId: line.preparation?.id ?? null,
  })
  if (to === null) return null
  const label = t('open', { product: sourceName(line) ?? '' })
  return (
    // Out of the way of Tab, which leads from cell to cell.
    <PageLink
      to={to}
      state={leadsBack}
      className={classes.open}
      aria-label={label}
      title={label}
      tabIndex={-1}
      data-print="hidden"
    >
      <IconArrowUpRight size={15} stroke={1.8} aria-hidden />
    </PageLink>
  )
}
