import { Button, Flex } from '@mantine/core'
import { IconArrowDown } from '#web/ui/icons/arrow-down.ts'
import { IconArrowUp } from '#web/ui/icons/arrow-up.ts'
import { IconTrash } from '#web/ui/icons/trash.ts'
import { useTranslations } from 'use-intl'
import type { DraftLine } from '../state/draft.ts'
import { isNamedAlone } from '../state/line-source.ts'
import { findErrorId } from '../table/line-remark.tsx'
import { NoteField } from '../table/line-note.tsx'
import { PriceButton } from '../price/price-button.tsx'
import { ProductCell } from '../table/product-cell.tsx'
import type { LineIssue } from '../table/use-line-issues.ts'
import { WastageCell } from '../table/wastage-cell.tsx'
import classes from './line-details.module.css'

/** The position of a line, with buttons that move or remove it. */
export interface LinePlace {
  index: number
  last: boolean
  onMoveTo: (key: string, to: number) => void
  onRemove: (key: string) => void
}

interface LineDetailsProps extends LinePlace {
  line: DraftLine
  name: string
  issues: readonly LineIssue[]
}

/** The rest of a line: its loss, another product, its place, and taking it out. */
export function LineDetails({ line, name, issues, index, last, ...actions }: LineDetailsProps) {
  const t = useTranslations('editor')
  const { key } = line
  const because = (field: LineIssue['field']) => findErrorId(issues, key, field)

  return (
    <div className={classes.details}>
      <div className={classes.field}>
        <span>{t('table.product')}</span>
        <ProductCell line={line} wrongBecause={because('product')} />
      </div>
      {line.costing === 'quantity' && line.product !== null && (
        <div className={classes.field}>
          <span>{t('table.unitPrice')}</span>
          <PriceButton line={line} ownStop />
        </div>
      )}
      {line.costing === 'quantity' && (
        <div className={classes.field}>
          <span>{t('line.wastageWord')}</span>
          <span className={classes.wastage}>
            <WastageCell
              lineKey={key}
              percent={line.wastagePercent}
              label={t('line.wastage', { product: name })}
              wrongBecause={because('wastagePercent')}
            />
          </span>
        </div>
      )}
      {!isNamedAlone(line) && (
        <div className={classes.field}>
          <span>{t('line.noteWord')}</span>
          <NoteField line={line} name={name} />
        </div>
      )}
      <Flex gap={8}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconArrowUp size={16} aria-hidden />}
          disabled={index === 0}
          onClick={() => actions.onMoveTo(key, index - 1)}
        >
          {t('line.moveUp')}
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconArrowDown size={16} aria-hidden />}
          disabled={last}
          onClick={() => actions.onMoveTo(key, index + 1)}
        >
          {t('line.moveDown')}
        </Button>
        <Button
          variant="subtle"
          color="beetroot"
          size="sm"
          ml="auto"
          aria-label={t('line.remove', { product: name })}
          onClick={() => actions.onRemove(key)}
        >
          <IconTrash size={18} aria-hidden />
        </Button>
      </Flex>
    </div>
  )
}
