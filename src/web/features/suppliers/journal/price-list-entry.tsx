import { Button, Text } from '@mantine/core'
import { IconArrowDownRight } from '#web/ui/icons/arrow-down-right.ts'
import { IconArrowUpRight } from '#web/ui/icons/arrow-up-right.ts'
import { useTranslations } from 'use-intl'
import type { PriceList } from '#contract/price-lists.ts'
import { paths } from '#web/entities/paths.ts'
import { useFormat } from '#web/lib/format/use-format.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import entries from '#web/ui/entry-list.module.css'
import classes from './price-list-entry.module.css'

export interface PriceListEntryProps {
  list: PriceList
  onUndo: () => void
}

/** A file that went into a catalogue: whose, when, what it changed. */
export function PriceListEntry({ list, onUndo }: PriceListEntryProps) {
  const t = useTranslations()
  const format = useFormat()
  const { supplier, fileName, committedAt, undoneAt, latest } = list
  return (
    <li className={`${entries.entry} ${classes.entry}`} data-undone={undoneAt !== null || undefined}>
      <div>
        <div className={classes.what}>
          <TextLink to={paths.supplierProducts(supplier.id)} fw={600} c="inherit">
            {supplier.name}
          </TextLink>
          <Text span c="dimmed" fz="sm">
            {fileName}
          </Text>
        </div>
        <Changes list={list} />
        {committedAt !== null && (
          <Text c="dimmed" fz="sm">
            {t('prices.moment', { date: format.dateLong(committedAt), time: format.time(committedAt) })}
            {undoneAt !== null &&
              ` · ${t('suppliers.journal.undoneOn', { date: format.dateLong(undoneAt) })}`}
          </Text>
        )}
      </div>
      {latest && (
        <Button
          variant="default"
          size="compact-md"
          aria-label={t('suppliers.journal.undoNamed', { file: fileName, supplier: supplier.name })}
          onClick={onUndo}
        >
          {t('suppliers.journal.undo')}
        </Button>
      )}
    </li>
  )
}

const ICON = { size: 14, stroke: 2, 'aria-hidden': true } as const

/** In figures, those alone that are more than none. */
function Changes({ list }: { list: PriceList }) {
  const t = useTranslations('suppliers.journal')
  const { added, dearer, cheaper, altered, removed, unchanged, pricesTaken } = list
  if (added + dearer + cheaper + altered + removed === 0)
    return <p className={classes.changes}>{t('nothing', { count: unchanged })}</p>
  return (
    <p className={classes.changes}>
      {added > 0 && <span>{t('added', { count: added })}</span>}
      {dearer > 0 && (
        <span data-moved="dearer">
          <IconArrowUpRight {...ICON} /> {t('dearer', { count: dearer })}
        </span>
      )}
      {cheaper > 0 && (
        <span data-moved="cheaper">
          <IconArrowDownRight {...ICON} /> {t('cheaper', { count: cheaper })}
        </span>
      )}
      {altered > 0 && <span>{t('altered', { count: altered })}</span>}
      {removed > 0 && <span>{t('removed', { count: removed })}</span>}
      {unchanged > 0 && (
        <Text span c="dimmed" fz="sm">
          {t('unchanged', { count: unchanged })}
        </Text>
      )}
      {pricesTaken > 0 && <span>{t('pricesTaken', { count: pricesTaken })}</span>}
    </p>
  )
}
